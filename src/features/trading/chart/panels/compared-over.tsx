import type { Chart } from 'klinecharts';
import { useEffect, useMemo, useState } from 'react';
import type { Candle } from '../../../../core/domain/market/candle.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { percentChange } from '../../../../core/money/arithmetic.ts';
import { forDrawing } from '../../../../core/money/fixed-point.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import { IconX } from '../../../../core/ui/icons/x.gen.tsx';
import { PercentText } from '../../../../core/ui/money/money-text.tsx';
import { useCandles } from '../data/candles.ts';
import { joinedOf, periodOf, type ChartRange } from '../model/chart-settings.ts';
import { joinedBars } from '../model/joined-bars.ts';
import { addComparedLine, showCompared } from '../parts/compared-line.ts';
import { useChartColours } from '../parts/use-chart-colours.ts';
import styles from './compared-over.module.css';

export interface ComparedOverProps {
  readonly chart: Chart;
  readonly symbol: string;
  readonly range: ChartRange;
  /** Of the bar that is read; undefined for the last one. */
  readonly barTime: number | undefined;
  readonly onRemove: () => void;
}

/** A second pair on the chart, in percent since the first bar in view. */
export function ComparedOver({ chart, symbol, range, barTime, onRemove }: ComparedOverProps) {
  const t = useText('chart');
  const { candles: read } = useCandles(symbol, periodOf(range));
  const candles = useMemo(() => (read === undefined ? undefined : joinedBars(read, joinedOf(range))), [read, range]);
  const [firstTime, setFirstTime] = useState<number>();
  const { text } = useChartColours();
  useEffect(() => addComparedLine(chart, setFirstTime), [chart]);
  useEffect(
    () =>
      showCompared(
        chart,
        (candles ?? []).map(({ time, close }) => ({ time, close: forDrawing(close) })),
        text,
      ),
    [chart, text, candles],
  );
  const first = candles?.find(({ time }) => firstTime !== undefined && time >= firstTime);
  const last = candles === undefined ? undefined : closeAt(candles, barTime);
  return (
    <p className={styles['compared']}>
      <span className={styles['mark']} aria-hidden="true" />
      <span>{symbol}</span>
      {candles?.length === 0 ? (
        <span>{t('compare.none')}</span>
      ) : first === undefined || last === undefined ? undefined : (
        <PercentText value={percentChange(last.close, first.close)} />
      )}
      <IconButton label={t('compare.remove', { symbol })} className={styles['remove']} onClick={onRemove}>
        <IconX size={14} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </p>
  );
}

/** The bar at a time, or the last one before it. */
const closeAt = (candles: readonly Candle[], time: number | undefined): Candle | undefined =>
  time === undefined ? candles.at(-1) : candles.findLast((candle) => candle.time <= time);
