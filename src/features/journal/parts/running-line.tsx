import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { lineOf } from '../model/line-picture.ts';
import { PlainSum } from './result-sum.tsx';
import styles from './journal.module.css';

const size = { width: 320, height: 96, margin: 4 } as const;

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
  const { points, zero, fall } = lineOf(sums, size);
  return (
    <figure className={styles['line']}>
      <svg
        className={styles['picture']}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('line.label', { n: format.count(count) })}
      >
        {fall === undefined ? undefined : (
          <rect className={styles['fall']} x={fall.x} y={fall.y} width={fall.width} height={fall.height} />
        )}
        <line className={styles['zero']} x1={0} x2={size.width} y1={zero} y2={zero} />
        <path
          className={styles['path']}
          d={points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}
        />
      </svg>
      <figcaption className={styles['caption']}>
        {t('stats.drawdown')} <PlainSum value={drawdown} currency={currency} />
      </figcaption>
    </figure>
  );
}
