import { streamTicks, ticked, walk, type ChartRun } from './feed.ts';

/** Nothing is drawn: what the ticks and the watching cost by themselves. */
const last = walk(1).at(-1);
let prices = 0;
const send = (tick: number): void => {
  if (last !== undefined) prices += ticked(last, tick).close.length;
};
const benchChart = (rate: number, ms: number): Promise<ChartRun> =>
  streamTicks(send, { rate, ms, updates: () => prices });
Object.assign(globalThis, { benchChart });
