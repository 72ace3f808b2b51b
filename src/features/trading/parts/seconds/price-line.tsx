import type { SecondsDirection } from '../../../../core/domain/seconds-option.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { PriceText, directionOf } from '../../../../core/ui/money-text.tsx';
import type { Quote } from '../../../../core/domain/instrument.ts';
import type { PricePoint } from '../../model/price-line.ts';
import { drawLine } from '../../model/price-line.ts';
import styles from './price-line.module.css';

export interface LineMark {
  readonly id: string;
  readonly direction: SecondsDirection;
  /** Where it opened, device time in ms and price. */
  readonly at: number;
  readonly value: number;
}

export interface PriceLineProps {
  readonly quote: Quote | undefined;
  readonly priceStep: Price | undefined;
  readonly points: readonly PricePoint[];
  readonly marks: readonly LineMark[];
}

const size = { width: 320, height: 48 } as const;

/** The price now, and its way over the last minutes with the entries of what runs. */
export function PriceLine({ quote, priceStep, points, marks }: PriceLineProps) {
  const t = useText('seconds');
  const drawn = drawLine(points, marks, size);
  return (
    <section className={styles['line']} aria-label={t('line.label')}>
      <p className={styles['now']}>
        <PriceText
          value={quote?.price}
          step={priceStep}
          direction={directionOf(quote?.change)}
          flashes
          className={styles['price']}
        />
      </p>
      <svg
        className={styles['picture']}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {drawn.marks.map((mark) => (
          <g key={mark.id} className={styles['mark']} data-direction={mark.direction}>
            <line x1={mark.x} x2={size.width} y1={mark.y} y2={mark.y} vectorEffect="non-scaling-stroke" />
            <line x1={mark.x} x2={mark.x} y1={mark.y - 6} y2={mark.y + 6} vectorEffect="non-scaling-stroke" />
          </g>
        ))}
        {drawn.path === '' ? undefined : (
          <path className={styles['path']} d={drawn.path} vectorEffect="non-scaling-stroke" />
        )}
      </svg>
    </section>
  );
}
