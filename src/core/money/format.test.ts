import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decimals,
  decimalText,
  halfUp,
  languageTags,
  plainText,
  scaled,
} from '../../../tests/support/decimal-samples.ts';
import { amount, price, rate, type Quantity } from './amount.ts';
import {
  compactPrice,
  formatDecimal,
  formatFiat,
  formatFiatPrice,
  formatForInput,
  formatPercent,
  formatVolume,
  hiddenText,
  unknownText,
} from './format.ts';
import { parseDecimalInput } from './parse.ts';
import { tries } from '../../../tests/support/breadth.ts';

const tags = fc.constantFrom(...languageTags);

describe('formatDecimal', () => {
  test.each([
    ['en', '1,234,567.891'],
    ['zh-CN', '1,234,567.891'],
    ['zh-HK', '1,234,567.891'],
    ['th', '1,234,567.891'],
    ['ja', '1,234,567.891'],
    ['ko', '1,234,567.891'],
    ['fr', '1\u202f234\u202f567,891'],
    ['tr', '1.234.567,891'],
    ['ru', '1\u00a0234\u00a0567,891'],
    ['es', '1.234.567,891'],
  ])('%s: separators of the language', (languageTag, text) => {
    expect(formatDecimal(amount('1234567.891'), { languageTag })).toBe(text);
  });

  test('es: four digits stay together, five are grouped', () => {
    expect(formatDecimal(amount('1234.5'), { languageTag: 'es' })).toBe('1234,5');
    expect(formatDecimal(amount('12345.5'), { languageTag: 'es' })).toBe('12.345,5');
  });

  test('the table agrees with the Intl of this runtime', () => {
    fc.assert(
      fc.property(tags, fc.integer({ min: -1e12, max: 1e12 }), (languageTag, units) => {
        const text = plainText({ units: BigInt(units), places: 3 });
        const intl = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 3 }).format(Number(text));
        expect(formatDecimal(amount(text), { languageTag })).toBe(intl);
      }),
    );
  });

  test('zero, unknown and hidden never look alike', () => {
    expect(formatDecimal(amount('0.000'), { languageTag: 'en', places: 2, minPlaces: 2 })).toBe('0');
    expect(formatDecimal(undefined, { languageTag: 'en' })).toBe(unknownText);
    expect(new Set(['0', unknownText, hiddenText]).size).toBe(3);
  });

  test('a value that would be rounded away is not shown as zero', () => {
    expect(formatDecimal(amount('0.004'), { languageTag: 'fr', places: 2 })).toBe('<0,01');
    expect(formatDecimal(amount('-0.004'), { languageTag: 'en', places: 2 })).toBe('-<0.01');
    expect(formatDecimal(amount('0.4'), { languageTag: 'en', places: 0 })).toBe('<1');
    expect(formatDecimal(amount('0.005'), { languageTag: 'en', places: 2 })).toBe('0.01');
  });

  test.each([
    ['2.345', 2, 'half-up', '2.35'],
    ['-2.345', 2, 'half-up', '-2.35'],
    ['2.349', 2, 'down', '2.34'],
    ['2.341', 2, 'up', '2.35'],
    ['999.995', 2, 'half-up', '1,000'],
  ] as const)('%s to %s decimals, %s: %s', (value, places, rounding, text) => {
    expect(formatDecimal(amount(value), { languageTag: 'en', places, rounding })).toBe(text);
  });

  test('decimals are filled with zeros to the least wanted, never beyond the most', () => {
    expect(formatDecimal(amount('1.5'), { languageTag: 'en', minPlaces: 2 })).toBe('1.50');
    expect(formatDecimal(amount('1.5'), { languageTag: 'en', places: 1, minPlaces: 3 })).toBe('1.5');
    expect(formatDecimal(amount('12345'), { languageTag: 'en', places: 4, minPlaces: 2 })).toBe('12,345.00');
  });

  test('a plus is written only when asked for and only before more than zero', () => {
    expect(formatDecimal(amount('1'), { languageTag: 'en', sign: 'always' })).toBe('+1');
    expect(formatDecimal(amount('0'), { languageTag: 'en', sign: 'always' })).toBe('0');
    expect(formatDecimal(amount('-1'), { languageTag: 'en', sign: 'always' })).toBe('-1');
  });

  test('4.4: 10,000 decimals in ten languages read back as themselves and are never in scientific notation', () => {
    fc.assert(
      fc.property(decimals(), (value) => {
        for (const languageTag of languageTags) {
          const text = formatDecimal(value, { languageTag });
          expect(text).not.toMatch(/e[+-]\d/i);
          const read = parseDecimalInput(text, languageTag);
          const meant =
            read.kind === 'ambiguous' ? read.candidates[0] : read.kind === 'number' ? read.value : undefined;
          expect(meant).toBe(value);
          expect(parseDecimalInput(formatForInput(value, languageTag), languageTag)).toEqual({ kind: 'number', value });
        }
      }),
      { numRuns: tries(10_000, 1000) },
    );
  });

  test('a grouped text is ambiguous only where one mark could be either', () => {
    fc.assert(
      fc.property(tags, decimals(), (languageTag, value) => {
        const text = formatDecimal(value, { languageTag });
        const isAmbiguous = parseDecimalInput(text, languageTag).kind === 'ambiguous';
        expect(isAmbiguous).toBe(/^-?\d{1,3}[.,]\d{3}$/.test(text) && holdsGroupMark(text, languageTag));
      }),
    );
  });

  test('rounding is half-up by integer arithmetic', () => {
    fc.assert(
      fc.property(scaled(24, 20), fc.integer({ min: 0, max: 20 }), (value, places) => {
        const expected = halfUp(value, places);
        fc.pre(expected.units !== 0n);
        const text = formatDecimal(decimalText(value), { languageTag: 'en', places, isGrouped: false });
        expect(text).toBe(decimalText(expected));
      }),
    );
  });
});

