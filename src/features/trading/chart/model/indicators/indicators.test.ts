import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bandsReference,
  exactCloses,
  exponentialReference,
  hasDigitsOf,
  kdjReference,
  macdReference,
  meanReference,
  strengthReference,
  type ReferenceBar,
} from '../../../../../../tests/support/reference-indicators.ts';
import { bollingerBands, exponentialAverage, kdj, macd, relativeStrength, type Bar } from './indicators.ts';
import { movingAverage, type Series } from './moving-average.ts';

/** High, low and close in hundredths. */
const hundredths: readonly (readonly [number, number, number])[] = [
  [100667, 100368, 100492],
  [100859, 100422, 100481],
  [100290, 99787, 100097],
  [99934, 99293, 99690],
  [99530, 99031, 99159],
  [98666, 98493, 98620],
  [98285, 97582, 97944],
  [97707, 97250, 97603],
  [98213, 97850, 98206],
  [99147, 98518, 98793],
  [98080, 97593, 97927],
  [98183, 97638, 98027],
  [98903, 98740, 98796],
  [99749, 99576, 99727],
  [99888, 99777, 99779],
  [100206, 100053, 100094],
  [100533, 100298, 100406],
  [101203, 100894, 100921],
  [101465, 101074, 101160],
  [100728, 100343, 100500],
  [100615, 100308, 100340],
  [100430, 100241, 100320],
  [100044, 99677, 99847],
  [100661, 100124, 100381],
  [100545, 99814, 100154],
  [100962, 100461, 100672],
  [100862, 100775, 100805],
  [101333, 101124, 101129],
  [101388, 100793, 101025],
  [100184, 99739, 100114],
  [100109, 99886, 100048],
  [100078, 99813, 99998],
  [100190, 99955, 99967],
  [99974, 99825, 99868],
  [99222, 98831, 99141],
  [99832, 99143, 99444],
  [99934, 99643, 99659],
  [99583, 99346, 99537],
  [99203, 98948, 98958],
  [99076, 98843, 98860],
];
const bars: readonly Bar[] = hundredths.map(([high, low, close]) => ({
  high: high / 100,
  low: low / 100,
  close: close / 100,
}));
const closes = bars.map((bar) => bar.close);

/**
 * Reference values at two bars, computed from the written-out definitions (weighted sums, no recursion for the
 * exponential mean) in decimal arithmetic with fifty digits.
 */
const reference = [
  {
    index: 25,
    ma5: 1002.748,
    ma10: 1004.701,
    ema5: 1003.79198190232,
    ema30: undefined,
    mid: 995.7985,
    up: 1017.87107871206,
    dn: 973.72592128794,
    dif: 5.79593430032,
    dea: undefined,
    bar: undefined,
    rsi6: 61.30912605409,
    rsi14: 52.23637944149,
    k: 43.84608872703,
    d: 48.79080490771,
    j: 33.95665636566,
  },
  {
    index: 39,
    ma5: 992.916,
    ma10: 995.48,
    ema5: 992.17928115183,
    ema30: 996.30623687408,
    mid: 1000.1335,
    up: 1012.48537803534,
    dn: 987.78162196466,
    dif: -0.9483512474,
    dea: 1.39428313559,
    bar: -2.34263438299,
    rsi6: 25.56729985111,
    rsi14: 36.82594945493,
    k: 17.61887214007,
    d: 23.87451276532,
    j: 5.10759088957,
  },
];

const within = 1e-8;
const distance = (value: number | undefined, expected: number | undefined): number =>
  value === expected ? 0 : Math.abs((value ?? Number.NaN) - (expected ?? Number.NaN));

describe.each(reference)('indicators at bar $index', (expected) => {
  const { index } = expected;

  test('movingAverage: equals the reference', () => {
    expect(distance(movingAverage(closes, 5)[index], expected.ma5)).toBeLessThan(within);
    expect(distance(movingAverage(closes, 10)[index], expected.ma10)).toBeLessThan(within);
  });

  test('exponentialAverage: equals the reference', () => {
    expect(distance(exponentialAverage(closes, 5)[index], expected.ema5)).toBeLessThan(within);
    expect(distance(exponentialAverage(closes, 30)[index], expected.ema30)).toBeLessThan(within);
  });

  test('bollingerBands: equals the reference', () => {
    const bands = bollingerBands(closes, 20, 2);
    expect(distance(bands.middle[index], expected.mid)).toBeLessThan(within);
    expect(distance(bands.upper[index], expected.up)).toBeLessThan(within);
    expect(distance(bands.lower[index], expected.dn)).toBeLessThan(within);
  });

  test('macd: equals the reference', () => {
    const { dif, dea, bar } = macd(closes, { fast: 12, slow: 26, signal: 9 });
    expect(distance(dif[index], expected.dif)).toBeLessThan(within);
    expect(distance(dea[index], expected.dea)).toBeLessThan(within);
    expect(distance(bar[index], expected.bar)).toBeLessThan(within);
  });

  test('relativeStrength: equals the reference', () => {
    expect(distance(relativeStrength(closes, 6)[index], expected.rsi6)).toBeLessThan(within);
    expect(distance(relativeStrength(closes, 14)[index], expected.rsi14)).toBeLessThan(within);
  });

  test('kdj: equals the reference', () => {
    const { k, d, j } = kdj(bars, { range: 9, k: 3, d: 3 });
    expect(distance(k[index], expected.k)).toBeLessThan(within);
    expect(distance(d[index], expected.d)).toBeLessThan(within);
    expect(distance(j[index], expected.j)).toBeLessThan(within);
  });
});

