import { Decimal } from 'decimal.js';
import { PreciseDecimal, type DecimalText, type Price } from './amount.ts';
import { noBreakSpace, numberStyleOf, type NumberStyle } from './number-style.ts';

/** An unknown figure. Zero is `0`, so the three can never be taken for each other. */
export const unknownText = '—';
/** A figure that the person asked to hide. */
export const hiddenText = '•••';

const roundings = { 'half-up': Decimal.ROUND_HALF_UP, down: Decimal.ROUND_DOWN, up: Decimal.ROUND_UP } as const;

export interface DecimalFormat {
  /** BCP 47 tag; its language decides separators and the place of the percent sign. */
  readonly languageTag: string;
  /** At most this many decimals; every decimal when absent. */
  readonly places?: number | undefined;
  /** At least this many decimals, filled with zeros. Never more than `places`. */
  readonly minPlaces?: number | undefined;
  /** Half-up when absent. */
  readonly rounding?: keyof typeof roundings | undefined;
  /** `always` puts a plus before what is more than zero. */
  readonly sign?: 'auto' | 'always' | undefined;
  /** False for text that a person goes on typing in. */
  readonly isGrouped?: boolean | undefined;
}

interface Written {
  readonly sign: '' | '-' | '+';
  /** `<` when the value is not zero but all its digits were rounded away. */
  readonly below: '' | '<';
  readonly digits: string;
}

function grouped(integer: string, style: NumberStyle): string {
  if (integer.length < style.groupsFrom) return integer;
  return integer.replace(/\B(?=(\d{3})+$)/g, style.groupMark);
}

function localised(plain: string, style: NumberStyle, isGrouped: boolean): string {
  const [integer = '0', fraction] = plain.split('.');
  const whole = isGrouped ? grouped(integer, style) : integer;
  return fraction === undefined ? whole : whole + style.decimalMark + fraction;
}

/** The digits of a magnitude with at most `places` and at least `minPlaces` decimals. */
function plainDigits(magnitude: Decimal, format: DecimalFormat): string {
  const most = format.places ?? magnitude.decimalPlaces();
  const rounded = magnitude.toDecimalPlaces(most, roundings[format.rounding ?? 'half-up']);
  const least = format.places === undefined ? (format.minPlaces ?? 0) : Math.min(format.minPlaces ?? 0, most);
  return rounded.toFixed(Math.max(least, rounded.decimalPlaces()));
}

function signOf(value: Decimal, format: DecimalFormat): Written['sign'] {
  if (value.isZero()) return '';
  if (value.isNegative()) return '-';
  return format.sign === 'always' ? '+' : '';
}

function write(value: DecimalText, format: DecimalFormat): Written {
  const exact = new PreciseDecimal(value);
  if (exact.isZero()) return { sign: '', below: '', digits: '0' };
  const style = numberStyleOf(format.languageTag);
  const isGrouped = format.isGrouped ?? true;
  const plain = plainDigits(exact.abs(), format);
  const sign = signOf(exact, format);
  if (/[1-9]/.test(plain)) return { sign, below: '', digits: localised(plain, style, isGrouped) };
  const smallest = plainDigits(new PreciseDecimal(10).pow(-(format.places ?? 0)), { ...format, minPlaces: 0 });
  return { sign, below: '<', digits: localised(smallest, style, isGrouped) };
}

/**
 * A decimal as people of a language write it: exact, never in scientific notation. Zero is `0` whatever `minPlaces`
 * says, undefined is a dash, and a value whose digits would all be rounded away is shown as less than the smallest one
 * (`<0.01`), because it is not zero.
 */
export function formatDecimal(value: DecimalText | undefined, format: DecimalFormat): string {
  if (value === undefined) return unknownText;
  const { sign, below, digits } = write(value, format);
  return sign + below + digits;
}

/** Text for an input: the decimal mark of the language, no groups; `parseDecimalInput` reads it back exactly. */
export const formatForInput = (value: DecimalText, languageTag: string): string =>
  formatDecimal(value, { languageTag, isGrouped: false });

/**
 * `value` is in percent (12.34 is 12.34 %). Two decimals unless told otherwise. A change too small to be seen keeps its
 * sign (`+0.00%`); no change at all has none (`0%`).
 */
