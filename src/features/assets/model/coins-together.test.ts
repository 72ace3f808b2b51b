import fc from 'fast-check';
import { expect, test } from 'vitest';
import { walletAccounts, type Balance, type Wallets } from '../../../core/domain/wallets/wallet.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { sum } from '../../../core/money/fixed-point.ts';
import { decimalText } from '../../../../tests/support/decimal-samples.ts';
import { ownedOf } from '../../shared/wallets/model/wallet-values.ts';
import { coinInAccounts, coinsTogether } from './coins-together.ts';

/** As fine as balances are on the wire, and within the digits that a sum keeps. */
const held8 = fc.bigInt({ min: 0n, max: 10n ** 17n }).map((units) => decimalText<Amount>({ units, places: 8 }));

const balances: fc.Arbitrary<Balance> = fc.record({
  currencyId: fc.constantFrom('1', '2', '3'),
  currencyName: fc.constant('X'),
  available: held8,
  locked: held8,
  usdtPrice: fc.constant(undefined),
  canDeposit: fc.boolean(),
});
const held: fc.Arbitrary<Wallets> = fc
  .tuple(...walletAccounts.map(() => fc.array(balances, { maxLength: 3 })))
  .map((lists) => ({
    accounts: walletAccounts.map((account, index) => ({ account, balances: lists[index] ?? [], totalUsdt: undefined })),
    fiatRate: undefined,
    depositsOpen: true,
  }));

test('FU6 coinsTogether: each currency once, and together they are what the accounts hold, to the last decimal', () => {
  fc.assert(
    fc.property(held, (wallets) => {
      const rows = coinsTogether(wallets);
      expect(new Set(rows.map(({ balance }) => balance.currencyId)).size).toBe(rows.length);
      const all = wallets.accounts.flatMap((account) => account.balances.map(ownedOf));
      expect(sum(rows.map(({ balance }) => ownedOf(balance)))).toBe(sum(all));
      for (const { balance } of rows) {
        const parts = coinInAccounts(wallets, balance.currencyId).map((one) => ownedOf(one.balance));
        expect(ownedOf(balance)).toBe(sum(parts));
      }
    }),
  );
});

test('coinsTogether: no account, no currency', () => {
  expect(coinsTogether({ accounts: [], fiatRate: undefined, depositsOpen: true })).toEqual([]);
});
