import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { amount } from '../../src/core/money/amount.ts';
import { add, subtract } from '../../src/core/money/fixed-point.ts';
import type { MiningOrder } from '../../src/core/domain/finance/lock-mining.ts';
import { MiningPort } from '../../src/core/ports/mining-port.ts';
import { WalletPort } from '../../src/core/ports/wallet-port.ts';
import { miningPromises } from './promises/mining-promises.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const spot = { currency: 'USDT', wallet: 'change', locked: false } as const;
const dayMs = 86_400_000;
const sum = amount('1000');

const describeMiningPort = (world: World): unknown =>
  describe(`MiningPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());
    const port = (): MiningPort => running.port(MiningPort);
    const newest = async (): Promise<MiningOrder | undefined> =>
      (await port().miningOrders({ page: 1, limit: 10 })).page.items[0];
    const lock = async (): Promise<string> => {
      await port().lockFunds({ productId: '1', amount: sum });
      return (await newest())?.id ?? '';
    };
    const decide = (id: string, isApproved = true): Promise<void> =>
      running.presenter.decide({
        kind: 'mining',
        identifier: personAtDesk,
        id: Number(id),
        isApproved,
        reason: 'Full',
      });

    tryPromises(miningPromises, () => running);

    test('miningProducts: LM1 each says its rate, its days, its limits and what leaving early costs', async () => {
      const { items } = await port().miningProducts({ currencyId: '3', page: 1 });
      expect(items.find(({ id }) => id === '1')).toMatchObject({
        currencyName: 'USDT',
        dailyPercent: '0.3',
        days: 7,
        minimum: '100',
        maximum: '5000',
        penaltyPercent: '0.4',
      });
      expect((await port().miningClasses()).filter(({ pool }) => pool !== undefined)).toHaveLength(1);
    });

    test('lockFunds: LM3 the sum leaves at once, staff approve, and the term begins with the next day', async () => {
      const before = running.balance(spot);
      const id = await lock();
      expect(running.balance(spot)).toBe(subtract(before, sum));
      expect(await newest()).toMatchObject({ status: 'pending', amount: '1000', startsAt: undefined });
      await decide(id);
      expect(await newest()).toMatchObject({ status: 'running', dailyPercent: '0.3', daysLeft: 7, penalty: '28' });
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test('lockFunds: LM3 what is refused gives everything back once, with two lines in the records, and says why', async () => {
      const before = running.balance(spot);
      const changes = async (): Promise<readonly string[]> =>
        (
          await running.account.port(WalletPort).bills({ currencyId: '3', account: 'spot', page: 1, limit: 100 })
        ).items.map(({ change }) => change);
      const earlier = (await changes()).length;
      const id = await lock();
      await decide(id, false);
      expect(running.balance(spot)).toBe(before);
      const made = (await changes()).slice(0, (await changes()).length - earlier);
      expect(made.toSorted()).toEqual(['-1000', '1000']);
      const refused = { id, status: 'refused', reason: 'Full', income: '0', startsAt: undefined };
      expect(await newest()).toMatchObject(refused);
      await expect(decide(id, true)).rejects.toThrow();
      await expect(port().redeemEarly({ orderId: id })).rejects.toMatchObject({ kind: 'server' });
      await running.presenter.advance({ milliseconds: 9 * dayMs });
      expect(running.balance(spot)).toBe(before);
      expect(await newest()).toMatchObject(refused);
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test('lockFunds: LM1 outside the limits it is refused in words', async () => {
      for (const wrong of ['99', '5001'])
        await expect(port().lockFunds({ productId: '1', amount: amount(wrong) })).rejects.toMatchObject({
          kind: 'server',
        });
    });

    test('miningOrders: LM3 a whole term of seven days brings 0.3% of 1000 a day, and the sum at its end', async () => {
      const before = running.balance(spot);
      await decide(await lock());
      await running.presenter.advance({ milliseconds: 8 * dayMs });
      expect(await newest()).toMatchObject({ status: 'redeemed', isEarly: false, income: '21', penalty: '0' });
      expect(running.balance(spot)).toBe(add(before, amount('21')));
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test('miningOrders: LM3 a day in the pool brings the share of what is in it', async () => {
      const before = running.balance(spot);
      await port().lockFunds({ productId: '8', amount: amount('20000') });
      await decide((await newest())?.id ?? '');
      await running.presenter.advance({ milliseconds: 2 * dayMs });
      // 20000 / (5000000 + 20000) × 17500 = 69.721115537…, cut
      expect(await newest()).toMatchObject({ status: 'running', income: '69.72111553' });
      expect(running.balance(spot)).toBe(add(subtract(before, amount('20000')), amount('69.72111553')));
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test('redeemEarly: LM2 list, record and ledger have the one figure, and it happens once', async () => {
      const id = await lock();
      await decide(id);
      await running.presenter.advance({ milliseconds: 5 * dayMs });
      const order = await newest();
      const before = running.balance(spot);
      await port().redeemEarly({ orderId: id });
      const penalty = order?.penalty ?? sum;
      expect(running.balance(spot)).toBe(add(before, subtract(sum, penalty)));
      expect(await newest()).toMatchObject({ status: 'redeemed', isEarly: true, penalty });
      await expect(port().redeemEarly({ orderId: id })).rejects.toMatchObject({ kind: 'server' });
      const ended = await port().endedMiningOrders({ page: 1, limit: 10, isEarly: true });
      expect(ended.page.items.map((one) => one.id)).toEqual([id]);
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test('endedMiningOrders: LM3 a refused order is over as well, and none that was left early', async () => {
      const id = await lock();
      await decide(id, false);
      const ended = async (isEarly: boolean) =>
        (await port().endedMiningOrders({ page: 1, limit: 10, isEarly })).page.items;
      expect(await ended(false)).toMatchObject([{ id, status: 'refused' }]);
      expect(await ended(true)).toEqual([]);
    });

    test('miningOrders: another person’s are not there, and cannot be redeemed', async () => {
      const id = await lock();
      await decide(id);
      await running.signIn('trader@tandem.test');
      expect((await port().miningOrders({ page: 1, limit: 10 })).page.items).toEqual([]);
      await expect(port().redeemEarly({ orderId: id })).rejects.toMatchObject({ kind: 'server' });
    });
  });

oneAccountWorlds.forEach(describeMiningPort);
