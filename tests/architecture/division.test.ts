import { expect, test } from 'vitest';
import { programFiles, read } from '../support/source-files.ts';

/**
 * Home, the first ticket and the order book cannot wait for decimal.js, and the distance of a thousand positions to their
 * liquidation is shown anew within a frame. Everything else divides by the library.
 */
const dividesByText = [
  'src/adapters/wire/rates/fiat-rates-adapter.ts',
  'src/core/domain/orders/contract-rules.ts',
  'src/core/money/arithmetic.ts',
  'src/features/shared/fiat/data/fiat-value.ts',
  'src/features/trading/book/model/depth-curve.ts',
  'src/features/trading/book/model/depth-rows.ts',
  'src/features/trading/orders/model/market-order.ts',
  'src/features/trading/orders/model/order-snapshot.ts',
  'src/features/trading/orders/model/ticket-summary.ts',
];

/** Whole numbers are divided here, and why no library does it. */
const dividesIntegers: Readonly<Record<string, string>> = {
  'src/core/money/fixed-point.ts': 'The arithmetic on text itself.',
  'src/core/money/short-decimals.ts': 'Its short numbers.',
  'src/adapters/mock/engine/market/market-rows.ts': 'The turnover of each candle of a list, a figure of the chart.',
  'src/adapters/mock/engine/products/contracts/contract-risk.ts': 'From the unit of the ledger to that of contracts.',
};

const imported = /import \{([^}]*)\} from '[^']*\/fixed-point\.ts'/gu;

test('decimal.js divides everywhere but where the first load would have to pay for it', () => {
  const found = programFiles().filter((path) =>
    [...read(path).matchAll(imported)].some(([, names]) => /\bdivide\b/u.test(names ?? '')),
  );
  expect(found.toSorted()).toEqual(dividesByText);
});

test('the arithmetic on text has one division, and no other file divides whole numbers of money', () => {
  const exported = [...read('src/core/money/fixed-point.ts').matchAll(/^export (?:function|const) (\w+)/gmu)];
  expect(exported.flatMap(([, name = '']) => (/divi|quotient|proportion/iu.test(name) ? [name] : []))).toEqual([
    'divide',
  ]);
  const found = programFiles().filter((path) => {
    const text = read(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/gu, '');
    return /bigint|BigInt|(?<![\w.])\d[\d_]*n\b/u.test(text) && /[\w)\]] \/ [\w(]/u.test(text);
  });
  expect(found.toSorted()).toEqual(Object.keys(dividesIntegers).toSorted());
});
