import type { Chart } from 'klinecharts';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Candle, CandlePeriod } from '../../../../core/domain/market/candle.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { EmptyState, ErrorState } from '../../../../core/ui/lists/list-state.tsx';
import { laterPart } from '../../../../core/ui/later-part.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { useQuote } from '../../../shared/quotes/data/use-quote.ts';
import { chartGapMs, withLastPrice } from '../data/candle-series.ts';
import { useCandles, type Candles } from '../data/candles.ts';
import { useSharedText } from '../../../shared/kept-text/data/shared-text.ts';
import { summariseCandles } from '../model/chart-data.ts';
import {
  isLine,
  isMainIndicator,
  joinedOf,
  periodOf,
  readChartSettings,
  writeChartSettings,
  type ChartSettings,
} from '../model/chart-settings.ts';
import { drawnLook } from '../model/indicators/indicator-looks.ts';
import { joinedBars } from '../model/joined-bars.ts';
import { BarLegend } from '../parts/table/bar-legend.tsx';
import { CandleTable, type CandleTableProps } from '../parts/table/candle-table.tsx';
import type { ChartOrders } from '../parts/chart-drawings.ts';
import { ChartToolbar } from '../parts/chart-toolbar.tsx';
import type { PriceChartProps } from '../parts/price-chart.tsx';
import type { PriceOffer } from '../parts/offer/price-offer.ts';
import styles from './chart-panel.module.css';
import type { ChartSettingsPanelProps } from './chart-settings-panel.tsx';

/** The chart library is fetched when a chart is first shown, never before. */
const PriceChart = whenWanted<PriceChartProps>({
  load: async () => (await import('../parts/price-chart.tsx')).PriceChart,
  fallback: <ChartLoading />,
});

const ChartOver = laterPart(async () => (await import('./chart-over.tsx')).ChartOver);
const ChartTools = laterPart(async () => (await import('./chart-tools.tsx')).ChartTools);
const ChartSettingsPanel = whenWanted<ChartSettingsPanelProps>({
  load: async () => (await import('./chart-settings-panel.tsx')).ChartSettingsPanel,
  isWanted: ({ isOpen }) => isOpen,
});

export interface ChartPanelProps {
  readonly instrument: Instrument;
  /** Own orders of the pair. */
  readonly drawings: ChartOrders;
  /** Takes a price of the chart into the ticket; absent where the ticket takes none. */
  readonly offer?: PriceOffer | undefined;
  /** As high as what it stands in; without it the chart has a height of its own. */
  readonly fills?: boolean | undefined;
  /** Among others, with little height: candles alone. */
  readonly isCompact?: boolean | undefined;
  /** Its choices are those of another chart, and so it has no bar to choose them. */
  readonly follows?: boolean | undefined;
  /** Joins the chart with others; `onBar` tells the bar that is read, as its own crosshair does. */
  readonly renderBeside?: ((chart: Chart, onBar: (time: number | undefined) => void) => ReactNode) | undefined;
}

export function ChartPanel({ instrument, fills = false, isCompact = false, follows, ...props }: ChartPanelProps) {
  const [kept, keep] = useSharedText('trading.chart');
  const settings = useMemo(() => readChartSettings(kept), [kept]);
  const change = (next: ChartSettings) => keep(writeChartSettings(next));
  const [isFull, setIsFull] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  // A change of period restarts the chart, but keeps the person's mode.
  const [isDrawing, setIsDrawing] = useState(false);
  const [isTableOpen, setIsTableOpen] = useState(false);
  return (
    <section className={styles['panel']} data-chart="" data-full={isFull} data-fills={fills && !isFull}>
      {follows ? undefined : (
        <ChartToolbar
          range={settings.range}
          onRange={(range) => change({ ...settings, range })}
          onSettings={() => setIsAsked(true)}
          tools={
            <Suspense>
              <ChartTools instrument={instrument} isFull={isFull} onFull={setIsFull} />
            </Suspense>
          }
        />
      )}
      <ChartSettingsPanel
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        settings={settings}
        symbol={instrument.symbol}
        onChange={change}
      />
      <ChartOf
        key={`${instrument.symbol} ${settings.range}`}
        {...props}
        instrument={instrument}
        settings={settings}
        onChange={change}
        isDrawing={isDrawing}
        onDrawing={setIsDrawing}
        table={isCompact ? undefined : { isOpen: isTableOpen, onOpen: setIsTableOpen }}
      />
    </section>
  );
}

interface ChartOfProps extends ChartPanelProps {
  readonly settings: ChartSettings;
  readonly onChange: (settings: ChartSettings) => void;
  readonly isDrawing: boolean;
  readonly onDrawing: (isDrawing: boolean) => void;
  /** Absent without a table below the candles. */
  readonly table: Pick<CandleTableProps, 'isOpen' | 'onOpen'> | undefined;
}

