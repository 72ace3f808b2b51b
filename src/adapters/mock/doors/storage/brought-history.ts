import { readPackedSeries } from '../../engine/market/history/packed-series-codec.ts';
import type { PackedSeries } from '../../engine/market/history/unpack-series.ts';

/** The build includes the histories of `npm run market:import`; usually there are none. */
const packed = import.meta.glob<unknown>('/market-history/*.json', { import: 'default' });

/** Fails with Error when a file of the build is not an imported history. */
export const loadBroughtHistory = (): Promise<readonly PackedSeries[]> =>
  Promise.all(Object.values(packed).map(async (load) => readPackedSeries(await load())));
