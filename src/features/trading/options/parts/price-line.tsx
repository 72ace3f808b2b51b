import type { OptionDirection } from '../../../../core/domain/orders/option.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { PriceText, directionOf } from '../../../../core/ui/money/money-text.tsx';
import type { Quote } from '../../../../core/domain/market/instrument.ts';
import type { LineSpan, PricePoint } from '../model/price-line.ts';
import { drawLine } from '../model/price-line.ts';
import styles from './price-line.module.css';

/** The open and the end of an option; device time in ms and price. */
export interface LineMark extends LineSpan {
  readonly id: string;
  readonly direction: OptionDirection;
}

export interface PriceLineProps {
  readonly quote: Quote | undefined;
  readonly priceStep: Price | undefined;
  readonly points: readonly PricePoint[];
  readonly marks: readonly LineMark[];
}

const size = { width: 320, height: 48 } as const;
const tick = 6;

/** The price now, and its way over the last minutes with entry and expiry of what runs and of what was just settled. */
export function PriceLine({ quote, priceStep, points, marks }: PriceLineProps) {
  const t = useText('options');
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
          <DrawnMark key={mark.id} {...mark} />
        ))}
        {drawn.path === '' ? undefined : (
          <path className={styles['path']} d={drawn.path} vectorEffect="non-scaling-stroke" />
        )}
      </svg>
    </section>
  );
}

type DrawnMarkProps = ReturnType<typeof drawLine<LineMark>>['marks'][number];

/** A tick at the entry, a dashed way to the end: the whole height while it is still to come, a tick at its price then. */
function DrawnMark({ x, y, ending, end, direction }: DrawnMarkProps) {
  const isOpen = end.value === undefined;
  return (
    <g className={styles['mark']} data-direction={direction} data-open={isOpen}>
      <line x1={x} x2={ending.x} y1={y} y2={ending.y} vectorEffect="non-scaling-stroke" />
      <line x1={x} x2={x} y1={y - tick} y2={y + tick} vectorEffect="non-scaling-stroke" />
      <line
        x1={ending.x}
        x2={ending.x}
        y1={isOpen ? 0 : ending.y - tick}
        y2={isOpen ? size.height : ending.y + tick}
        vectorEffect="non-scaling-stroke"
      />
    </g>
  );
}
