import { lackingAs, type Lacking, type Rows, type UnreadableRow } from '../../../core/domain/page.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { readDecimal, type DecimalText } from '../../../core/money/amount.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import { fieldOf, isWireObject, type WireObject } from '../http/wire-json.ts';

/** Decodes one value of an answer. `path` is its place: `message[0].quotation[2].now_price`. */
export type Decode<T> = (value: WireValue, path: string) => T;

/** The keys of a wire shape of api.gen.ts, so that a misspelt key does not compile. */
type KeyOf<Shape> = Shape extends unknown ? Extract<keyof Shape, string> : never;

export const unexpected = (path: string, wanted: string): AppError =>
  new AppError('unexpected-shape', `expected ${wanted}`, { detail: path });

const integerPattern = /^-?\d{1,16}$/;
const idPattern = /^\S+$/;
/** Thousands separators of some servers. A lone comma could be a decimal mark, so such text is no number. */
const grouped = /^-?[1-9]\d?\d?(,\d{3})+(\.|$)/;

export function textAt(value: WireValue | undefined, path: string): string {
  if (typeof value !== 'string') throw unexpected(path, 'text');
  return value;
}

/** The longest sum, price or rate, sign and dot included. Longer text is an error: `1e400` would fill the screen. */
const longestDecimal = 42;

export function decimalAt<T extends DecimalText>(value: WireValue | undefined, path: string): T {
  const number =
    typeof value === 'string' ? readDecimal<T>(grouped.test(value) ? value.replaceAll(',', '') : value) : undefined;
  if (number === undefined || number.length > longestDecimal) throw unexpected(path, 'a decimal');
  return number;
}

/** An integer within JavaScript's safe range: times, counts and codes; never money and never an id. */
export function integerAt(value: WireValue | undefined, path: string): number {
  // Servers that compute with floats write whole numbers as 1.7e12 or 20.0.
  const digits = typeof value === 'string' ? readDecimal(value) : undefined;
  if (digits === undefined || !integerPattern.test(digits)) throw unexpected(path, 'a whole number');
  const number = Number.parseInt(digits, 10);
  if (!Number.isSafeInteger(number)) throw unexpected(path, 'a whole number');
  return number;
}

export function idAt(value: WireValue | undefined, path: string): string {
  if (typeof value !== 'string' || !idPattern.test(value)) throw unexpected(path, 'an id');
  return value;
}

export function flagAt(value: WireValue | undefined, path: string): boolean {
  if (value === '1' || value === true) return true;
  if (value === '0' || value === false) return false;
  throw unexpected(path, '0 or 1');
}

export function listAt<T>(value: WireValue | undefined, path: string, decode: Decode<T>): readonly T[] {
  if (!Array.isArray(value)) throw unexpected(path, 'a list');
  return value.map((item: WireValue, index) => decode(item, `${path}[${index}]`));
}

/** The text under a key of an unreadable row. */
function namedBy(key: string, row: WireValue): string | undefined {
  const name = isWireObject(row) ? fieldOf(row, key) : undefined;
  return typeof name === 'string' && idPattern.test(name) ? name : undefined;
}

interface RowPlace {
  readonly value: WireValue | undefined;
  readonly path: string;
  /** The field that identifies an unreadable row. */
  readonly name?: string | undefined;
}

interface ReadRows<T> extends Lacking {
  readonly items: readonly T[];
}

/** Decodes each row on its own: an unreadable row is left out and reported. */
export function readEach<T>({ value, path, name = 'id' }: RowPlace, decode: Decode<T>): ReadRows<T> {
  const unreadable: UnreadableRow[] = [];
  const rows = listAt(value, path, (row, rowPath) => {
    try {
      return [decode(row, rowPath)];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      unreadable.push({ id: namedBy(name, row), path: error.detail ?? rowPath, why: error.message });
      return [];
    }
  });
  return { items: rows.flat(1), ...(unreadable.length > 0 && { unreadable }) };
}

