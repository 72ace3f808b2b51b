import { expect, test } from 'vitest';
import { featureRoutes } from '../../../app/routes/feature-routes.gen.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { purposeOf } from './purpose.ts';

test.each(featureRoutes.filter(({ access }) => access === 'signed-in').map(({ path }) => path))(
  'AU1 the login says what for to who is sent there by %s',
  (path) => {
    expect(purposeOf(path)).toBeDefined();
  },
);

test.each([
  [routes.fund.assets, 'assets'],
  [pathWith(routes.fund.withdraw, { currency: '3' }), 'withdraw'],
  [pathWith(routes.transaction.currency, { symbol: 'BTC/USDT' }), 'trade'],
  [routes.moni.currencyOrder, 'orders'],
  [routes.journal, 'journal'],
  [routes.home, undefined],
  [routes.market.market, undefined],
  ['/pages/none', undefined],
] as const)('AU1 %s: %s', (path, purpose) => {
  expect(purposeOf(path)).toBe(purpose);
});
