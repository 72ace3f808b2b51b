import { init, type KLineData } from 'klinecharts';
import type { Candle } from '../../src/core/domain/market/candle.ts';
import { forDrawing } from '../../src/core/money/fixed-point.ts';
import { asked, streamTicks, ticked, walk, type ChartRun } from './feed.ts';

const bar = ({ time, open, high, low, close, volume }: Candle): KLineData => ({
  timestamp: time,
  open: forDrawing(open),
  high: forDrawing(high),
  low: forDrawing(low),
  close: forDrawing(close),
  ...(volume === undefined ? {} : { volume: forDrawing(volume) }),
});

/** The library with nothing around it: the last bar is changed once a frame. */
function mount(root: HTMLElement): void {
  const { bars, indicators } = asked();
  const candles = walk(bars);
  root.style.cssText = 'width:390px;height:420px';
  const chart = init(root);
  let push: (next: KLineData) => void = () => undefined;
  chart?.setSymbol({ ticker: 'BTC/USDT', pricePrecision: 2, volumePrecision: 2 });
  chart?.setPeriod({ type: 'minute', span: 1 });
  chart?.setDataLoader({
    getBars: ({ type, callback }) => callback(type === 'init' ? candles.map(bar) : [], false),
    subscribeBar: ({ callback }) => {
      push = callback;
    },
  });
  for (const name of indicators) chart?.createIndicator(name, name === 'MA' || name === 'BOLL');
  const last = candles.at(-1);
  let updates = 0;
  let latest: Candle | undefined;
  const paint = (): void => {
    if (latest !== undefined) push(bar(latest));
    latest = undefined;
    updates += 1;
  };
  const send = (tick: number): void => {
    if (last === undefined) return;
    if (latest === undefined) requestAnimationFrame(paint);
    latest = ticked(last, tick);
  };
  const benchChart = (rate: number, ms: number): Promise<ChartRun> =>
    streamTicks(send, { rate, ms, updates: () => updates });
  Object.assign(globalThis, { benchChart });
}

const root = document.getElementById('root');
if (root !== null) mount(root);
