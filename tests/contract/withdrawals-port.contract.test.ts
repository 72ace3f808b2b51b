import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TradingPort } from '../../src/core/ports/trading-port.ts';
import {
  isAccountOpen,
  isVerified,
  isWithoutDebt,
  isWithoutPositions,
  type WithdrawalStanding,
} from '../../src/core/domain/people/withdrawal-standing.ts';
import type { WithdrawalWish } from '../../src/core/domain/wallets/withdrawal.ts';
import { amount, quantity, rate } from '../../src/core/money/amount.ts';
import { add, subtract } from '../../src/core/money/fixed-point.ts';
import { IdentityPort } from '../../src/core/ports/identity-port.ts';
import { LoansPort } from '../../src/core/ports/loans-port.ts';
import { ProfilePort } from '../../src/core/ports/profile-port.ts';
import { WalletPort } from '../../src/core/ports/wallet-port.ts';
import { WithdrawalsPort } from '../../src/core/ports/withdrawals-port.ts';
import { withdrawalPromises } from './promises/withdrawal-promises.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const free = { currency: 'USDT', wallet: 'change', locked: false } as const;
const locked = { ...free, locked: true } as const;
const page = { page: 1, limit: 10 };
const tether = { currencyId: '3' };

const usual: WithdrawalWish = {
  ...tether,
  amount: amount('250.12345678'),
  fee: amount('0'),
  way: 'address',
  network: 'trc20',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  payPassword: 'demo5678',
};

