import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dualPayout, type DualHolding } from '../../src/core/domain/finance/dual-investment.ts';
import { amount } from '../../src/core/money/amount.ts';
import { add, subtract } from '../../src/core/money/fixed-point.ts';
import { DualPort } from '../../src/core/ports/dual-port.ts';
import { dualPromises } from './promises/dual-promises.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const coins = { currency: 'BTC', wallet: 'change', locked: false } as const;
const money = { ...coins, currency: 'USDT' } as const;
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

    /** Prices follow from the time alone: the cases begin at the full hour, whatever starting the world took. */
    const oClock = (at: number): Promise<void> => running.presenter.advance({ milliseconds: at - running.now() });
    const buyPut = async (shares: number): Promise<void> => {
      await oClock(Date.UTC(2026, 2, 4, 13));
      const products = await port().dualProducts({ currencyId: '1', kind: 'put' });
      await port().buyDual({ productId: products.find(({ isOpen }) => isOpen)?.id ?? '', shares });
    };

    test('buyDual: DI2 a put takes a tenth of the price a share, and brings 10% a year in USDT above the reference', async () => {
      await buyPut(2);
      // 2 × 63349.1 / 10
      expect(await newest()).toMatchObject({ paid: '12669.82', days: 1, yearlyPercent: '10', referencePrice: '60300' });
      expect(running.balance(money)).toBe('47330.18');
      await oClock(Date.UTC(2026, 2, 6));
      // 12669.82 + 12669.82 × 10 / 36500
      expect(await newest()).toMatchObject({
        state: 'completed',
        settlementPrice: '64136.1',
        received: '12673.29118356',
      });
      expect(running.balance(money)).toBe('60003.47118356');
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test('buyDual: DI2 below the reference a put brings the coin at the reference price, whatever the coin costs', async () => {
      const before = running.balance(coins);
      await buyPut(2);
      await running.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: -20 });
      await oClock(Date.UTC(2026, 2, 6));
      // 12673.291183561… / 60300, cut
      expect(await newest()).toMatchObject({ state: 'completed', received: '0.21017066' });
      expect([running.balance(money), running.balance(coins)]).toEqual(['47330.18', add(before, amount('0.21017066'))]);
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test('buyDual: DI2 where the market is closed at maturity it fails, and exactly what was paid comes back', async () => {
      const before = running.balance(money);
      await buyPut(2);
      expect(running.balance(money)).not.toBe(before);
      await running.presenter.shapeMarket({ kind: 'halt', pair: 'BTC/USDT', isHalted: true });
      await oClock(Date.UTC(2026, 2, 6));
      expect(await newest()).toMatchObject({
        state: 'failed',
        paid: '12669.82',
        received: '12669.82',
        settlementPrice: undefined,
      });
      expect(running.balance(money)).toBe(before);
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
