import { useMemo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/core/ui/tokens.css';
import '../../src/core/ui/base.css';
import type { Candle } from '../../src/core/domain/market/candle.ts';
import { price } from '../../src/core/money/amount.ts';
import type { MarketPort } from '../../src/core/ports/market-port.ts';
import type { RealtimeTransport } from '../../src/core/platform/realtime-transport.ts';
import { CandleFeed } from '../../src/features/trading/chart/data/candle-feed.ts';
import { defaultChartSettings, indicatorNames } from '../../src/features/trading/chart/model/chart-settings.ts';
import { drawnLook } from '../../src/features/trading/chart/model/indicators/indicator-looks.ts';
import { PriceChart } from '../../src/features/trading/chart/parts/price-chart.tsx';
import { asked, streamTicks, ticked, walk, type ChartRun } from './feed.ts';

const nothing = (): void => undefined;
const step = price('0.01');
const symbol = 'BTC/USDT';
const period = '1min';
const noOrders = { orders: [], groupLabel: () => '' };

function Chart({ feed, names }: { readonly feed: CandleFeed; readonly names: readonly string[] }) {
  const { candles } = useSyncExternalStore(feed.subscribe, feed.state);
  const shown = useMemo(
    () =>
      indicatorNames
        .filter((name) => names.includes(name))
        .map((name) => ({ name, look: drawnLook(name, defaultChartSettings) })),
    [names],
  );
  if (candles === undefined) return undefined;
  return (
    <div style={{ width: 390, height: 420, display: 'grid' }}>
      <PriceChart
        symbol={symbol}
        period={period}
        candles={candles}
        isLine={false}
        joined={1}
        indicators={shown}
        scale="normal"
        orders={noOrders}
        priceStep={step}
        languageTag="en"
        summary="chart"
        onBar={nothing}
        isDrawing={false}
        renderOver={() => undefined}
      />
    </div>
  );
}

/** The chart of the product with the feed that it has; only market and clock are the bench's. */
function mount(root: HTMLElement): void {
  const { bars, indicators } = asked();
  const candles = walk(bars);
  const last = candles.at(-1);
  let push: (candle: Candle) => void = nothing;
  const market: MarketPort = {
    currencies: async () => [],
    instruments: async () => ({ rows: [] }),
    candles: async () => candles,
    watchCandles: (_query, listener) => {
      push = listener;
      return nothing;
    },
    watchQuotes: () => nothing,
    watchDepth: () => nothing,
    watchTrades: () => nothing,
  };
  const realtime: RealtimeTransport = {
    watch: () => nothing,
    watchConnection: () => nothing,
    protocol: () => undefined,
    watchGap: () => nothing,
    joinUser: nothing,
    leaveUser: nothing,
  };
  const clock = { now: () => last?.time ?? 0, after: () => nothing };
  const feed = new CandleFeed({ market, realtime, clock, serverClock: clock }, { symbol, period });
  let updates = 0;
  feed.subscribe(() => {
    updates += 1;
  });
  createRoot(root).render(<Chart feed={feed} names={indicators} />);
  const send = (tick: number): void => {
    if (last !== undefined) push(ticked(last, tick));
  };
  const benchChart = (rate: number, ms: number): Promise<ChartRun> =>
    streamTicks(send, { rate, ms, updates: () => updates });
  Object.assign(globalThis, { benchChart });
}

const root = document.getElementById('root');
if (root !== null) mount(root);
