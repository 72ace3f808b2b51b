import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { add, subtract } from '../../src/core/money/fixed-point.ts';
import { amount, price, quantity, rate } from '../../src/core/money/amount.ts';
import { TradingPort } from '../../src/core/ports/trading-port.ts';
import { WalletPort } from '../../src/core/ports/wallet-port.ts';
import { givenName } from '../../src/core/domain/wallets/given-account-names.ts';
import { walletAccounts } from '../../src/core/domain/wallets/wallet.ts';
import { walletPromises } from './promises/wallet-promises.ts';
import { tryPromises } from './try-promises.ts';
import { personAtDesk, worlds, type RunningWorld, type World } from './worlds.ts';

const describeWalletPort = (world: World): unknown =>
  describe(`WalletPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());
    const wallet = (): WalletPort => running.account.port(WalletPort);

    tryPromises(walletPromises, () => running);

    test('wallets: the balances of every account are those of the ledger', async () => {
      const { accounts } = await wallet().wallets();
      expect(accounts.map((entry) => entry.account)).toEqual([...walletAccounts]);
      for (const entry of accounts) {
        for (const balance of entry.balances) {
          const where = { currency: balance.currencyName, wallet: givenName[entry.account] };
          expect(balance.available).toBe(running.balance({ ...where, locked: false }));
          expect(balance.locked).toBe(running.balance({ ...where, locked: true }));
        }
      }
    });

    test('wallets: an expired session is told as such', async () => {
      await running.presenter.setFaults({ expireNextCall: true });
      await expect(wallet().wallets()).rejects.toMatchObject({ kind: 'session-expired' });
    });

    test('wallets: an account that must be verified first is told as such', async () => {
      await running.presenter.setFaults({ verifyNextCall: true });
      await expect(wallet().wallets()).rejects.toMatchObject({ kind: 'verification-required' });
      await expect(wallet().wallets()).resolves.toMatchObject({ accounts: expect.anything() });
    });

    test('walletDetail: one currency of one account, with the spot fee', async () => {
      const detail = await wallet().walletDetail({ currencyId: '3', account: 'spot' });
      expect(detail).toMatchObject({ currencyName: 'USDT', account: 'spot' });
      expect(detail.available).toBe(running.balance({ currency: 'USDT', wallet: 'change', locked: false }));
      // The contract of orders proves that this is the share that is charged.
      expect(detail.spotFeeRate).toBe('0.002');
    });

    test('bills: an order leaves its lines, and each line leads from its before to its after', async () => {
      await running.account
        .port(TradingPort)
        .placeSpotOrder({ baseId: '1', quoteId: '3', side: 'buy', price: price('1000'), quantity: quantity('0.01') });
      const page = await wallet().bills({ currencyId: '3', account: 'spot', page: 1, limit: 10 });
      expect(page.items.some((bill) => bill.kind === '50' && bill.change === '-10')).toBe(true);
      for (const bill of page.items) {
        if (bill.before !== undefined && bill.after !== undefined)
          expect(subtract(bill.after, bill.before)).toBe(bill.change);
      }
    });

    test('transferBetweenAccounts: both accounts are booked at once and the other one is untouched', async () => {
      const where = { currency: 'USDT', locked: false } as const;
      const [spot, options] = (['change', 'micro'] as const).map((name) => running.balance({ ...where, wallet: name }));
      const other = running.balances('other');
      await wallet().transferBetweenAccounts({
        currencyId: '3',
        from: 'spot',
        to: 'options',
        amount: amount('12.34567891'),
      });
      expect(running.balance({ ...where, wallet: 'change' })).toBe(
        subtract(spot ?? amount('0'), amount('12.34567891')),
      );
      expect(running.balance({ ...where, wallet: 'micro' })).toBe(add(options ?? amount('0'), amount('12.34567891')));
      expect(running.balances('other')).toEqual(other);
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test.each([
      ['more than there is', { from: 'spot', to: 'options', amount: '100000000' }],
      ['the same account twice', { from: 'spot', to: 'spot', amount: '1' }],
      ['finer than balances are', { from: 'spot', to: 'options', amount: '0.000000001' }],
    ] as const)('transferBetweenAccounts: %s is refused and moves nothing', async (_what, wish) => {
      const before = running.balances('own');
      const asked = wallet().transferBetweenAccounts({ ...wish, currencyId: '3', amount: amount(wish.amount) });
      await expect(asked).rejects.toMatchObject({ kind: 'server', message: expect.stringMatching(/./) });
      expect(running.balances('own')).toEqual(before);
    });

    test('transferBetweenAccounts: nothing leaves the contract account while a position stands on it', async () => {
      await running.account.port(TradingPort).placeContractOrder({
        baseId: '1',
        quoteId: '3',
        direction: 'long',
        lots: quantity('1'),
        leverage: rate('50'),
        type: 'market',
      });
      const before = running.balances('own');
      const asked = wallet().transferBetweenAccounts({
        currencyId: '3',
        from: 'contracts',
        to: 'spot',
        amount: amount('1'),
      });
      await expect(asked).rejects.toMatchObject({ kind: 'server' });
      expect(running.balances('own')).toEqual(before);
    });

    test('accountTransfers: a transfer leaves one line in each account, and nothing else is listed', async () => {
      await wallet().bills({ page: 1, limit: 1 });
      await wallet().transferBetweenAccounts({
        currencyId: '3',
        from: 'spot',
        to: 'contracts',
        amount: amount('0.01'),
      });
      const { items } = await wallet().accountTransfers({ page: 1, limit: 10 });
      expect(items.slice(0, 2).map(({ account, change, kind }) => [account, change, kind])).toEqual([
        ['contracts', '0.01', '15'],
        ['spot', '-0.01', '12'],
      ]);
      expect(items.filter(({ kind }) => !['9', '10', '11', '12', '15', '16'].includes(kind))).toEqual([]);
    });

    test("bills: no person sees another's lines", async () => {
      const mine = (await wallet().bills({ page: 1, limit: 50 })).items.map((bill) => bill.id);
      await running.signIn('new@tandem.test');
      const theirs = (await wallet().bills({ page: 1, limit: 50 })).items.map((bill) => bill.id);
      expect(theirs.filter((id) => mine.includes(id))).toEqual([]);
    });
  });

worlds.forEach(describeWalletPort);