const asRows = <T>(read: ReadRows<T>): Rows<T> => lackingAs(read.items, read);

/** The same as a list. */
export const rowsAt = <T>(value: WireValue | undefined, path: string, decode: Decode<T>): Rows<T> =>
  asRows(readEach({ value, path }, decode));

/** The object at `path`, to be read field by field. */
export function objectAt<Shape extends object>(value: WireValue | undefined, path: string): ObjectReader<Shape> {
  if (!isWireObject(value)) throw unexpected(path, 'an object');
  return new ObjectReader<Shape>(value, path);
}

const isMissing = (value: WireValue | undefined): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

/**
 * Reads the fields of one object. Each read validates and fails with `unexpected-shape` and the path of the field; the
 * `optional` ones take an absent field, null and an empty text for undefined. Unknown fields are ignored.
 */
export class ObjectReader<Shape extends object> {
  readonly #fields: WireObject;
  readonly #path: string;

  constructor(fields: WireObject, path: string) {
    this.#fields = fields;
    this.#path = path;
  }

  value(key: KeyOf<Shape>): WireValue | undefined {
    return fieldOf(this.#fields, key);
  }

  pathOf(key: KeyOf<Shape>): string {
    return `${this.#path}.${key}`;
  }

  text(key: KeyOf<Shape>): string {
    return textAt(this.value(key), this.pathOf(key));
  }

  optionalText(key: KeyOf<Shape>): string | undefined {
    return this.#optional(key, textAt);
  }

  id(key: KeyOf<Shape>): string {
    return idAt(this.value(key), this.pathOf(key));
  }

  decimal<T extends DecimalText>(key: KeyOf<Shape>): T {
    return decimalAt<T>(this.value(key), this.pathOf(key));
  }

  optionalDecimal<T extends DecimalText>(key: KeyOf<Shape>): T | undefined {
    return this.#optional(key, decimalAt<T>);
  }

  integer(key: KeyOf<Shape>): number {
    return integerAt(this.value(key), this.pathOf(key));
  }

  optionalInteger(key: KeyOf<Shape>): number | undefined {
    return this.#optional(key, integerAt);
  }

  optionalFlag(key: KeyOf<Shape>): boolean | undefined {
    return this.#optional(key, flagAt);
  }

  /** Translates a code of the wire. */
  choice<T>(key: KeyOf<Shape>, words: Readonly<Record<string, T>>): T {
    const word = this.optionalChoice(key, words);
    if (word === undefined) throw unexpected(this.pathOf(key), `one of ${Object.keys(words).join(', ')}`);
    return word;
  }

  optionalChoice<T>(key: KeyOf<Shape>, words: Readonly<Record<string, T>>): T | undefined {
    return this.#optional(key, (value, path) => {
      const word = typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined;
      if (word === undefined) throw unexpected(path, `one of ${Object.keys(words).join(', ')}`);
      return word;
    });
  }

  list<T>(key: KeyOf<Shape>, decode: Decode<T>): readonly T[] {
    return listAt(this.value(key), this.pathOf(key), decode);
  }

  optionalList<T>(key: KeyOf<Shape>, decode: Decode<T>): readonly T[] | undefined {
    return this.#optional(key, (value, path) => listAt(value, path, decode));
  }

  /** As `rowsAt`. */
  rows<T>(key: KeyOf<Shape>, decode: Decode<T>, name?: string): Rows<T> {
    return asRows(readEach({ value: this.value(key), path: this.pathOf(key), name }, decode));
  }

  optionalRows<T>(key: KeyOf<Shape>, decode: Decode<T>): Rows<T> | undefined {
    return this.#optional(key, (value, path) => rowsAt(value, path, decode));
  }

  #optional<T>(key: KeyOf<Shape>, decode: Decode<T>): T | undefined {
    const value = this.value(key);
    return isMissing(value) ? undefined : decode(value, this.pathOf(key));
  }
}
