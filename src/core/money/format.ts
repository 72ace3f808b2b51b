import type { DecimalText, Price } from './amount.ts';
import { absolute, compare, isNegative, isZero, placesOf, roundTo, type Rounding } from './fixed-point.ts';
import { noBreakSpace, numberStyleOf, type NumberStyle } from './number-style.ts';

/** An unknown figure. Zero is `0`, so unknown, hidden and zero differ. */
export const unknownText = '—';
/** A figure that the person asked to hide. */
export const hiddenText = '•••';

export interface DecimalFormat {
  /** BCP 47 tag; its language decides the separators and the place of the percent sign. */
  readonly languageTag: string;
  /** At most this many decimals; every decimal when absent. */
  readonly places?: number | undefined;
  /** At least this many decimals, filled with zeros. Never more than `places`. */
  readonly minPlaces?: number | undefined;
  /** Default: half-up. */
  readonly rounding?: Rounding | undefined;
  /** `always` puts a plus before positive values. */
  readonly sign?: 'auto' | 'always' | undefined;
  /** False for text that the person edits further. */
  readonly isGrouped?: boolean | undefined;
}

interface CodedFormat extends DecimalFormat {
  /** A currency that no locale covers: it follows the number after a no-break space, `1,234.50 USDT`. */
  readonly code?: string | undefined;
}

