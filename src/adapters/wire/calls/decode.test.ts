import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../../core/errors/app-error.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import { decimalAt, flagAt, idAt, integerAt, listAt, objectAt, textAt } from './decode.ts';

interface Shape {
  readonly price?: unknown;
  readonly status?: unknown;
  readonly rows?: unknown;
}

const row = (fields: { readonly [key: string]: WireValue }) => objectAt<Shape>(fields, 'message[2]');

function detailOf(read: () => unknown): string | undefined {
  try {
    read();
  } catch (error) {
    if (error instanceof AppError && error.kind === 'unexpected-shape') return error.detail;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('decimalAt', () => {
  test.each([
    ['12.50000000', '12.5'],
    ['1.0e-5', '0.00001'],
    ['1.5E3', '1500'],
    ['-0.00', '0'],
    ['+1.93', '1.93'],
    ['007', '7'],
    ['0.12345678901234567890123456789', '0.12345678901234567890123456789'],
    ['9007199254740993', '9007199254740993'],
  ])('%s is read as %s', (sent, read) => {
    expect(decimalAt(sent, 'x')).toBe(read);
  });

  test.each([
    [''],
    ['NaN'],
    ['Infinity'],
    ['1,5'],
    ['0x10'],
    ['1 000'],
    ['--1'],
    [true],
    [null],
    [[]],
    [{}],
    [undefined],
  ])('%j is no decimal', (sent) => {
    expect(detailOf(() => decimalAt(sent, 'message.price'))).toBe('message.price');
  });

  test('no digit is lost on the way', () => {
    const digits = fc.bigInt({ min: 0n, max: 10n ** 20n });
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 19 }), (whole, places) => {
        const sent = `${whole}.${'0'.repeat(places - 1)}7${'0'.repeat(5)}`;
        expect(decimalAt(sent, 'x')).toBe(`${whole}.${'0'.repeat(places - 1)}7`);
      }),
    );
  });
});

test.each([['1e400'], ['-1e400'], ['1e42'], ['1e-41'], ['9'.repeat(43)], [`0.${'0'.repeat(60)}1`]])(
  'R8 %s is of no size that a sum can have',
  (sent) => {
    expect(detailOf(() => decimalAt(sent, 'message.price'))).toBe('message.price');
  },
);

test.each([['1e30'], ['-123456789012345678901234567890.1234567890'], ['1e-38'], ['0e400']])('R8 %s is one', (sent) => {
  expect(decimalAt(sent, 'message.price').length).toBeLessThanOrEqual(42);
});

describe('integerAt', () => {
  test.each([
    ['20', 20],
    ['20.0', 20],
    ['1.7e12', 1_700_000_000_000],
    ['-1', -1],
    ['0', 0],
  ])('%s is read as %d', (sent, read) => {
    expect(integerAt(sent, 'x')).toBe(read);
  });

  test.each([['1.5'], ['9007199254740993'], ['1e30'], ['ten'], [''], [null], [true]])(
    '%j cannot be counted',
    (sent) => {
      expect(detailOf(() => integerAt(sent, 'message.total'))).toBe('message.total');
    },
  );
});

describe('flagAt', () => {
  test.each([
    ['1', true],
    ['0', false],
    [true, true],
    [false, false],
  ])('%j is %j', (sent, read) => {
    expect(flagAt(sent, 'x')).toBe(read);
  });

  test.each([['2'], ['yes'], ['true'], [''], [null]])('%j is no flag', (sent) => {
    expect(detailOf(() => flagAt(sent, 'message.is_open'))).toBe('message.is_open');
  });
});

test('idAt: keeps ids that JavaScript cannot count, refuses blanks', () => {
  expect(idAt('165797236891000000123456789', 'x')).toBe('165797236891000000123456789');
  expect(detailOf(() => idAt('', 'message.id'))).toBe('message.id');
  expect(detailOf(() => idAt('a b', 'message.id'))).toBe('message.id');
});

test('listAt: the failing row is in the path', () => {
  expect(listAt(['a', 'b'], 'message', textAt)).toEqual(['a', 'b']);
  expect(detailOf(() => listAt(['a', null], 'message', textAt))).toBe('message[1]');
  expect(detailOf(() => listAt({ 0: 'a' }, 'message', textAt))).toBe('message');
});

describe('ObjectReader', () => {
  test('the path names the object and the key', () => {
    expect(detailOf(() => row({ price: 'high' }).decimal('price'))).toBe('message[2].price');
    expect(detailOf(() => row({ rows: ['1', 'x'] }).list('rows', decimalAt))).toBe('message[2].rows[1]');
    expect(detailOf(() => objectAt<Shape>(['a'], 'message'))).toBe('message');
  });

  test.each([[{}], [{ price: null }], [{ price: '' }]])(
    '%j: an optional field is undefined, a required one fails',
    (fields) => {
      expect(row(fields).optionalDecimal('price')).toBeUndefined();
      expect(detailOf(() => row(fields).decimal('price'))).toBe('message[2].price');
    },
  );

  test('an optional field that is there must still be right', () => {
    expect(detailOf(() => row({ price: 'n/a' }).optionalDecimal('price'))).toBe('message[2].price');
  });

  test('a code of the wire becomes a word, an unknown code fails', () => {
    const words = { 1: 'pending', 2: 'filled' };
    expect(row({ status: '2' }).choice('status', words)).toBe('filled');
    expect(detailOf(() => row({ status: '9' }).choice('status', words))).toBe('message[2].status');
    expect(detailOf(() => row({ status: 'constructor' }).choice('status', words))).toBe('message[2].status');
    expect(detailOf(() => row({}).choice('status', words))).toBe('message[2].status');
    expect(row({}).optionalChoice('status', words)).toBeUndefined();
  });

  test('an absent key is missing, even one that every object inherits', () => {
    expect(objectAt<{ constructor?: unknown }>({}, 'x').optionalText('constructor')).toBeUndefined();
  });
});

test('switch 30: thousands that are set apart are read; a lone comma and a percentage are no decimals', () => {
  const read = (text: string) => decimalAt(text, 'message');
  expect(['1,234.50', '-1,234,567', '12.5'].map(read)).toEqual(['1234.5', '-1234567', '12.5']);
  for (const text of ['1,5', '0,123', '12,34.5', '1234,567', '12.3400%']) expect(() => read(text)).toThrow(AppError);
});
