import { afterAll, expect, test } from 'vitest';
import { createMarket } from './create-market.ts';
import { dayMs } from './facts/hours.ts';
import { listedInstruments } from './facts/instruments.ts';
import type { Market, MarketCandle } from '../kernel/domain/market.ts';

/** Generated markets of several seeds, pooled: the facts are about the generator, not about one lucky path. */
const epoch = Date.UTC(2026, 0, 5);
const markets = [20260101, 2, 3, 4, 5, 6].map((seed) =>
  createMarket({ seed, epoch, instruments: listedInstruments, history: [] }),
);
const lags = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const printed: string[] = [];

afterAll(() => {
  process.stdout.write(`\n${printed.join('\n')}\n`);
});

const round = (value: number): number => Math.round(value * 1000) / 1000;

type Fact = readonly [name: string, value: number, least: number, most: number];

/** Notes each fact beside its target; answers the names of those that miss it. */
function missed(facts: readonly Fact[]): readonly string[] {
  for (const [name, value, least, most] of facts) {
    printed.push(`  ${name.padEnd(48)} ${value.toFixed(3).padStart(9)}   target ${round(least)} to ${round(most)}`);
  }
  return facts.filter(([, value, least, most]) => !(value >= least && value <= most)).map(([name]) => name);
}

interface Sample {
  readonly returns: readonly number[];
  readonly hours: readonly number[];
}

const barsOf = (
  market: Market,
  symbol: string,
  sample: { period: '1min' | '60min'; days: number },
): readonly MarketCandle[] =>
  Array.from({ length: sample.days }, (_, day) => epoch + day * dayMs).flatMap((from) =>
    market.candles({ symbol, period: sample.period, from, to: from + dayMs - 1, at: epoch + 1000 * dayMs }),
  );