/** By the runtime's own Intl. */
function holdsGroupMark(text: string, languageTag: string): boolean {
  const group = new Intl.NumberFormat(languageTag)
    .formatToParts(1_234_567)
    .find((part) => part.type === 'group')?.value;
  return group !== undefined && text.includes(group);
}

describe('formatPercent', () => {
  test.each([
    ['en', '12.34%', '-12.34%'],
    ['ja', '12.34%', '-12.34%'],
    ['fr', '12,34\u00a0%', '-12,34\u00a0%'],
    ['ru', '12,34\u00a0%', '-12,34\u00a0%'],
    ['es', '12,34\u00a0%', '-12,34\u00a0%'],
    ['tr', '%12,34', '-%12,34'],
  ])('%s: the sign stands where the language puts it', (languageTag, plus, minus) => {
    expect(formatPercent(rate('12.34'), { languageTag })).toBe(plus);
    expect(formatPercent(rate('-12.34'), { languageTag })).toBe(minus);
  });

  test('no change is 0%, a change too small to see keeps its sign', () => {
    expect(formatPercent(rate('0'), { languageTag: 'en', sign: 'always' })).toBe('0%');
    expect(formatPercent(rate('0.005'), { languageTag: 'en', sign: 'always' })).toBe('+0.01%');
    expect(formatPercent(undefined, { languageTag: 'en' })).toBe(unknownText);
  });

  test('T13 formatPercent: what rounds to zero has no sign', () => {
    for (const text of ['0.001', '-0.0049']) {
      expect(formatPercent(rate(text), { languageTag: 'en', sign: 'always' })).toBe('0.00%');
    }
  });
});

