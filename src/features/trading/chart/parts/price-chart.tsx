import { dispose, init, type Chart, type KLineData } from 'klinecharts';
import {
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefCallback,
} from 'react';
import type { Candle, CandlePeriod } from '../../../../core/domain/market/candle.ts';
import { price, type Price } from '../../../../core/money/amount.ts';
import { placesOf } from '../../../../core/money/fixed-point.ts';
import { laterPart } from '../../../../core/ui/later-part.ts';
import { barLengths, changeBetween, drawnBar } from '../model/chart-data.ts';
import { isMainIndicator, type ChartScale } from '../model/chart-settings.ts';
import { comparedRoom, roomForLegend } from '../model/legend-room.ts';
import type { ChartOrders } from './chart-drawings.ts';
import { chartFormatter, chartNumbers } from './chart-formatter.ts';
import { registerFirstIndicators } from './chart-indicators.ts';
import { barTimeAt } from './bar-time.ts';
import { chartStyles } from './chart-styles.ts';
import { noteDisposed } from './living-charts.ts';
import { guardPageScroll, watchCrosshairEnd } from './page-scroll-guard.ts';
import styles from './price-chart.module.css';
import { useChartColours, type ChartColours } from './use-chart-colours.ts';
import { useIndicatorsOn, type IndicatorsOn, type ShownIndicator } from './use-indicators-on.ts';
import { mainPane } from './main-pane.ts';

registerFirstIndicators();

/** Most people show none of these. */
const MoreIndicators = laterPart(async () => (await import('./more-indicators.tsx')).MoreIndicators);
/** A chart without own orders does without it. */
const OwnLines = laterPart(async () => (await import('./own-lines.tsx')).OwnLines);

export interface PriceChartProps {
  readonly symbol: string;
  readonly period: CandlePeriod;
  readonly candles: readonly Candle[];
  readonly isLine: boolean;
  readonly indicators: readonly ShownIndicator[];
  /** With a compared pair, in percent, with a note that names it. */
  readonly scale: ChartScale | 'compared';
  /** How many bars of the period make one of the chart. */
  readonly joined: number;
  readonly orders: ChartOrders;
  readonly priceStep: Price | undefined;
  readonly languageTag: string;
  /** The picture in words. */
  readonly summary: string;
  /** The bar under the crosshair; undefined without one. */
  readonly onBar: (time: number | undefined) => void;
  /** Fingers draw in every direction: no gesture scrolls the page. */
  readonly isDrawing: boolean;
  /** Lies over the chart. */
  readonly renderOver: (chart: Chart) => ReactNode;
}

/** Candles on a canvas. Swiping up and down scrolls the page; sideways pans, two fingers zoom, a tap or a hold reads a bar. */
export function PriceChart(props: PriceChartProps) {
  const colours = useChartColours();
  const { chart, frame, width } = useChart(props.languageTag);
  useCrosshairOn(chart, props.onBar);
  useCandlesOn(chart, props);
  useStylesOn(chart, props.isLine, colours);
  useAxisOn(chart, props, width);
  const { grips } = props.orders;
  const { indicators } = props;
  const first = useMemo(() => indicators.filter(isFirst), [indicators]);
  const more = useMemo(() => indicators.filter((one) => !isFirst(one)), [indicators]);
  return (
    <div className={styles['place']}>
      <div
        ref={frame}
        className={styles['canvas']}
        data-drawing={props.isDrawing}
        role="img"
        aria-label={props.summary}
      />
      {chart === undefined || grips === undefined ? undefined : <grips.Layer chart={chart} grips={grips} />}
      {chart === undefined ? undefined : <FirstIndicators chart={chart} shown={first} colours={colours} />}
      {chart === undefined || more.length === 0 ? undefined : (
        <Suspense>
          <MoreIndicators chart={chart} shown={more} colours={colours} />
        </Suspense>
      )}
      {chart === undefined ? undefined : props.renderOver(chart)}
      {chart === undefined || !hasLines(props.orders) ? undefined : (
        <Suspense>
          <OwnLines chart={chart} drawings={props.orders} colours={colours} />
        </Suspense>
      )}
    </div>
  );
}

function FirstIndicators(shown: IndicatorsOn) {
  useIndicatorsOn(shown);
  return undefined;
}

const hasLines = ({ orders, marks = [] }: ChartOrders): boolean => orders.length > 0 || marks.length > 0;

interface OnFrame {
  readonly chart: Chart | undefined;
  readonly frame: RefCallback<HTMLDivElement>;
  /** Of the frame, px: one more chart beside it makes it narrow. */
  readonly width: number;
}

