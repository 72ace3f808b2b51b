/**
 * Decimals whose digits fit a safe integer: most prices and quantities. Arithmetic on that integer is exact and takes a
 * tenth of the time of `bigint`.
 */

/** Up to this length, sign and dot included, the digits are below 2^53. */
export const shortLength = 15;

const powers = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15] as const;
const minus = 0x2d;
const dot = 0x2e;
const zero = 0x30;
const five = 0x35;

/** 10^places, exact, for 0 to 15 places. */
export const powerOfTen = (places: number): number => powers[places] ?? Number.NaN;

/** All digits of a short text, without the dot: `-1.25` is -125. */
export function shortDigits(text: string): number {
  let digits = 0;
  const isBelow = text.charCodeAt(0) === minus;
  for (let index = isBelow ? 1 : 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code !== dot) digits = digits * 10 + (code - zero);
  }
  return isBelow ? -digits : digits;
}

/** The digits of a whole number with a dot before the last `places`; trailing zeros are dropped. */
export function withDot(whole: string, places: number): string {
  if (places <= 0) return places === 0 ? whole : whole + '0'.repeat(-places);
  let end = whole.length;
  let behind = places;
  while (behind > 0 && end > 1 && whole.charCodeAt(end - 1) === zero) {
    end -= 1;
    behind -= 1;
  }
  if (behind === 0) return whole.slice(0, end);
  if (end > behind) return `${whole.slice(0, end - behind)}.${whole.slice(end - behind, end)}`;
  const fraction = whole.slice(0, end);
  if (fraction === '0') return '0';
  return `0.${'0'.repeat(behind - end)}${fraction}`;
}

/** Engines print long integers several times faster as `bigint` than as doubles. */
const wholeText = (whole: number): string => (whole < 1e9 ? String(whole) : BigInt(whole).toString());

/** The text of a safe integer whose last `places` digits follow the dot. */
export function shortText(digits: number, places: number): string {
  if (digits === 0) return '0';
  return digits < 0 ? `-${withDot(wholeText(-digits), places)}` : withDot(wholeText(digits), places);
}

/** A whole number without leading zeros. */
export function withoutZeros(whole: string): string {
  let from = 0;
  while (from < whole.length - 1 && whole.charCodeAt(from) === zero) from += 1;
  return from === 0 ? whole : whole.slice(from);
}

/** One more in the last place of a whole number of any length. */
export function increased(whole: string): string {
  if (whole.length <= shortLength) return String(Number(whole) + 1);
  const split = whole.length - shortLength;
  const low = Number(whole.slice(split)) + 1;
  return low === powerOfTen(shortLength)
    ? increased(whole.slice(0, split)) + '0'.repeat(shortLength)
    : whole.slice(0, split) + String(low).padStart(shortLength, '0');
}

/** A whole number without its last `count` digits, rounded half-up. */
export const withoutLast = (whole: string, count: number): string => {
  const kept = whole.slice(0, -count);
  return whole.charCodeAt(whole.length - count) >= five ? increased(kept) : kept;
};

/** Digits of a divisor up to which long division takes at least four digits at a time. */
export const shortDivisor = 1e11;

/**
 * The digits of over ÷ by and how many of them follow the dot: exact, or at least `count` of them, truncated. Both are
 * whole, below 10^15 and not negative; `by` is not zero and below `shortDivisor`.
 */
export function longDivision(over: number, by: number, count: number): { digits: string; places: number } {
  // A quotient of two integers below 2^50 never rounds up to a whole number that it does not reach.
  const whole = Math.floor(over / by);
  let rest = over - whole * by;
  let digits = whole === 0 ? '' : String(whole);
  let places = 0;
  const step = shortLength - String(by).length;
  while (rest > 0 && digits.length < count) {
    const shifted = rest * powerOfTen(step);
    const next = Math.floor(shifted / by);
    rest = shifted - next * by;
    places += step;
    digits = digits === '' ? (next === 0 ? '' : String(next)) : digits + String(next).padStart(step, '0');
  }
  return { digits: digits === '' ? '0' : digits, places };
}