export function formatPercent(value: DecimalText | undefined, format: DecimalFormat): string {
  if (value === undefined) return unknownText;
  const places = format.places ?? 2;
  const style = numberStyleOf(format.languageTag);
  const exact = new PreciseDecimal(value);
  const plain = exact.isZero()
    ? '0'
    : plainDigits(exact.abs(), { ...format, places, minPlaces: format.minPlaces ?? places });
  return signOf(exact, format) + style.percentPattern.replace('#', () => localised(plain, style, true));
}

/** Number, no-break space, code: `1,234.5 USDT`. For crypto currencies, which have no place in any locale's rules. */
export function formatWithCode(
  value: DecimalText | undefined,
  format: DecimalFormat & { readonly code: string },
): string {
  return value === undefined ? unknownText : `${formatDecimal(value, format)}${noBreakSpace}${format.code}`;
}

const volumeUnits = [
  { above: 1e6, suffix: 'M' },
  { above: 1e3, suffix: 'K' },
] as const;

/** Keeps every digit when the dot moves: rounding to 20 digits first would let half-up see a rounded figure. */
const WideDecimal = Decimal.clone({ precision: 200, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -1e9, toExpPos: 1e9 });

/** Only volumes are shortened, above a thousand with K and above a million with M, in every language alike. */
export function formatVolume(value: DecimalText | undefined, format: Pick<DecimalFormat, 'languageTag'>): string {
  if (value === undefined) return unknownText;
  const exact = new WideDecimal(value);
  const unit = volumeUnits.find(({ above }) => exact.abs().greaterThan(above)) ?? { above: 1, suffix: '' };
  const scaled = exact.dividedBy(unit.above).toFixed() as DecimalText;
  return formatDecimal(scaled, { ...format, places: 2, minPlaces: 2 }) + unit.suffix;
}

export interface PriceTexts {
  /** What is drawn; a run of four or more zeros behind the mark is counted in a subscript: `0.0₇3`. */
  readonly text: string;
  /** The same price in full, for the accessible name and the detail on tap. */
  readonly full: string;
}

const subscripts = '₀₁₂₃₄₅₆₇₈₉';
const subscript = (count: number): string =>
  Array.from(count.toString(), (digit) => subscripts[Number(digit)] ?? '').join('');

/**
 * A price to the decimals of its `step`, or with every decimal it has when the step is unknown; a price finer than its
 * step (an average) is rounded half-up to it.
 */
export function compactPrice(
  value: Price | undefined,
  format: { readonly languageTag: string; readonly step?: Price | undefined },
): PriceTexts {
  const places = format.step === undefined ? undefined : new PreciseDecimal(format.step).decimalPlaces();
  const full = formatDecimal(value, { languageTag: format.languageTag, places, minPlaces: places });
  const zeros = /^(-?<?0[.,])(0{4,})([1-9]\d*)$/.exec(full);
  if (zeros === null) return { text: full, full };
  const [, head = '', run = '', rest = ''] = zeros;
  return { text: `${head}0${subscript(run.length)}${rest}`, full };
}

const currencyFormats = new Map<string, Intl.NumberFormat>();

/** Currencies that share their sign with others are named by code. */
const sharedSigns = new Set(['$', '¥', '￥']);

function currencyFormat(languageTag: string, code: string): Intl.NumberFormat {
  const key = `${languageTag} ${code}`;
  const known = currencyFormats.get(key);
  if (known !== undefined) return known;
  const options = { style: 'currency', currency: code } as const;
  const narrow = new Intl.NumberFormat('en', { ...options, currencyDisplay: 'narrowSymbol' }).formatToParts(0);
  const isShared = narrow.some((part) => part.type === 'currency' && sharedSigns.has(part.value));
  const made = new Intl.NumberFormat(languageTag, { ...options, currencyDisplay: isShared ? 'code' : 'symbol' });
  currencyFormats.set(key, made);
  return made;
}

/** A sum of state money: the sign or code where the language puts it, the decimals its currency has unless `places` says otherwise. */
export function formatFiat(value: DecimalText | undefined, format: DecimalFormat & { readonly code: string }): string {
  if (value === undefined) return unknownText;
  const intl = currencyFormat(format.languageTag, format.code);
  const places = format.places ?? intl.resolvedOptions().maximumFractionDigits ?? 2;
  const { sign, below, digits } = write(value, { ...format, places, minPlaces: format.minPlaces ?? places });
  const parts = intl.formatToParts(1).flatMap((part) => {
    if (part.type === 'integer') return [digits];
    return part.type === 'currency' || part.type === 'literal' ? [part.value] : [];
  });
  return sign + below + parts.join('');
}