/** Prices of pairs with few and with many decimals, as a server sends them. */
const market = fc
  .record({ places: fc.constantFrom(2, 5, 8), start: fc.integer({ min: 50_000, max: 9_000_000 }) })
  .chain(({ places, start }) =>
    fc
      .array(fc.tuple(fc.integer({ min: -400, max: 400 }), fc.nat(200), fc.nat(200)), { minLength: 1, maxLength: 90 })
      .map((moves) => {
        let close = start;
        const text = (units: number): string => (units / 10 ** places).toFixed(places);
        const made = moves.map(([by, up, down]): ReferenceBar => {
          const open = close;
          close = Math.max(1000, close + by);
          return {
            high: text(Math.max(open, close) + up),
            low: text(Math.min(open, close) - down),
            close: text(close),
          };
        });
        return { places, bars: made };
      }),
  );

const plain = ({ high, low, close }: ReferenceBar): Bar => ({
  high: Number.parseFloat(high),
  low: Number.parseFloat(low),
  close: Number.parseFloat(close),
});

describe('E2: indicators are to the last shown digit as a second computation has them', () => {
  const tryAll = (check: (sample: { places: number; bars: readonly ReferenceBar[]; drawn: readonly Bar[] }) => void) =>
    fc.assert(
      fc.property(market, ({ places, bars: made }) => check({ places, bars: made, drawn: made.map(plain) })),
      { numRuns: 30 },
    );
  const expectSame = (drawn: Series, wanted: readonly Parameters<typeof hasDigitsOf>[1][], places: number): void => {
    expect(drawn.map((value, at) => hasDigitsOf(value, wanted[at], places))).not.toContain(false);
  };

  test('MA and EMA, which begins with a plain mean', () => {
    tryAll(({ places, bars: made, drawn }) => {
      const values = drawn.map(({ close }) => close);
      for (const length of [1, 5, 10, 30]) {
        expectSame(movingAverage(values, length), meanReference(exactCloses(made), length), places);
        expectSame(exponentialAverage(values, length), exponentialReference(exactCloses(made), length), places);
      }
    });
  });

  test('BOLL', () => {
    tryAll(({ places, bars: made, drawn }) => {
      const bands = bollingerBands(
        drawn.map(({ close }) => close),
        20,
        2,
      );
      const exact = bandsReference(exactCloses(made), 20, 2);
      for (const line of ['upper', 'middle', 'lower'] as const) expectSame(bands[line], exact[line], places);
    });
  });

  test('MACD', () => {
    tryAll(({ places, bars: made, drawn }) => {
      const lengths = { fast: 12, slow: 26, signal: 9 };
      const lines = macd(
        drawn.map(({ close }) => close),
        lengths,
      );
      const exact = macdReference(exactCloses(made), lengths);
      for (const line of ['dif', 'dea', 'bar'] as const) expectSame(lines[line], exact[line], places);
    });
  });

  test('RSI', () => {
    tryAll(({ bars: made, drawn }) => {
      const values = drawn.map(({ close }) => close);
      for (const length of [6, 14]) {
        expectSame(relativeStrength(values, length), strengthReference(exactCloses(made), length), 2);
      }
    });
  });

  test('KDJ', () => {
    tryAll(({ bars: made, drawn }) => {
      const lines = kdj(drawn, { range: 9, k: 3, d: 3 });
      const exact = kdjReference(made, { range: 9, k: 3, d: 3 });
      for (const line of ['k', 'd', 'j'] as const) expectSame(lines[line], exact[line], 2);
    });
  });
});

describe('indicators', () => {
  test('indicators: nothing is said before there are enough bars', () => {
    expect(
      movingAverage(closes, 5)
        .slice(0, 5)
        .map((value) => value === undefined),
    ).toEqual([true, true, true, true, false]);
    expect(relativeStrength(closes, 6).findIndex((value) => value !== undefined)).toBe(6);
    expect(kdj(bars, { range: 9, k: 3, d: 3 }).k.findIndex((value) => value !== undefined)).toBe(8);
    expect(bollingerBands(closes, 20, 2).upper.findIndex((value) => value !== undefined)).toBe(19);
  });

  test('indicators: a market that stands still is in the middle', () => {
    const still = Array.from({ length: 30 }, () => ({ high: 5, low: 5, close: 5 }));
    expect(
      relativeStrength(
        still.map((bar) => bar.close),
        6,
      ).at(-1),
    ).toBe(50);
    expect(kdj(still, { range: 9, k: 3, d: 3 }).j.at(-1)).toBe(50);
  });

  test('relativeStrength: only rises are 100, only falls are 0', () => {
    const rising = Array.from({ length: 20 }, (_, index) => index);
    expect(relativeStrength(rising, 6).at(-1)).toBe(100);
    expect(relativeStrength(rising.toReversed(), 6).at(-1)).toBe(0);
  });
});
