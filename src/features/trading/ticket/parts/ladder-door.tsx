import { useState, type ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import styles from './ladder-door.module.css';

export interface LadderDoorProps {
  /** Something has to be answered first: then it does not open. */
  readonly asksFirst?: (() => boolean) | undefined;
  readonly renderSheet: (door: { readonly isOpen: boolean; readonly onClose: () => void }) => ReactNode;
}

/** Opens the sheet of a ladder; it stands in the line of the label of the one price that the ladder makes several of. */
export function LadderDoor({ asksFirst, renderSheet }: LadderDoorProps) {
  const t = useText('trading');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['door']}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(asksFirst === undefined || !asksFirst())}
      >
        {t('ticket.ladder')}
      </button>
      {renderSheet({ isOpen, onClose: () => setIsOpen(false) })}
    </>
  );
}
