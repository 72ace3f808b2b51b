import { parsedText } from '../../domain/kept/parsed-text.ts';
import { readDecimal, type DecimalText } from '../../money/amount.ts';

/** One field of a wish as text, and back: undefined when unreadable. */
export interface Field<Value> {
  write(value: Value): string;
  read(text: string): { readonly value: Value } | undefined;
}

export interface WishCodec<Wish> {
  write(wish: Wish): readonly string[];
  read(fields: readonly string[]): Wish | undefined;
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** A list of texts from JSON; empty when invalid. */
export function textsIn(line: string): readonly string[] {
  const parsed = parsedText(line);
  return isTexts(parsed) ? parsed : [];
}

/** Ids and other words. */
export const words: Field<string> = { write: (value) => value, read: (value) => ({ value }) };

/** Whole numbers: shares, pieces. */
export const count: Field<number> = {
  write: (value) => `${value}`,
  read: (text) => (/^\d+$/.test(text) ? { value: Number(text) } : undefined),
};

/** As it was written. Of what is wished for, nothing is below zero, and nothing is endless. */
const plain = /^\d{1,40}(\.\d{1,40})?$/;

/** Money, prices, amounts. */
export const decimal = <Value extends DecimalText>(): Field<Value> => ({
  write: (value) => value,
  read: (text) => {
    const value = plain.test(text) ? readDecimal<Value>(text) : undefined;
    return value === undefined ? undefined : { value };
  },
});

export const oneOf = <const Value extends string>(values: readonly Value[]): Field<Value> => ({
  write: (value) => value,
  read: (text) => {
    const value = values.find((one) => one === text);
    return value === undefined ? undefined : { value };
  },
});

/** An optional field. */
export const maybe = <Value>({ write, read }: Field<Value>): Field<Value | undefined> => ({
  write: (value) => (value === undefined ? '' : `=${write(value)}`),
  read: (text) => (text === '' ? { value: undefined } : read(text.slice(1))),
});

/** A part of a wish with fields of its own. */
export const part = <Part extends object>(codec: WishCodec<Part>): Field<Part> => ({
  write: (value) => JSON.stringify(codec.write(value)),
  read: (text) => {
    const value = codec.read(textsIn(text));
    return value === undefined ? undefined : { value };
  },
});

/** Several of the same. */
export const listOf = <Value>({ write, read }: Field<Value>): Field<readonly Value[]> => ({
  write: (values) => JSON.stringify(values.map(write)),
  read: (text) => {
    const texts = textsIn(text);
    const values = texts.flatMap((one) => read(one) ?? []);
    return values.length === texts.length ? { value: values.map(({ value }) => value) } : undefined;
  },
});

/** A wish by its fields, in the order in which they are written here. */
export function wishOf<Wish extends object>(fields: {
  readonly [Name in keyof Wish]-?: Field<Wish[Name]>;
}): WishCodec<Wish> {
  const names = Object.keys(fields) as (keyof Wish)[];
  return {
    write: (wish) => names.map((name) => fields[name].write(wish[name])),
    read: (texts) => {
      const wish: Partial<Wish> = {};
      for (const [index, name] of names.entries()) {
        const read = fields[name].read(texts[index] ?? '');
        if (read === undefined) return undefined;
        if (read.value !== undefined) wish[name] = read.value;
      }
      return wish as Wish;
    },
  };
}

/** A field that must not be stored, or is not needed to find a request again: it reads back as `value`. */
export const notKept = <Value>(value: Value): Field<Value> => ({ write: () => '', read: () => ({ value }) });
