import { describe, expect, test } from 'vitest';
import { bollingerBands, exponentialAverage, kdj, macd, movingAverage, relativeStrength, type Bar } from './indicators.ts';

/** High, low and close in hundredths. */
const hundredths: readonly (readonly [number, number, number])[] = [
  [100667, 100368, 100492], [100859, 100422, 100481], [100290, 99787, 100097], [99934, 99293, 99690], [99530, 99031, 99159],
  [98666, 98493, 98620], [98285, 97582, 97944], [97707, 97250, 97603], [98213, 97850, 98206], [99147, 98518, 98793],
  [98080, 97593, 97927], [98183, 97638, 98027], [98903, 98740, 98796], [99749, 99576, 99727], [99888, 99777, 99779],
  [100206, 100053, 100094], [100533, 100298, 100406], [101203, 100894, 100921], [101465, 101074, 101160], [100728, 100343, 100500],
  [100615, 100308, 100340], [100430, 100241, 100320], [100044, 99677, 99847], [100661, 100124, 100381], [100545, 99814, 100154],
  [100962, 100461, 100672], [100862, 100775, 100805], [101333, 101124, 101129], [101388, 100793, 101025], [100184, 99739, 100114],
  [100109, 99886, 100048], [100078, 99813, 99998], [100190, 99955, 99967], [99974, 99825, 99868], [99222, 98831, 99141],
  [99832, 99143, 99444], [99934, 99643, 99659], [99583, 99346, 99537], [99203, 98948, 98958], [99076, 98843, 98860],
];
const bars: readonly Bar[] = hundredths.map(([high, low, close]) => ({ high: high / 100, low: low / 100, close: close / 100 }));
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
    ema5: 1003.79163313627551,
    ema30: 999.82951264072271,
    mid: 995.7985,
    up: 1017.87107871205809,
    dn: 973.72592128794191,
    dif: 1.94164977961773,
    dea: 0.8982848341669,
    bar: 2.08672989090166,
    rsi6: 61.30912605409314,
    rsi14: 52.23637944148807,
    k: 43.84608872702934,
    d: 48.79080490771299,
    j: 33.95665636566203,
  },
  {
    index: 39,
    ma5: 992.916,
    ma10: 995.48,
    ema5: 992.1792799571364,
    ema30: 998.30185148470883,
    mid: 1000.1335,
    up: 1012.48537803534345,
    dn: 987.78162196465655,
    dif: -2.22415787988422,
    dea: -0.57686645818856,
    bar: -3.29458284339132,
    rsi6: 25.56729985110773,
    rsi14: 36.82594945492819,
    k: 17.61887214006799,
    d: 23.87451276531523,
    j: 5.1075908895735,
  },
];

const within = 1e-8;
const near = (value: number | undefined, expected: number): void => {
  expect(Math.abs((value ?? Number.NaN) - expected)).toBeLessThan(within);
};

describe.each(reference)('indicators at bar $index', (expected) => {
  const { index } = expected;

  test('movingAverage: equals the reference', () => {
    near(movingAverage(closes, 5)[index], expected.ma5);
    near(movingAverage(closes, 10)[index], expected.ma10);
  });

  test('exponentialAverage: equals the reference', () => {
    near(exponentialAverage(closes, 5)[index], expected.ema5);
    near(exponentialAverage(closes, 30)[index], expected.ema30);
  });

  test('bollingerBands: equals the reference', () => {
    const bands = bollingerBands(closes, 20, 2);
    near(bands.middle[index], expected.mid);
    near(bands.upper[index], expected.up);
    near(bands.lower[index], expected.dn);
  });

  test('macd: equals the reference', () => {
    const { dif, dea, bar } = macd(closes, { fast: 12, slow: 26, signal: 9 });
    near(dif[index], expected.dif);
    near(dea[index], expected.dea);
    near(bar[index], expected.bar);
  });

  test('relativeStrength: equals the reference', () => {
    near(relativeStrength(closes, 6)[index], expected.rsi6);
    near(relativeStrength(closes, 14)[index], expected.rsi14);
  });

  test('kdj: equals the reference', () => {
    const { k, d, j } = kdj(bars, { range: 9, k: 3, d: 3 });
    near(k[index], expected.k);
    near(d[index], expected.d);
    near(j[index], expected.j);
  });
});

describe('indicators', () => {
  test('indicators: nothing is said before there are enough bars', () => {
    expect(movingAverage(closes, 5).slice(0, 5).map((value) => value === undefined)).toEqual([true, true, true, true, false]);
    expect(relativeStrength(closes, 6).findIndex((value) => value !== undefined)).toBe(6);
    expect(kdj(bars, { range: 9, k: 3, d: 3 }).k.findIndex((value) => value !== undefined)).toBe(8);
    expect(bollingerBands(closes, 20, 2).upper.findIndex((value) => value !== undefined)).toBe(19);
  });

  test('indicators: a market that stands still is in the middle', () => {
    const still = Array.from({ length: 30 }, () => ({ high: 5, low: 5, close: 5 }));
    expect(relativeStrength(still.map((bar) => bar.close), 6).at(-1)).toBe(50);
    expect(kdj(still, { range: 9, k: 3, d: 3 }).j.at(-1)).toBe(50);
  });

  test('relativeStrength: only rises are 100, only falls are 0', () => {
    const rising = Array.from({ length: 20 }, (_, index) => index);
    expect(relativeStrength(rising, 6).at(-1)).toBe(100);
    expect(relativeStrength(rising.toReversed(), 6).at(-1)).toBe(0);
  });
});