function ChartLoading() {
  const t = useText('trading');
  return <p className={styles['loading']}>{t('chart.loading')}</p>;
}

function Trouble({ error, onRetry }: { readonly error: AppError; readonly onRetry: () => void }) {
  const t = useText('trading');
  return error.status === 500 ? <p role="status">{t('chart.noHistory')}</p> : <ErrorState {...{ error, onRetry }} />;
}

function ChartOf({ instrument, drawings, offer, settings, onChange, isDrawing, onDrawing, ...props }: ChartOfProps) {
  const { table, renderBeside } = props;
  const t = useText('trading');
  const { languageTag } = useFormat();
  const { symbol, priceStep } = instrument;
  const period = periodOf(settings.range);
  const joined = joinedOf(settings.range);
  const { candles, error, retry } = useLiveCandles(symbol, period, joined);
  const compared = settings.compared === symbol ? undefined : settings.compared;
  const [barTime, setBarTime] = useState<number>();
  const named = { symbol, period: t(`chart.rangeLong.${settings.range}`) };
  const summary = useChartSummary(candles, { ...named, instrument });
  // A chart without a table has no room below its candles. What is chosen for others stays chosen.
  const hasPanes = table !== undefined;
  const shown = useMemo(
    () =>
      settings.indicators
        .filter((name) => hasPanes || isMainIndicator(name))
        .map((name) => ({ name, look: drawnLook(name, settings) })),
    [settings, hasPanes],
  );
  const panes = shown.filter(({ name }) => !isMainIndicator(name)).length;
  const tableOf = (bars: readonly Candle[]) =>
    table === undefined ? undefined : (
      <CandleTable {...table} candles={bars} caption={t('chart.tableCaption', named)} priceStep={priceStep} />
    );
  const legendOf = (candle: Candle | undefined) =>
    table === undefined ? undefined : <BarLegend candle={candle} priceStep={priceStep} />;
  // The parts above and below the candles are drawn before them, and do not move.
  if (candles === undefined) {
    return (
      <>
        {legendOf(undefined)}
        <NoCandles error={error} retry={retry} panes={panes} />
        {tableOf([])}
      </>
    );
  }
  return (
    <>
      {error === undefined ? undefined : <Trouble error={error} onRetry={retry} />}
      {legendOf(candles.find((candle) => candle.time === barTime) ?? candles.at(-1))}
      <div className={styles['frame']} data-panes={panes}>
        {candles.length === 0 ? (
          <EmptyState title={t('chart.empty')} />
        ) : (
          <PriceChart
            symbol={symbol}
            period={period}
            candles={candles}
            isLine={isLine(settings)}
            joined={joined}
            indicators={shown}
            scale={compared === undefined ? settings.scale : 'compared'}
            orders={drawings}
            priceStep={priceStep}
            languageTag={languageTag}
            summary={summary}
            onBar={setBarTime}
            isDrawing={isDrawing}
            renderOver={(chart) => (
              <Suspense>
                {renderBeside?.(chart, setBarTime)}
                <ChartOver
                  {...{ chart, instrument, settings, onChange, barTime, offer, isDrawing, onDrawing }}
                  last={candles.at(-1)?.close}
                />
              </Suspense>
            )}
          />
        )}
      </div>
      {tableOf(candles)}
    </>
  );
}

/** The candles, the running one closing at the price that the rest of the page shows. */
function useLiveCandles(symbol: string, period: CandlePeriod, joined: number): Candles {
  const read = useCandles(symbol, period);
  const quote = useQuote(symbol, chartGapMs);
  const { candles } = read;
  const live = useMemo(
    () =>
      candles === undefined || quote === undefined
        ? candles
        : withLastPrice(candles, { price: quote.price, at: quote.receivedAt }, period),
    [candles, quote, period],
  );
  const bars = useMemo(() => (live === undefined ? undefined : joinedBars(live, joined)), [live, joined]);
  return { ...read, candles: bars };
}

interface NoCandlesProps extends Pick<Candles, 'error' | 'retry'> {
  readonly panes: number;
}

function NoCandles({ error, retry, panes }: NoCandlesProps) {
  return (
    <div className={styles['frame']} data-panes={panes} role="status">
      {error === undefined ? <ChartLoading /> : <ErrorState error={error} onRetry={retry} />}
    </div>
  );
}

interface Named {
  readonly symbol: string;
  readonly period: string;
  readonly instrument: Instrument;
}

function useChartSummary(
  candles: ReturnType<typeof useCandles>['candles'],
  { symbol, period, instrument }: Named,
): string {
  const t = useText('trading');
  const format = useFormat();
  const prices = summariseCandles(candles ?? []);
  if (prices === undefined) return t('chart.label');
  const written = (value: typeof prices.first): string => format.price(value, instrument.priceStep).full;
  return t('chart.summary', {
    symbol,
    period,
    first: written(prices.first),
    last: written(prices.last),
    high: written(prices.high),
    low: written(prices.low),
  });
}
