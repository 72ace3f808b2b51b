/** One column after the other, as differences to what is known already; how they are read back stands in unpack-series.ts. */
function columnsOf({ bars, hasRange, hasVolume }) {
  const closes = bars.map((bar, position) => bar.close - (hasRange ? bar.open : (bars[position - 1]?.close ?? 0)));
  if (!hasRange) return [closes];
  const opens = bars.map((bar, position) => bar.open - (bars[position - 1]?.close ?? 0));
  const above = bars.map((bar) => bar.high - Math.max(bar.open, bar.close));
  const below = bars.map((bar) => Math.min(bar.open, bar.close) - bar.low);
  if ([...above, ...below].some((reach) => reach < 0)) throw new Error('a bar leaves its own range');
  const volumes = bars.map((bar, position) => bar.volume - (bars[position - 1]?.volume ?? 0));
  return [opens, closes, above, below, ...(hasVolume ? [volumes] : [])];
}

/** Zigzag, seven bits a byte. */
function pushVarint(bytes, value) {
  let rest = value >= 0 ? value * 2 : -value * 2 - 1;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** Bars of whole numbers as base64. Throws Error when a bar leaves its own range. */
export function packColumns(series) {
  const bytes = [];
  for (const column of columnsOf(series)) for (const value of column) pushVarint(bytes, value);
  return Buffer.from(bytes).toString('base64');
}
