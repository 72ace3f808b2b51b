import { IconChevronDown } from '../../../../core/ui/icons/chevron-down.gen.tsx';
import type { ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { CoinMark } from '../../../../core/ui/money/coin-mark.tsx';
import styles from './pair-button.module.css';

export interface PairButtonProps {
  readonly symbol: string;
  /** The change of the price in a day. */
  readonly change: ReactNode;
  readonly isClosed: boolean;
  /** What has to be known about the price; on a phone it takes the place of the change. */
  readonly note?: ReactNode;
  readonly onOpen: () => void;
}

/** The pair with its change; opens the picker. */
export function PairButton({ symbol, change, isClosed, note, onOpen }: PairButtonProps) {
  const t = useText('trading');
  const closed = t('about.closed');
  return (
    <div className={styles['named']}>
      <button
        type="button"
        className={styles['pair']}
        aria-label={[t('header.choosePair', { symbol }), isClosed ? `(${closed})` : ''].join(' ').trim()}
        aria-haspopup="dialog"
        data-key="pair"
        onClick={onOpen}
      >
        <span className={styles['symbol']}>
          <CoinMark name={symbol} size={20} />
          <span className={styles['name']}>{symbol}</span>
          <IconChevronDown size={16} stroke={2} aria-hidden="true" />
        </span>
        <span className={styles['change']}>
          {change} {isClosed ? <span className={styles['closed']}>{closed}</span> : undefined}
        </span>
      </button>
      {note}
    </div>
  );
}
