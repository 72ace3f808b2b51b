import { IconChevronDown } from '@tabler/icons-react';
import type { Rate } from '../../../core/money/amount.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { PercentText } from '../../../core/ui/money-text.tsx';
import styles from './pair-button.module.css';

export interface PairButtonProps {
  readonly symbol: string;
  readonly change: Rate | undefined;
  readonly onOpen: () => void;
}

export function PairButton({ symbol, change, onOpen }: PairButtonProps) {
  const t = useText('trading');
  return (
    <span className={styles['heading']}>
      <button type="button" className={styles['pair']} aria-label={t('header.choosePair', { symbol })} aria-haspopup="dialog" onClick={onOpen}>
        {symbol}
        <IconChevronDown size={16} stroke={2} aria-hidden="true" />
      </button>
      <PercentText value={change} className={styles['change']} />
    </span>
  );
}