function pooled(symbol: string, sample: { period: '1min' | '60min'; days: number }): readonly Sample[] {
  return markets.map((market) => {
    const bars = barsOf(market, symbol, sample);
    return {
      returns: bars.map(({ open, close }) => Math.log(close / open)),
      hours: bars.map(({ time }) => new Date(time).getUTCHours()),
    };
  });
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const moment = (values: readonly number[], order: number): number => mean(values.map((value) => value ** order));

/** Products of neighbours within each path, over the variance of all of them. */
function autocorrelation(paths: readonly (readonly number[])[], lag: number): number {
  const all = paths.flat();
  const middle = mean(all);
  const products = paths.flatMap((path) =>
    path.slice(lag).map((value, index) => (value - middle) * ((path[index] ?? 0) - middle)),
  );
  return mean(products) / mean(all.map((value) => (value - middle) ** 2));
}

function shapeOf(samples: readonly Sample[]) {
  const paths = samples.map(({ returns }) => returns);
  const all = paths.flat();
  const sizes = paths.map((path) => path.map(Math.abs));
  const sigma = Math.sqrt(moment(all, 2));
  return {
    basisPoints: sigma * 10_000,
    kurtosis: moment(all, 4) / sigma ** 4 - 3,
    sizesAt: (lag: number) => autocorrelation(sizes, lag),
    mostSigned: Math.max(...lags.map((lag) => Math.abs(autocorrelation(paths, lag)))),
    driftInErrors: mean(all) / (sigma / Math.sqrt(all.length)),
  };
}

test('facts: BTC, one-minute returns', () => {
  const shape = shapeOf(pooled('BTC/USDT', { period: '1min', days: 21 }));
  expect(
    missed([
      ['BTC 1 min sigma, bp', shape.basisPoints, 7, 15],
      ['BTC 1 min excess kurtosis', shape.kurtosis, 9, 16],
      ['BTC 1 min autocorrelation of |r|, lag 1', shape.sizesAt(1), 0.25, 0.36],
      ['BTC 1 min autocorrelation of |r|, lag 10', shape.sizesAt(10), 0.05, 0.19],
      ['BTC 1 min signed autocorrelation, largest of ten', shape.mostSigned, 0, 0.03],
      ['BTC 1 min mean, standard errors', shape.driftInErrors, -2.5, 2.5],
    ]),
  ).toEqual([]);
});

test('facts: EUR/USD, one-hour returns', () => {
  const samples = pooled('EUR/USD', { period: '60min', days: 220 });
  const shape = shapeOf(samples);
  expect(
    missed([
      ['EUR/USD 1 h sigma, bp (12.7)', shape.basisPoints, 11.4, 14],
      ['EUR/USD 1 h excess kurtosis (14)', shape.kurtosis, 9, 19],
      ['EUR/USD 1 h autocorrelation of |r|, lag 1 (0.25)', shape.sizesAt(1), 0.2, 0.32],
      ['EUR/USD 1 h signed autocorrelation, largest', shape.mostSigned, 0, 0.03],
      ['EUR/USD 1 h mean, standard errors', shape.driftInErrors, -2.5, 2.5],
    ]),
  ).toEqual([]);
  const sizes = samples.flatMap(({ returns, hours }) =>
    returns.map((value, index) => ({ size: Math.abs(value), hour: hours[index] })),
  );
  const usual = mean(sizes.map(({ size }) => size));
  const hourly = { 4: 0.55, 8: 1.36, 14: 1.62, 22: 0.62 };
  const relative = Object.entries(hourly).map(([hour, target]): Fact => {
    const own = sizes.filter((entry) => String(entry.hour) === hour).map(({ size }) => size);
    return [`EUR/USD |r| at ${hour} h, relative (${target})`, mean(own) / usual, target - 0.2, target + 0.2];
  });
  expect(missed(relative)).toEqual([]);
});

test('facts: XAU/USD, one-hour returns', () => {
  const shape = shapeOf(pooled('XAU/USD', { period: '60min', days: 220 }));
  expect(
    missed([
      ['XAU/USD 1 h sigma, bp (23.9)', shape.basisPoints, 21.5, 26.3],
      ['XAU/USD 1 h excess kurtosis (22)', shape.kurtosis, 16, 28],
      ['XAU/USD 1 h signed autocorrelation, largest', shape.mostSigned, 0, 0.03],
      ['XAU/USD 1 h mean, standard errors', shape.driftInErrors, -2.5, 2.5],
    ]),
  ).toEqual([]);
});

/** These markets were never measured; what holds for every market must hold for them too. */
test.each([
  ['coins', 'DOGE/USDT', '1min', 14],
  ['currencies', 'JPY/USD', '60min', 220],
  ['shares', 'MSFT/USD', '1min', 60],
  ['futures', 'WTI/USD', '60min', 220],
] as const)('facts: %s, no edge for or against anybody', (kind, symbol, period, days) => {
  const { mostSigned, driftInErrors, kurtosis, sizesAt } = shapeOf(pooled(symbol, { period, days }));
  expect(
    missed([
      [`${kind}, ${symbol} ${period} signed autocorrelation, largest`, mostSigned, 0, 0.03],
      [`${kind}, ${symbol} ${period} mean, standard errors`, driftInErrors, -2.5, 2.5],
      [`${kind}, ${symbol} ${period} excess kurtosis, fat`, kurtosis, 2, 40],
      [`${kind}, ${symbol} ${period} autocorrelation of |r|, lag 1`, sizesAt(1), 0.1, 0.45],
    ]),
  ).toEqual([]);
});

test('facts: spreads', () => {
  const [market] = markets;
  const widths = (symbol: string) =>
    Array.from({ length: 2000 }, (_, minute) => {
      const { bids, asks } = market?.ladder(symbol, epoch + minute * 60_000) ?? { bids: [], asks: [] };
      return (asks[0]?.[0] ?? 0) - (bids[0]?.[0] ?? 0);
    }).toSorted((left, right) => left - right);
  const oneTick = widths('BTC/USDT').filter((width) => width === 1).length / 2000;
  const euro = widths('EUR/USD').map((width) => width / 10);
  expect(
    missed([
      ['BTC share of minutes with a spread of one tick', oneTick, 0.985, 0.995],
      ['EUR/USD spread, pips, median (1.4)', euro[1000] ?? 0, 1.1, 1.7],
      ['EUR/USD spread, pips, 99th percentile (6.0)', euro[1980] ?? 0, 4.8, 7.2],
    ]),
  ).toEqual([]);
});
