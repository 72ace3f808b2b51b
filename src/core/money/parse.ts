import { readDecimal, type DecimalText } from './amount.ts';
import { formatForInput } from './format.ts';
import { numberStyleOf } from './number-style.ts';

/**
 * The meaning of the text in a field.
 * - `ambiguous`: in `1,234` the comma may group thousands or start decimals, unless it starts the decimals of this language:
 *   ask. The grouped reading comes first.
 */
export type DecimalInput<T extends DecimalText = DecimalText> =
  | { readonly kind: 'number'; readonly value: T }
  | { readonly kind: 'empty' }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly [grouped: T, decimal: T] }
  | { readonly kind: 'invalid' };

/** Longer than any amount; keeps huge pastes out of the arithmetic. */
const longestInput = 120;

const zerosOfDigits = [0x660, 0x6f0, 0xe50, 0xff10];

function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = zerosOfDigits.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? character : String.fromCodePoint(0x30 + code - zero);
}

/** Digits, signs and marks of other scripts become ASCII; every grouping space becomes one kind of space. */
function plainCharacters(text: string): string {
  return text
    .replace(/[\u061c\u200e\u200f\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59\uff10-\uff19]/g, asciiDigit)
    .replace(/[\u2212\uff0d]/g, '-')
    .replace(/\uff0b/g, '+')
    .replace(/[\uff0e\u3002\uff61]/g, '.')
    .replace(/\uff0c/g, ',')
    .replace(/[\u2018\u2019\uff07\u066c]/g, "'")
    .replace(/[\u00a0\u202f\u2009\u3000]/g, ' ')
    .trim();
}

const isGroupedInteger = (integer: string, mark: string): boolean => {
  const [head = '', ...groups] = integer.split(mark);
  return /^[1-9]\d{0,2}$/.test(head) && groups.length > 0 && groups.every((group) => /^\d{3}$/.test(group));
};

const invalid = { kind: 'invalid' } as const;

function reading<T extends DecimalText>(sign: string, integer: string, fraction: string): T | undefined {
  if (integer === '' && fraction === '') return undefined;
  return readDecimal<T>(`${sign}${integer || '0'}.${fraction || '0'}`);
}

function numberOf<T extends DecimalText>(sign: string, integer: string, fraction: string): DecimalInput<T> {
  const value = reading<T>(sign, integer, fraction);
  return value === undefined ? invalid : { kind: 'number', value };
}

/** The integer part without its group separators, or undefined when the groups are not groups of three. */
function ungrouped(integer: string): string | undefined {
  const marks = new Set(integer.match(/\D/g));
  if (marks.size === 0) return integer;
  const [mark = ''] = marks;
  return marks.size === 1 && isGroupedInteger(integer, mark) ? integer.replaceAll(mark, '') : undefined;
}

interface Split {
  readonly integer: string;
  readonly fraction: string;
  /** The decimal mark; undefined without decimals. */
  readonly mark: string | undefined;
}

/** The decimals start at the last mark, unless the same mark came before and so must be a group separator. */
function splitAtDecimals(body: string): Split {
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','), body.lastIndexOf('٫'));
  const mark = body[last];
  if (mark === undefined || body.indexOf(mark) !== last) return { integer: body, fraction: '', mark: undefined };
  return { integer: body.slice(0, last), fraction: body.slice(last + 1), mark };
}

/**
 * Reads what a person typed or pasted. Both `.` and `,` are decimal marks; of two different ones the last is. A single
 * one that is not the decimal mark of this language and precedes exactly three digits is ambiguous: it groups somewhere
 * else. Digits of other scripts, every kind of grouping space and apostrophes are accepted; anything else, exponents
 * included, is invalid.
 */
export function parseDecimalInput<T extends DecimalText = DecimalText>(
  text: string,
  languageTag: string,
): DecimalInput<T> {
  if (text.length > longestInput) return invalid;
  const plain = plainCharacters(text);
  if (plain === '') return { kind: 'empty' };
  const [, sign = '', body] = /^([+-]?)([\d.,' ٫]*\d[\d.,' ٫]*)$/.exec(plain) ?? [];
  if (body === undefined) return invalid;
  const { integer, fraction, mark } = splitAtDecimals(body);
  const whole = ungrouped(integer);
  if (whole === undefined || /\D/.test(fraction)) return invalid;
  const asDecimals = numberOf<T>(sign, whole, fraction);
  const isForeign = (mark === '.' || mark === ',') && mark !== numberStyleOf(languageTag).decimalMark;
  const mayGroup = isForeign && integer === whole && isGroupedInteger(body, mark);
  if (!mayGroup || asDecimals.kind !== 'number') return asDecimals;
  const asGroups = reading<T>(sign, whole + fraction, '');
  return asGroups === undefined ? asDecimals : { kind: 'ambiguous', candidates: [asGroups, asDecimals.value] };
}

/** What a field makes of its text. */
export interface FieldReading {
  /** The number as the language writes it; the text itself where it is that already, or no one number. */
  readonly shown: string;
  /** Both readings of an ambiguous number. */
  readonly choices: readonly [grouped: DecimalText, decimal: DecimalText] | undefined;
}

export function readField(text: string, languageTag: string): FieldReading {
  const marks = text.replaceAll(/\d/g, '');
  if (marks === '' || marks === numberStyleOf(languageTag).decimalMark) return { shown: text, choices: undefined };
  const input = parseDecimalInput(text, languageTag);
  return {
    shown: input.kind === 'number' ? formatForInput(input.value, languageTag) : text,
    choices: input.kind === 'ambiguous' ? input.candidates : undefined,
  };
}