function useChart(languageTag: string): OnFrame {
  const [chart, setChart] = useState<Chart>();
  const [width, setWidth] = useState(0);
  const frame = useCallback(
    (element: HTMLDivElement) => {
      const made = init(element, optionsFor(languageTag));
      if (made === null) return undefined;
      settle(element, made);
      setChart(made);
      const sizes = new ResizeObserver(() => {
        made.resize();
        setWidth(element.clientWidth);
      });
      sizes.observe(element);
      return () => {
        sizes.disconnect();
        noteDisposed(made);
        dispose(element);
        setChart(undefined);
      };
    },
    [languageTag],
  );
  return { chart, frame, width };
}

/** Tells which bar is read, and lets the page scroll while none is. */
function useCrosshairOn(chart: Chart | undefined, onBar: PriceChartProps['onBar']): void {
  const tellBar = useEffectEvent(onBar);
  useEffect(() => {
    const element = chart?.getDom()?.parentElement;
    if (chart === undefined || element === null || element === undefined) return undefined;
    let isShown = false;
    const show = (time: number | undefined): void => {
      isShown = time !== undefined;
      tellBar(time);
    };
    let at: unknown;
    chart.subscribeAction('onCrosshairChange', (data) => {
      at = data;
      show(barTimeAt(chart, data));
    });
    // A wheel moves the bars under a crosshair that stays where it is.
    chart.subscribeAction('onVisibleRangeChange', () => {
      if (isShown) show(barTimeAt(chart, at));
    });
    const stopClearing = watchCrosshairEnd(element, () => show(undefined));
    const stopGuarding = guardPageScroll(element, () => isShown || element.dataset['drawing'] === 'true');
    return () => {
      stopClearing();
      stopGuarding();
    };
  }, [chart]);
}

const optionsFor = (languageTag: string) => ({
  locale: 'en-US',
  formatter: chartFormatter(languageTag),
  thousandsSeparator: chartNumbers(languageTag),
  hotkey: { enabled: false },
  zoomAnchor: 'last_bar' as const,
});

/** The library forbids the browser every gesture and puts itself into the tab order; neither is wanted. */
function settle(element: HTMLElement, chart: Chart): void {
  const { firstElementChild: inner } = element;
  if (inner instanceof HTMLElement) {
    inner.style.touchAction = 'pan-y';
    inner.style.overscrollBehavior = 'auto';
    inner.tabIndex = -1;
  }
  chart.setOffsetRightDistance(24);
  chart.setBarSpace(7);
}

function useCandlesOn(chart: Chart | undefined, { symbol, period, joined, candles, priceStep }: PriceChartProps): void {
  const shown = useRef<readonly Candle[]>([]);
  const push = useRef<((bar: KLineData) => void) | undefined>(undefined);
  const precision = placesOf(priceStep ?? candles.at(-1)?.close ?? price('0'));
  useEffect(() => {
    if (chart === undefined) return;
    chart.setSymbol({ ticker: symbol, pricePrecision: precision, volumePrecision: 2 });
    const length = barLengths[period];
    chart.setPeriod({ ...length, span: length.span * joined });
    chart.setDataLoader({
      getBars: ({ type, callback }) =>
        callback(type === 'init' ? shown.current.map((candle) => ({ ...drawnBar(candle) })) : [], false),
      subscribeBar: ({ callback }) => {
        push.current = callback;
      },
      unsubscribeBar: () => {
        push.current = undefined;
      },
    });
  }, [chart, symbol, period, joined, precision]);
  useEffect(() => {
    const change = changeBetween(shown.current, candles);
    shown.current = candles;
    if (change.kind === 'all') chart?.resetData();
    if (change.kind === 'tail') {
      candles.slice(change.from).forEach((candle) => push.current?.({ ...drawnBar(candle) }));
    }
  }, [chart, candles]);
}

function useStylesOn(chart: Chart | undefined, isLine: boolean, colours: ChartColours): void {
  useEffect(() => chart?.setStyles(chartStyles(colours, isLine)), [chart, colours, isLine]);
}

/** The names of the indicators and the notes are above the candles, and cover none of their marks. */
function useAxisOn(chart: Chart | undefined, { indicators, scale }: PriceChartProps, width: number): void {
  const above = indicators.filter(({ name }) => isMainIndicator(name)).length;
  const top = roomForLegend(above, width) + (scale === 'compared' ? comparedRoom : 0);
  useEffect(() => {
    chart?.overrideYAxis({ paneId: mainPane, name: axisNames[scale] ?? 'percentage', gap: { top } });
  }, [chart, scale, top]);
}

/** The names of the library; of both kinds of percent it is one. */
const axisNames: Readonly<Partial<Record<PriceChartProps['scale'], string>>> = { normal: 'normal', log: 'logarithm' };

const isFirst = ({ name }: ShownIndicator): boolean => name === 'MA' || name === 'VOL';
