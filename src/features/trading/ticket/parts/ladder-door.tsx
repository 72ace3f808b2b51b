import { useState, type ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';

export interface LadderDoorProps {
  /** Something has to be answered first: then it does not open. */
  readonly asksFirst?: (() => boolean) | undefined;
  readonly renderSheet: (door: { readonly isOpen: boolean; readonly onClose: () => void }) => ReactNode;
}

/** Opens the sheet of a ladder. */
export function LadderDoor({ asksFirst, renderSheet }: LadderDoorProps) {
  const t = useText('trading');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(asksFirst === undefined || !asksFirst())}
      >
        {t('ticket.ladder')}
      </Button>
      {renderSheet({ isOpen, onClose: () => setIsOpen(false) })}
    </>
  );
}
