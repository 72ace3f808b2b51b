import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chartRanges,
  chartScales,
  defaultChartSettings,
  indicatorNames,
  joinedOf,
  periodOf,
  readChartSettings,
  writeChartSettings,
  type ChartSettings,
} from './chart-settings.ts';
import { acceptsParams, limitsOf, readParam } from './indicators/indicator-fields.ts';
import { drawnLook, hasLinePerLength, lookOf, usualLooks } from './indicators/indicator-looks.ts';

const looks = fc
  .array(
    fc.constantFrom(...indicatorNames).chain((name) =>
      fc.record({
        name: fc.constant(name),
        params: fc.tuple(
          ...usualLooks[name].params.map((_, index) =>
            limitsOf(name, index).places === 1
              ? fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10)
              : fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
          ),
        ),
        colours: fc.tuple(...usualLooks[name].colours.map(() => fc.integer({ min: 0, max: 7 }))),
      }),
    ),
    { maxLength: 4 },
  )
  .map((made) =>
    Object.fromEntries(
      made.filter(({ name }) => name !== 'VOL').map(({ name, params, colours }) => [name, { params, colours }]),
    ),
  );

const settings: fc.Arbitrary<ChartSettings> = fc.record({
  range: fc.constantFrom(...chartRanges),
  style: fc.constantFrom('candles', 'line'),
  indicators: fc.subarray([...indicatorNames]),
  scale: fc.constantFrom(...chartScales),
  compared: fc.option(fc.constantFrom('ETH/USDT', 'EUR/USD'), { nil: undefined }),
  looks,
});

describe('chart settings', () => {
  test('E2: what was written comes back', () => {
    fc.assert(
      fc.property(settings, (one) => {
        expect(readChartSettings(writeChartSettings(one))).toEqual(one);
      }),
    );
  });

  test('E2: whatever is not understood is the usual', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readChartSettings(`15min|candles|MA|wrong||${text.replaceAll('|', '')}`);
        for (const name of indicatorNames) {
          const { params, colours } = drawnLook(name, read);
          expect([...params, ...colours].every((one) => Number.isFinite(one))).toBe(true);
        }
      }),
    );
    expect(readChartSettings('15min|candles|MA|wrong||XYZ:1:2').looks).toEqual({});
  });

  test('E2: four and twelve hours are made of bars of an hour', () => {
    expect([periodOf('4hour'), joinedOf('4hour'), periodOf('12hour'), joinedOf('12hour')]).toEqual([
      '60min',
      4,
      '60min',
      12,
    ]);
    expect([periodOf('1day'), joinedOf('1day')]).toEqual(['1day', 1]);
  });
});

describe('looks of indicators', () => {
  const withLook = (text: string): ChartSettings => readChartSettings(`15min|candles|MA|normal||${text}`);

  test('E2: an emptied length is no line, and the others keep their colours', () => {
    expect(drawnLook('MA', withLook('MA:7,,99:6,1,7'))).toEqual({ params: [7, 99], colours: [6, 7] });
    expect(lookOf('MA', withLook('MA:7,,99:6,1,7')).params).toEqual([7, undefined, 99]);
    expect(drawnLook('BOLL', withLook('BOLL:30,2.5:'))).toMatchObject({ params: [30, 2.5] });
    expect(drawnLook('MACD', defaultChartSettings)).toEqual(usualLooks.MACD);
  });

  test.each([
    ['MA', 0, '7', 7],
    ['MA', 0, ' 99 ', 99],
    ['MA', 1, '', undefined],
    ['MA', 0, '0', 'wrong'],
    ['MA', 0, '501', 'wrong'],
    ['MA', 0, '7.5', 'wrong'],
    ['BOLL', 0, '', 'wrong'],
    ['BOLL', 1, '2,5', 2.5],
    ['BOLL', 1, '11', 'wrong'],
    ['RSI', 0, '14', 14],
    ['KDJ', 0, '1e2', 'wrong'],
  ] as const)('E2 %s: field %i takes "%s" as %s', (name, index, text, read) => {
    expect(readParam(name, index, text)).toBe(read);
  });

  test('E2: one line stays', () => {
    expect(acceptsParams('MA', [undefined, undefined, undefined])).toBe(false);
    expect(acceptsParams('MA', [undefined, 5, undefined])).toBe(true);
    expect(indicatorNames.filter(hasLinePerLength)).toEqual(['MA', 'EMA', 'RSI']);
  });
});
