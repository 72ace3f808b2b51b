import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { subtract } from '../../src/core/money/fixed-point.ts';
import { price, quantity } from '../../src/core/money/amount.ts';
import { TradingPort } from '../../src/core/ports/trading-port.ts';
import { WalletPort } from '../../src/core/ports/wallet-port.ts';
import { walletAccounts } from '../../src/core/domain/wallet.ts';
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
          const where = { currency: balance.currencyName, wallet: entry.account };
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
      const detail = await wallet().walletDetail({ currencyId: '3', account: 'change' });
      expect(detail).toMatchObject({ currencyName: 'USDT', account: 'change' });
      expect(detail.available).toBe(running.balance({ currency: 'USDT', wallet: 'change', locked: false }));
      // The contract of orders proves that this is the share that is charged.
      expect(detail.spotFeeRate).toBe('0.002');
    });

    test('bills: an order leaves its lines, and each line leads from its before to its after', async () => {
      await running.account
        .port(TradingPort)
        .placeSpotOrder({ baseId: '1', quoteId: '3', side: 'buy', price: price('1000'), quantity: quantity('0.01') });
      const page = await wallet().bills({ currencyId: '3', account: 'change', page: 1, limit: 10 });
      expect(page.items.some((bill) => bill.kind === '50' && bill.change === '-10')).toBe(true);
      for (const bill of page.items) {
        if (bill.before !== undefined && bill.after !== undefined)
          expect(subtract(bill.after, bill.before)).toBe(bill.change);
      }
    });

    test("bills: nobody sees another person's lines", async () => {
      const mine = (await wallet().bills({ page: 1, limit: 50 })).items.map((bill) => bill.id);
      await running.signIn('new@tandem.test');
      const theirs = (await wallet().bills({ page: 1, limit: 50 })).items.map((bill) => bill.id);
      expect(theirs.filter((id) => mine.includes(id))).toEqual([]);
    });
  });

worlds.forEach(describeWalletPort);
