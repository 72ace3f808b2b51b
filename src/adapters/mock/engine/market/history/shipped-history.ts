import { packedHistory } from './packed-history.gen.ts';
import type { ReplayedSeries } from './replayed-series.ts';
import { unpackSeries } from './unpack-series.ts';

/** The real daily histories that ship with the product. */
export const shippedHistory = (): readonly ReplayedSeries[] => packedHistory.map(unpackSeries);
