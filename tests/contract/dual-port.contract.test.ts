import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dualPayout, type DualHolding } from '../../src/core/domain/dual-investment.ts';
import { amount } from '../../src/core/money/amount.ts';
import { add, subtract } from '../../src/core/money/fixed-point.ts';
import { DualPort } from '../../src/core/ports/dual-port.ts';
import { dualPromises } from './promises/dual-promises.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const coins = { currency: 'BTC', wallet: 'change', locked: false } as const;
const dayMs = 86_400_000;

const describeDualPort = (world: World): unknown =>
  describe(`DualPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());
    const port = (): DualPort => running.port(DualPort);
    const newest = async (): Promise<DualHolding | undefined> =>
      (await port().dualHoldings({ page: 1, limit: 10, numbering: 'labels' })).items[0];
    const openCall = async (): Promise<string> => {
      const products = await port().dualProducts({ currencyId: '1', kind: 'call' });
      return products.find(({ isOpen }) => isOpen)?.id ?? '';
    };

    tryPromises(dualPromises, () => running);

    test('dualProduct: DI1 the same as in the list, and none where there is none', async () => {
      const productId = await openCall();
      const product = await port().dualProduct({ productId });
      expect(product).toMatchObject({ id: productId, kind: 'call', coin: 'BTC', total: 500, isOpen: true });
      expect(await port().dualProduct({ productId: '7' })).toBeUndefined();
    });

    test('buyDual: DI2 the coin leaves at once, and the price at maturity alone decides what comes back', async () => {
      const before = running.balance(coins);
      await port().buyDual({ productId: await openCall(), shares: 2 });
      expect(running.balance(coins)).toBe(subtract(before, amount('0.2')));
      expect(await newest()).toMatchObject({ state: 'purchased', shares: 2, paid: '0.2' });
      await running.presenter.advance({ milliseconds: 30 * dayMs });
      const holding = await newest();
      expect(holding).toMatchObject({ state: 'completed' });
      if (holding?.settlementPrice === undefined) throw new Error('no settlement price');
      const payout = dualPayout(holding, holding.settlementPrice);
      expect(holding.received).toBe(payout.amount);
      const back = payout.currency === 'BTC' ? payout.amount : amount('0');
      expect(running.balance(coins)).toBe(add(subtract(before, amount('0.2')), back));
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test('buyDual: DI2 more than one person may have is refused in words', async () => {
      await expect(port().buyDual({ productId: await openCall(), shares: 21 })).rejects.toMatchObject({
        kind: 'server',
      });
    });

    test('dualHoldings: another person’s are not there', async () => {
      await port().buyDual({ productId: await openCall(), shares: 1 });
      await running.signIn('trader@tandem.test');
      expect(await newest()).toBeUndefined();
    });
  });

oneAccountWorlds.forEach(describeDualPort);
