import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { arePackagesInstalled } from './folder-packages.mjs';
import { packColumns } from './pack-series.mjs';

// Packs the real daily histories that public packages carry into one module of the in-browser market, in hundredths.
// `--check` writes nothing and fails when the module is not what the packages give.

if (!arePackagesInstalled('bench')) {
  console.error('the packages with the histories are not installed: run npm ci --prefix bench');
  process.exit(1);
}
const { appleDays, bitcoinDays, standardAndPoorsText } = await import('../bench/history/data-sets.mjs');

const target = fileURLToPath(
  new URL('../src/adapters/mock/engine/market/history/packed-history.gen.ts', import.meta.url),
);

const hundredths = (text) => {
  const value = Math.round(Number(text) * 100);
  if (!Number.isSafeInteger(value) || value <= 0) throw new Error(`not a price: ${text}`);
  return value;
};

/** Where the replayed days meet the beginning of the market, nothing extraordinary happens: the crash of 2020 is left out. */
const lastCalmDay = '2019-12-31';

function standardAndPoors() {
  const [header, ...lines] = standardAndPoorsText.trim().split('\n');
  if (header?.trim() !== 'date,open,high,low,close,adjclose,volume') throw new Error(`unexpected columns: ${header}`);
  const bars = lines.map((line) => {
    const [date, open, high, low, close, , volume] = line.trim().split(',');
    return {
      date,
      open: hundredths(open),
      high: hundredths(high),
      low: hundredths(low),
      close: hundredths(close),
      volume: Math.round(Number(volume) / 1_000_000),
    };
  });
  return {
    symbol: 'SPX/USD',
    title: 'S&P 500 daily bars',
    origin: 'package vega-datasets',
    hasRange: true,
    bars: bars.filter(({ date }) => date <= lastCalmDay),
  };
}

const closesOnly = (rows) =>
  rows
    .map(({ date, close }) => ({ date: date.slice(0, 10), close: hundredths(close) }))
    .toSorted((left, right) => (left.date < right.date ? -1 : 1));

const apple = () => ({
  symbol: 'AAPL/USD',
  title: 'Apple daily closes',
  origin: 'package @visx/mock-data',
  hasRange: false,
  bars: closesOnly(appleDays),
});

const bitcoin = () => ({
  symbol: 'BTC/USDT',
  title: 'Bitcoin daily closes',
  origin: 'package @visx/mock-data',
  hasRange: false,
  bars: closesOnly(bitcoinDays.map(({ time, price }) => ({ date: time, close: price }))),
});

function pack(series) {
  const { symbol, title, origin, bars, hasRange } = series;
  const source = `replayed history: ${title} of ${bars[0].date} to ${bars.at(-1).date} (${origin}), moved to end where this market begins and scaled to its price; older and newer prices and what happens within a day are generated`;
  const data = packColumns({ bars, hasRange, hasVolume: hasRange });
  return { symbol, source, count: bars.length, hasRange, data };
}

const packed = [standardAndPoors(), apple(), bitcoin()].map(pack);
const entryText = ({ symbol, source, count, hasRange, data }) => `  {
    symbol: '${symbol}',
    source:
      '${source}',
    count: ${count},
    hasRange: ${hasRange},
    data: '${data}',
  },
`;
const text = `import type { PackedSeries } from './unpack-series.ts';

// Made from public packages by scripts/pack-history.mjs: run it again when they change.
export const packedHistory: readonly PackedSeries[] = [
${packed.map(entryText).join('')}];
`;

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  process.stderr.write('packed-history.gen.ts is not what the packages give: run node scripts/pack-history.mjs\n');
  process.exitCode = 1;
}
