import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { forDrawing } from '../../../core/money/fixed-point.ts';
import { fallIn, type SettledCurve } from '../model/settled-curve.ts';
import styles from './settled-curve.module.css';
import { TraderFigures } from './trader-figures.tsx';

const size = { width: 320, height: 120 } as const;
const margin = 4;

/** The settled results of a trader added up, the largest fall marked: losses are as visible as profits. */
export function SettledCurvePicture({ curve, isAll }: { readonly curve: SettledCurve; readonly isAll: boolean }) {
  const t = useText('copyTrading');
  const format = useFormat();
  const money = (value: Amount): string => format.amount(value, { currency: curve.currency });
  return (
    <figure className={styles['curve']}>
      <figcaption className={styles['caption']}>
        <b>{t('curve.title')}</b>
        <span>{t(isAll ? 'curve.all' : 'curve.last', { n: format.count(curve.trades) })}</span>
      </figcaption>
      <CurveDrawing curve={curve} />
      <TraderFigures
        figures={[
          { id: 'highest', label: t('curve.highest'), value: money(curve.highest) },
          { id: 'lowest', label: t('curve.lowest'), value: money(curve.lowest) },
          { id: 'fall', label: t('curve.fall'), value: money(curve.fall) },
        ]}
      />
    </figure>
  );
}

/** The curve alone; what it says stands beside it. */
export function CurveDrawing({ curve }: { readonly curve: SettledCurve }) {
  const series = curve.sums.map(forDrawing);
  const least = Math.min(...series);
  const range = Math.max(...series) - least || 1;
  const xOf = (at: number): number => (at / (series.length - 1)) * size.width;
  const yOf = (value: number): number => size.height - margin - ((value - least) / range) * (size.height - 2 * margin);
  const fall = fallIn(series);
  return (
    <svg
      className={styles['picture']}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {fall === undefined ? undefined : (
        <rect
          className={styles['fall']}
          x={xOf(fall.from)}
          width={xOf(fall.to) - xOf(fall.from)}
          y={yOf(series[fall.from] ?? 0)}
          height={yOf(series[fall.to] ?? 0) - yOf(series[fall.from] ?? 0)}
        />
      )}
      <line className={styles['zero']} x1={0} x2={size.width} y1={yOf(0)} y2={yOf(0)} />
      <path
        className={styles['path']}
        d={series.map((value, at) => `${at === 0 ? 'M' : 'L'}${xOf(at).toFixed(1)} ${yOf(value).toFixed(1)}`).join('')}
      />
    </svg>
  );
}
