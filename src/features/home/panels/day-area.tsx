import type { Price } from '../../../core/money/amount.ts';
import { forDrawing } from '../../../core/money/fixed-point.ts';
import { useDayShape } from '../../shared/quotes/data/day-shape.ts';
import { UnreadDay } from '../../shared/quotes/panels/later-unread-day.ts';
import { areaOf } from '../model/area-path.ts';
import styles from './day-area.module.css';

export interface DayAreaProps {
  readonly symbol: string;
  /** The price of this moment, at the end of the line. */
  readonly price: Price | undefined;
}

/** The last 24 hours up to now as a line with its ground; nothing where no candles are known, and a dash where they could not be read. */
export function DayArea({ symbol, price }: DayAreaProps) {
  const { closes, hasFailed } = useDayShape(symbol, true);
  if (hasFailed) return <UnreadDay />;
  if (closes.length < 2) return undefined;
  const { line, ground } = areaOf(price === undefined ? closes : [...closes, forDrawing(price)]);
  return (
    <svg className={styles['area']} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles['ground']} d={ground} />
      <path className={styles['line']} d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
