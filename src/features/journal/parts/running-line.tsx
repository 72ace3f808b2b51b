import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { SumLine } from '../../../core/ui/money/sum-line.tsx';
import { CostSum } from './result-sum.tsx';
import styles from './journal.module.css';

export interface RunningLineProps {
  readonly sums: readonly Amount[];
  readonly count: number;
  /** Positive. */
  readonly drawdown: Amount;
  readonly currency: string;
}

/** The running total, its largest fall marked: losses are as visible as profits. */
export function RunningLine({ sums, count, drawdown, currency }: RunningLineProps) {
  const t = useText('journal');
  const format = useFormat();
  return (
    <figure className={styles['line']}>
      <SumLine sums={sums} label={t('line.label', { n: format.count(count) })} />
      <figcaption className={styles['caption']}>
        {t('stats.drawdown')} <CostSum value={drawdown} currency={currency} />
      </figcaption>
    </figure>
  );
}
