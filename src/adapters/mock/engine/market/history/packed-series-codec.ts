import * as v from 'valibot';
import { unpackSeries, type PackedSeries } from './unpack-series.ts';

const schema = v.strictObject({
  symbol: v.pipe(v.string(), v.regex(/^[^/\s]+\/[^/\s]+$/)),
  source: v.pipe(v.string(), v.nonEmpty()),
  period: v.picklist(['1min', '1day']),
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  hasRange: v.literal(true),
  hasVolume: v.boolean(),
  data: v.string(),
});

/** Reads an imported history from its file. Throws Error for a file that `npm run market:import` has not written. */
export function readPackedSeries(value: unknown): PackedSeries {
  const read = v.safeParse(schema, value);
  if (!read.success) throw new Error(`not a packed history: ${read.issues[0].message}`);
  unpackSeries(read.output);
  return read.output;
}