const describeWithdrawalsPort = (world: World): unknown =>
  describe(`WithdrawalsPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());
    const port = (): WithdrawalsPort => running.port(WithdrawalsPort);
    const ask = (changes: Partial<WithdrawalWish> = {}): Promise<void> =>
      port().requestWithdrawal({ ...usual, ...changes });
    const decide = (isApproved: boolean, id = 1): Promise<void> =>
      running.presenter.decide({ kind: 'withdrawal', identifier: personAtDesk, id, isApproved, reason: 'Not yours' });
    const refused = (text: RegExp) => ({ kind: 'server', message: expect.stringMatching(text) as string });

    tryPromises(withdrawalPromises, () => running);

    test('withdrawalTerms: FU3 fee, minimum, level limit, networks, and nothing in the way', async () => {
      const terms = await port().withdrawalTerms(tether);
      expect(terms).toMatchObject({
        currencyName: 'USDT',
        available: running.balance(free),
        minimum: '100',
        fee: { kind: 'fixed', sum: '2' },
        freeBelow: '1000',
        limitBtc: '500',
        networks: ['erc20', 'trc20'],
        blocks: [],
      });
    });

    test.each([
      ['new@tandem.test', 'identity'],
      ['overdue@tandem.test', 'locked'],
      ['frozen@tandem.test', 'frozen'],
      ['abnormal@tandem.test', 'score'],
      ['abnormal@tandem.test', 'wallet'],
    ] as const)(
      'withdrawalTerms: FU3 %s is told of the block “%s” beforehand, and refused for it',
      async (who, block) => {
        await running.signIn(who);
        expect((await port().withdrawalTerms(tether)).blocks).toContain(block);
        const kind = block === 'identity' ? 'verification-required' : 'server';
        await expect(ask()).rejects.toMatchObject({ kind });
        expect((await port().withdrawals(page)).items).toEqual([]);
      },
    );

    test.each([personAtDesk, 'new@tandem.test', 'overdue@tandem.test', 'frozen@tandem.test'])(
      'withdrawalTerms: FU3 what other calls tell of %s is what the terms say',
      async (who) => {
        await running.signIn(who);
        const blocks = (await port().withdrawalTerms(tether)).blocks ?? [];
        const { orders } = await running.account.port(TradingPort).contractOrders({ ...page, status: 'open' });
        expect({
          identity: isVerified(await running.port(IdentityPort).identity()),
          account: isAccountOpen(await running.port(ProfilePort).currentUser(), running.now()),
          positions: isWithoutPositions(orders),
          loan: isWithoutDebt((await running.port(LoansPort).loans(page)).items),
        } satisfies WithdrawalStanding).toEqual({
          identity: !blocks.includes('identity') && !blocks.includes('identityPending'),
          account: !blocks.includes('locked') && !blocks.includes('frozen'),
          positions: !blocks.includes('positions'),
          loan: !blocks.includes('loan'),
        });
      },
    );

    test('withdrawalTerms: FU3 what support does to an account blocks, and no longer when it is undone', async () => {
      const standing = { kind: 'standing', identifier: personAtDesk } as const;
      await running.presenter.decide({ ...standing, fundsFrozen: true, walletHeld: true });
      expect((await port().withdrawalTerms(tether)).blocks).toEqual(['frozen', 'wallet']);
      await expect(ask()).rejects.toMatchObject(refused(/frozen/));
      await running.presenter.decide({ ...standing, fundsFrozen: false, walletHeld: true });
      await expect(ask()).rejects.toMatchObject(refused(/abnormal/));
      await running.presenter.decide({ ...standing, fundsFrozen: false, walletHeld: false });
      expect((await port().withdrawalTerms(tether)).blocks).toEqual([]);
      await ask();
    });

    test('withdrawalTerms: FU3 an open contract blocks, in the terms and in the request', async () => {
      const trading = running.account.port(TradingPort);
      await trading.placeContractOrder({
        baseId: '1',
        quoteId: '3',
        direction: 'long',
        lots: quantity('1'),
        leverage: rate('20'),
        type: 'market',
      });
      const { blocks } = await port().withdrawalTerms(tether);
      const isOfLive = running.account.id === 'live';
      expect(isWithoutPositions((await trading.contractOrders({ ...page, status: 'open' })).orders)).toBe(false);
      expect(blocks).toEqual(isOfLive ? ['positions'] : []);
      if (isOfLive) await expect(ask()).rejects.toMatchObject({ kind: 'server' });
    });

    test('requestWithdrawal: FU4 out of reach at once, gone when approved, exactly once', async () => {
      const before = running.balance(free);
      await ask();
      expect(running.balance(free)).toBe(subtract(before, usual.amount));
      expect(running.balance(locked)).toBe(usual.amount);
      await decide(true);
      expect(running.balance(locked)).toBe('0');
      await expect(decide(true)).rejects.toMatchObject({ kind: 'server' });
      await running.presenter.advance({ milliseconds: 2 * 3_600_000 });
      expect(running.balance(free)).toBe(subtract(before, usual.amount));
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
      if (running.account.id !== 'live') return;
      const bills = await running.account.port(WalletPort).bills(page);
      expect(bills.items.filter(({ kind }) => kind === '99' || kind === '100')).toHaveLength(3);
    });

    test('withdrawals: a refused one comes back whole, with the reason', async () => {
      const before = running.balance(free);
      await ask();
      expect((await port().withdrawals(page)).items).toMatchObject([
        { status: 'reviewing', amount: usual.amount, received: usual.amount, address: usual.address, network: 'trc20' },
      ]);
      await decide(false);
      await running.presenter.advance({ milliseconds: 2 * 3_600_000 });
      expect((await port().withdrawals(page)).items).toMatchObject([{ status: 'refused', reason: 'Not yours' }]);
      expect(running.balance(free)).toBe(before);
      expect(running.balance(locked)).toBe('0');
      expect((await port().todaysWithdrawals()).count).toBe(0);
      expect((await port().withdrawalTerms(tether)).freeBelow).toBe('1000');
    });

    test('withdrawals: without a decision the clock sends it', async () => {
      await ask();
      await running.presenter.advance({ milliseconds: 3_600_001 });
      expect((await port().withdrawals(page)).items).toMatchObject([{ status: 'sent' }]);
    });

    test('requestWithdrawal: the first below 1,000 USDT is free, the second is not, and the fee stays with the house', async () => {
      const before = running.balance(free);
      await expect(ask({ fee: amount('2') })).rejects.toMatchObject(refused(/fee is 0 USDT/));
      await ask();
      await running.presenter.advance({ milliseconds: 5000 });
      expect((await port().withdrawalTerms(tether)).freeBelow).toBeUndefined();
      await expect(ask()).rejects.toMatchObject(refused(/fee is 2 USDT/));
      await ask({ fee: amount('2') });
      await decide(true, 2);
      const [latest] = (await port().withdrawals(page)).items;
      expect(latest).toMatchObject({ status: 'sent', received: subtract(usual.amount, amount('2')) });
      expect(running.balance(free)).toBe(subtract(before, add(usual.amount, usual.amount)));
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test.each([
      ['99.99999999', /At least 100/],
      ['60000.00000001', /balance/],
      ['100.000000001', /./],
    ] as const)('requestWithdrawal: FU3 %s USDT are refused, and nothing moves', async (sum, text) => {
      const before = running.balance(free);
      await expect(ask({ amount: amount(sum) })).rejects.toMatchObject(refused(text));
      expect(running.balance(free)).toBe(before);
    });

    test('requestWithdrawal: FU3 over the limit of the level is refused with what is left of it', async () => {
      await running.presenter.topUp({
        identifier: personAtDesk,
        account: 'live',
        currency: 'USDT',
        amount: amount('900000000'),
      });
      const { left } = await port().withdrawalTerms(tether);
      const over = add(left ?? amount('0'), amount('10000000'));
      await expect(ask({ amount: over, fee: amount('2') })).rejects.toMatchObject(refused(/500 BTC/));
    });

    test('todaysWithdrawals: FU3 five a day, and none more until tomorrow', async () => {
      await ask();
      for (const more of [1, 2, 3, 4]) {
        await running.presenter.advance({ milliseconds: 5000 });
        await ask({ fee: amount('2') });
        expect(await port().todaysWithdrawals()).toEqual({ count: more + 1, max: 5 });
      }
      await running.presenter.advance({ milliseconds: 5000 });
      await expect(ask({ fee: amount('2') })).rejects.toMatchObject(refused(/maximum number/));
      await running.presenter.advance({ milliseconds: 24 * 3_600_000 });
      expect(await port().todaysWithdrawals()).toEqual({ count: 0, max: 5 });
      await ask({ fee: amount('2') });
    });

    test.each([
      [{ address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u' }],
      [{ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
      [{ network: 'btc' }],
      [{ way: 'bankCard', address: undefined, network: undefined }],
      [{ way: 'internationalCard', address: undefined, network: undefined }],
      [{ payPassword: 'wrong words' }],
      [{ payPassword: undefined }],
    ] as const)('requestWithdrawal: FU2 refused with %j', async (changes) => {
      await expect(ask(changes)).rejects.toMatchObject({ kind: 'server' });
      expect(running.balance(locked)).toBe('0');
    });

    test('requestWithdrawal: an address tells its network where none is named', async () => {
      await ask({ network: undefined });
      expect((await port().withdrawals(page)).items).toHaveLength(1);
    });

    test('requestWithdrawal: the same tap twice is one withdrawal', async () => {
      await ask();
      await expect(ask({ fee: amount('2') })).rejects.toMatchObject(refused(/repeat/));
      expect((await port().withdrawals(page)).items).toHaveLength(1);
    });
  });

oneAccountWorlds.forEach(describeWithdrawalsPort);
