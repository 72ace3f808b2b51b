import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { forDrawing } from '../../../../core/money/fixed-point.ts';
import { keptDays, type KeptDay } from '../model/kept-worth.ts';
import styles from './worth.module.css';

const size = { width: 320, height: 56 } as const;
const margin = 3;
const dayMs = 86_400_000;
const day = { year: true, month: true, day: true } as const;

export interface WorthCurveProps {
  readonly days: readonly KeptDay[];
  /** Not what was there then: what is there now, at the prices of then. */
  readonly isAtPastPrices?: boolean | undefined;
}

/** Its place while the prices are read. */
export function WorthCurveBlank() {
  return <div className={styles['awaited']} aria-hidden="true" />;
}

/** Days, each at its own place among the last thirty; one day alone is no line, and the day’s result says so. */
export function WorthCurve({ days, isAtPastPrices = false }: WorthCurveProps) {
  const t = useText('worth');
  const format = useFormat();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined || days.length === 1) return undefined;
  return (
    <figure className={styles['curve']}>
      <svg
        className={styles['picture']}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t(isAtPastPrices ? 'curve.pricesLabel' : 'curve.label', {
          from: format.moment(first.at, day),
          to: format.moment(last.at, day),
        })}
      >
        <polyline className={styles['path']} points={pointsOf(days, last)} />
      </svg>
      <figcaption className={styles['detail']}>
        {t(isAtPastPrices ? 'curve.prices' : 'curve.since', { date: format.moment(first.at, day) })}
      </figcaption>
    </figure>
  );
}

function pointsOf(days: readonly KeptDay[], last: KeptDay): string {
  const values = days.map(({ worth }) => forDrawing(worth));
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  const xOf = (one: KeptDay): number =>
    size.width * (1 - (Date.parse(last.day) - Date.parse(one.day)) / dayMs / (keptDays - 1));
  const yOf = (value: number): number => size.height - margin - ((value - least) / range) * (size.height - 2 * margin);
  return days.map((one, at) => `${xOf(one).toFixed(1)},${yOf(values[at] ?? least).toFixed(1)}`).join(' ');
}
