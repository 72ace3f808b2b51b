import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Rate } from '../../../core/money/amount.ts';
import { PercentText } from '../../../core/ui/money-text.tsx';
import styles from './pair-button.module.css';

export interface PairButtonProps {
  readonly symbol: string;
  readonly change: Rate | undefined;
  /** What has to be known about the price; on a phone it takes the place of the change. */
  readonly note?: ReactNode;
  readonly onOpen: () => void;
}

/** The pair with its change; opens the picker. */
export function PairButton({ symbol, change, note, onOpen }: PairButtonProps) {
  const t = useText('trading');
  return (
    <div className={styles['named']}>
      <button
        type="button"
        className={styles['pair']}
        aria-label={t('header.choosePair', { symbol })}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span className={styles['symbol']}>
          <span className={styles['name']}>{symbol}</span>
          <IconChevronDown size={16} stroke={2} aria-hidden="true" />
        </span>
        <PercentText value={change} className={styles['change']} />
      </button>
      {note}
    </div>
  );
}