describe('formatVolume', () => {
  test.each([
    ['0', '0'],
    ['999.999', '1,000.00'],
    ['1000', '1,000.00'],
    ['1000.01', '1.00K'],
    ['1500', '1.50K'],
    ['1000000', '1,000.00K'],
    ['1000001', '1.00M'],
    ['999999999', '1,000.00M'],
    ['5123456789', '5,123M'],
    ['-2500', '-2.50K'],
  ])('%s is %s', (value, text) => {
    expect(formatVolume(amount(value), { languageTag: 'en' })).toBe(text);
  });

  test('the same letters in every language', () => {
    expect(formatVolume(amount('12350'), { languageTag: 'tr' })).toBe('12,35K');
    expect(formatVolume(amount('2000000'), { languageTag: 'zh-CN' })).toBe('2.00M');
  });

  test('moving the dot rounds once', () => {
    expect(formatVolume(amount('1234999999999999999999.9999'), { languageTag: 'en' })).toBe('1,235,000,000,000,000M');
    expect(formatVolume(amount('1004999.9999999999999999999999'), { languageTag: 'en' })).toBe('1.00M');
  });
});

describe('MK1 compactPrice', () => {
  test.each([
    ['0.00000003', '0.0₇3', '0.00000003'],
    ['0.0000123', '0.0₄123', '0.0000123'],
    ['0.000123', '0.000123', '0.000123'],
    ['-0.0000000000000005', '-0.0₁₅5', '-0.0000000000000005'],
    ['1.00001', '1.00001', '1.00001'],
  ])('%s is drawn as %s', (value, text, full) => {
    expect(compactPrice(price(value), { languageTag: 'en' })).toEqual({ text, full });
  });

  test('the step fixes the decimals', () => {
    expect(compactPrice(price('67000.5'), { languageTag: 'en', step: price('0.01') }).text).toBe('67,000.50');
    expect(compactPrice(price('0.00001'), { languageTag: 'ru', step: price('0.00000001') })).toEqual({
      text: '0,0₄1000',
      full: '0,00001000',
    });
    expect(compactPrice(undefined, { languageTag: 'en' })).toEqual({ text: unknownText, full: unknownText });
  });

  test('the drawn text holds every digit of the full one', () => {
    fc.assert(
      fc.property(tags, decimals<Quantity>(), (languageTag, value) => {
        const { text, full } = compactPrice(price(value), { languageTag });
        const opened = text.replace(/0([₀-₉]+)/, (_, run: string) =>
          '0'.repeat(Number(Array.from(run, (digit) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)).join(''))),
        );
        expect(opened).toBe(full);
      }),
    );
  });
});

describe('a code, and formatFiat', () => {
  test('a code follows its number after a no-break space', () => {
    expect(formatDecimal(amount('1234.5'), { languageTag: 'en', code: 'USDT' })).toBe('1,234.5\u00a0USDT');
    expect(formatDecimal(undefined, { languageTag: 'en', code: 'USDT' })).toBe(unknownText);
  });

  test.each([
    ['en', 'USD', '1234.5', 'USD\u00a01,234.50'],
    ['en', 'JPY', '1234.5', 'JPY\u00a01,235'],
    ['zh-CN', 'CNY', '-3', '-CNY\u00a03.00'],
    ['en', 'EUR', '1234.5', '€1,234.50'],
    ['fr', 'EUR', '-1234.5', '-1\u202f234,50\u00a0€'],
    ['es', 'GBP', '1234.5', '1234,50\u00a0GBP'],
    ['tr', 'EUR', '1234.5', '€1.234,50'],
    ['en', 'EUR', '0', '€0.00'],
    ['fr', 'EUR', '0', '0,00\u00a0€'],
    ['en', 'JPY', '0', 'JPY\u00a00'],
  ])('%s %s %s is %s', (languageTag, code, value, text) => {
    expect(formatFiat(amount(value), { languageTag, code })).toBe(text);
  });
});

test.each([
  ['0.00655', 'USD 0.00655'],
  ['0.0065512345', 'USD 0.006551'],
  ['1.5', 'USD 1.50'],
  ['61250.5', 'USD 61,250.50'],
] as const)('formatFiatPrice: %s keeps four figures', (value, expected) =>
  expect(formatFiatPrice(amount(value), { languageTag: 'en', code: 'USD' })).toBe(expected),
);