interface Written {
  readonly sign: '' | '-' | '+';
  /** `<` when the value is not zero but rounds to zero. */
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
function plainDigits(magnitude: DecimalText, format: DecimalFormat): string {
  const most = format.places ?? placesOf(magnitude);
  const rounded = roundTo(magnitude, most, format.rounding);
  const least = format.places === undefined ? (format.minPlaces ?? 0) : Math.min(format.minPlaces ?? 0, most);
  const [whole = '', fraction = ''] = rounded.split('.');
  const digits = fraction.padEnd(least, '0');
  return digits === '' ? whole : `${whole}.${digits}`;
}

function signOf(value: DecimalText, format: DecimalFormat): Written['sign'] {
  if (isZero(value)) return '';
  if (isNegative(value)) return '-';
  return format.sign === 'always' ? '+' : '';
}

const smallestOf = (places: number): string => (places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`);

function write(value: DecimalText, format: DecimalFormat): Written {
  if (isZero(value)) return { sign: '', below: '', digits: '0' };
  const style = numberStyleOf(format.languageTag);
  const isGrouped = format.isGrouped ?? true;
  const plain = plainDigits(absolute(value), format);
  const sign = signOf(value, format);
  if (/[1-9]/.test(plain)) return { sign, below: '', digits: localised(plain, style, isGrouped) };
  return { sign, below: '<', digits: localised(smallestOf(format.places ?? 0), style, isGrouped) };
}

/**
 * A decimal as a language writes it: exact, never in scientific notation. Zero is `0` for any `minPlaces`, undefined is
 * a dash, and a value that would round to zero shows as less than the smallest one (`<0.01`).
 */
export function formatDecimal(value: DecimalText | undefined, format: CodedFormat): string {
  if (value === undefined) return unknownText;
  const { sign, below, digits } = write(value, format);
  return sign + below + digits + (format.code === undefined ? '' : noBreakSpace + format.code);
}

/** Text for an input: the decimal mark of the language, no groups; `parseDecimalInput` reads it back exactly. */
export const formatForInput = (value: DecimalText, languageTag: string): string =>
  formatDecimal(value, { languageTag, isGrouped: false });

/**
 * `value` is in percent (12.34 is 12.34 %). Two decimals by default. A change that rounds to zero keeps its sign
 * (`+0.00%`); no change has none (`0%`).
 */
export function formatPercent(value: DecimalText | undefined, format: DecimalFormat): string {
  if (value === undefined) return unknownText;
  const places = format.places ?? 2;
  const style = numberStyleOf(format.languageTag);
  const plain = isZero(value)
    ? '0'
    : plainDigits(absolute(value), { ...format, places, minPlaces: format.minPlaces ?? places });
  // A change that rounds to zero has no sign.
  return (
    signOf(roundTo(value, places), format) + style.percentPattern.replace('#', () => localised(plain, style, true))
  );
}

const volumeUnits = [
  { above: '1000000' as DecimalText, places: 6, suffix: 'M' },
  { above: '1000' as DecimalText, places: 3, suffix: 'K' },
] as const;

const thousandMillions = '1000000000' as DecimalText;

/** The same digits with the dot `places` further left. Requires more digits than that before the dot. */
function dotMoved(value: DecimalText, places: number): DecimalText {
  const [whole = '', fraction = ''] = value.split('.');
  return `${whole.slice(0, -places)}.${whole.slice(-places)}${fraction}`.replace(/\.?0+$/, '') as DecimalText;
}

/**
 * Only volumes are abbreviated: K above a thousand, M above a million, in every language. Two decimals, but none from a
 * thousand millions on, which have no room for them.
 */
export function formatVolume(value: DecimalText | undefined, format: Pick<DecimalFormat, 'languageTag'>): string {
  if (value === undefined) return unknownText;
  const size = absolute(value);
  const unit = volumeUnits.find(({ above }) => compare(size, above) > 0);
  const scaled = unit === undefined ? value : dotMoved(value, unit.places);
  const places = compare(size, thousandMillions) < 0 ? 2 : 0;
  return formatDecimal(scaled, { ...format, places, minPlaces: places }) + (unit?.suffix ?? '');
}

export interface PriceTexts {
  /** The visible text; a run of four or more zeros after the dot becomes a subscript count: `0.0₇3`. */
  readonly text: string;
  /** The full price, for the accessible name and the detail on tap. */
  readonly full: string;
}

const subscripts = '₀₁₂₃₄₅₆₇₈₉';
const subscript = (count: number): string =>
  Array.from(count.toString(), (digit) => subscripts[Number(digit)] ?? '').join('');

/**
 * A price to the decimals of its `step`, or with all its decimals without a step. A price finer than its step (an
 * average) is rounded half-up.
 */
export function compactPrice(
  value: Price | undefined,
  format: { readonly languageTag: string; readonly step?: Price | undefined },
): PriceTexts {
  const places = format.step === undefined ? undefined : placesOf(format.step);
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

/** The number of decimals that show at least `digits` significant figures: four of 0.00655 take six decimals. */
export function placesForDigits(value: DecimalText, digits: number): number {
  const [whole = '', fraction = ''] = absolute(value).split('.');
  if (whole !== '0') return Math.max(0, digits - whole.length);
  return /^0*/.exec(fraction)?.[0].length === fraction.length ? 0 : digits + (/^0*/.exec(fraction)?.[0].length ?? 0);
}

/** A fiat price: four significant figures, and never fewer decimals than the currency has. */
export function formatFiatPrice(value: DecimalText | undefined, format: { languageTag: string; code: string }): string {
  if (value === undefined) return unknownText;
  const usual = currencyFormat(format.languageTag, format.code).resolvedOptions().maximumFractionDigits ?? 2;
  const places = Math.max(usual, placesForDigits(value, 4));
  return formatFiat(value, { ...format, places, minPlaces: usual });
}

/**
 * A fiat sum: sign or code where the language puts it, with the currency's own decimals unless `places` is given. Nothing
 * of a currency is written out like any other sum of it (`USD 0.00`).
 */
export function formatFiat(value: DecimalText | undefined, format: DecimalFormat & { readonly code: string }): string {
  if (value === undefined) return unknownText;
  const intl = currencyFormat(format.languageTag, format.code);
  const places = format.places ?? intl.resolvedOptions().maximumFractionDigits ?? 2;
  const full = { ...format, places, minPlaces: format.minPlaces ?? places };
  const { sign, below, digits } = write(value, full);
  const parts = intl.formatToParts(1).flatMap((part) => {
    if (part.type === 'integer')
      return [isZero(value) ? localised(plainDigits(value, full), numberStyleOf(format.languageTag), true) : digits];
    return part.type === 'currency' || part.type === 'literal' ? [part.value] : [];
  });
  return sign + below + parts.join('');
}
