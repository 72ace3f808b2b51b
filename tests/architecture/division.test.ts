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

const imported = /import \{([^}]*)\} from '[^']*\/fixed-point\.ts'/gu;

test('decimal.js divides everywhere but where the first load would have to pay for it', () => {
  const found = programFiles().filter((path) =>
    [...read(path).matchAll(imported)].some(([, names]) => /\bdivide\b/u.test(names ?? '')),
  );
  expect(found.toSorted()).toEqual(dividesByText);
});
