import { readPackedSeries } from '../engine/market/history/packed-series-codec.ts';
import type { PackedSeries } from '../engine/market/history/unpack-series.ts';

/** What `npm run market:import` has packed goes into the build beside the program; mostly there is nothing. */
const packed = import.meta.glob<unknown>('/market-history/*.json', { import: 'default' });

/** Fails with Error when a file of the build is not a packed history. */
export const loadBroughtHistory = (): Promise<readonly PackedSeries[]> =>
  Promise.all(Object.values(packed).map(async (load) => readPackedSeries(await load())));
