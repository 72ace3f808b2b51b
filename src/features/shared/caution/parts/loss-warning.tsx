import { IconInfoCircle } from '../../../../core/ui/icons/info-circle.gen.tsx';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import styles from './loss-warning.module.css';

export interface LossWarningProps {
  /** Among parts that keep the distance to the edge themselves. */
  readonly isWithin?: boolean | undefined;
}

/** On the first page of every product that costs money: one line says that all of it can be lost, and opens the rest. */
export function LossWarning({ isWithin = false }: LossWarningProps) {
  const t = useText('finance');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside className={styles[isWithin ? 'within' : 'place']} aria-label={t('risk.title')} data-risk>
      <button type="button" className={styles['line']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span>{t('risk.line')}</span>
        <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen ? (
        <Sheet isOpen onClose={() => setIsOpen(false)} title={t('risk.title')}>
          <p>{t('warning')}</p>
        </Sheet>
      ) : undefined}
    </aside>
  );
}

/** Cards with the warning below their first row: the product comes first, and the warning before anything is bought. */
export function withLossWarning([first, ...others]: readonly ReactNode[]): readonly ReactNode[] {
  return first === undefined ? [] : [first, <LossWarningRow key="risk" />, ...others];
}

/** Among the cards of a grid. */
function LossWarningRow() {
  return (
    <li className={styles['row']}>
      <LossWarning isWithin />
    </li>
  );
}
