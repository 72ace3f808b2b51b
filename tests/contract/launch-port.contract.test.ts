import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { subscriptionCost, tokensLeft, type LaunchDetail } from '../../src/core/domain/products/launch.ts';
import { quantity, type Quantity } from '../../src/core/money/amount.ts';
import { add, amountOf, subtract } from '../../src/core/money/fixed-point.ts';
import { LaunchPort } from '../../src/core/ports/launch-port.ts';
import { launchPromises } from './promises/launch-promises.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const spot = (currency: string) => ({ currency, wallet: 'change', locked: false }) as const;

const describeLaunchPort = (world: World): unknown =>
  describe(`LaunchPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());
    const port = (): LaunchPort => running.port(LaunchPort);
    const projectIn = async (phase: LaunchDetail['phase']): Promise<LaunchDetail> => {
      const { items } = await port().launches({ page: 1, limit: 20 });
      return port().launch({ launchId: items.find((one) => one.phase === phase)?.id ?? '' });
    };
    const buy = (launch: LaunchDetail, tokens: Quantity): Promise<void> =>
      port().subscribeToLaunch({
        launchId: launch.id,
        tokens,
        payment: subscriptionCost(launch.price, tokens),
        payName: launch.payName,
        unit: 'tokens',
      });
    const goOn = (launch: LaunchDetail): Promise<void> =>
      running.presenter.decide({ kind: 'sale', identifier: '', id: Number(launch.id), isNext: true });

    tryPromises(launchPromises, () => running);

    test('launches: IE1 one in every phase, with a window that can be counted down to', async () => {
      const { items } = await port().launches({ page: 1, limit: 20 });
      expect(new Set(items.map(({ phase }) => phase))).toEqual(new Set(['warmUp', 'inProgress', 'ended']));
      for (const { startsAtMs, endsAtMs } of items) expect(endsAtMs ?? 0).toBeGreaterThan(startsAtMs ?? Infinity);
    });

    test('subscribeToLaunch: IE2 price × tokens are paid at once, the tokens come when the sale ends, once', async () => {
      const launch = await projectIn('inProgress');
      const [money, tokens] = [running.balance(spot('USDT')), running.balance(spot(launch.tokenName))];
      await buy(launch, quantity('240'));
      expect(running.balance(spot('USDT'))).toBe(subtract(money, subscriptionCost(launch.price, quantity('240'))));
      expect(running.balance(spot(launch.tokenName))).toBe(tokens);
      const [row] = (await port().subscriptions({ page: 1, limit: 10 })).items;
      expect(row).toMatchObject({ status: 'paid', tokens: '240', given: undefined, price: launch.price });
      expect(row).toMatchObject({ title: launch.title, launchId: launch.id, payName: 'USDT' });
      const own = (await port().subscriptions({ page: 1, limit: 10 })).items.filter(
        ({ launchId }) => launchId === launch.id,
      );
      await goOn(launch);
      expect((await port().launch({ launchId: launch.id })).phase).toBe('ended');
      const given = own.reduce((sum, one) => add(sum, amountOf(one.tokens)), tokens);
      expect(running.balance(spot(launch.tokenName))).toBe(given);
      await running.presenter.advance({ milliseconds: 20 * 86_400_000 });
      expect(running.balance(spot(launch.tokenName))).toBe(given);
      const [done] = (await port().subscriptions({ page: 1, limit: 10 })).items;
      expect(done).toMatchObject({ status: 'completed', given: '240', price: launch.price });
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test('subscribeToLaunch: IE2 more than is left, more than there is money for, and before or after the window', async () => {
      const launch = await projectIn('inProgress');
      const before = running.balance(spot('USDT'));
      const left = tokensLeft(launch) ?? quantity('0');
      expect(left).not.toBe('0');
      await expect(buy(launch, add(left, quantity('1')))).rejects.toMatchObject({ kind: 'server' });
      await expect(buy(launch, left)).rejects.toMatchObject({ kind: 'server' });
      for (const phase of ['warmUp', 'ended'] as const)
        await expect(buy(await projectIn(phase), quantity('100'))).rejects.toMatchObject({ kind: 'server' });
      expect(running.balance(spot('USDT'))).toBe(before);
    });

    test('launches: IE1 a visitor sees them; an order needs a person', async () => {
      running.session.signOut();
      const launch = await projectIn('inProgress');
      expect(launch.own).toBeUndefined();
      await expect(buy(launch, quantity('100'))).rejects.toMatchObject({ kind: 'session-expired' });
      await expect(port().subscriptions({ page: 1, limit: 10 })).rejects.toMatchObject({ kind: 'session-expired' });
    });

    test('subscriptions: another person’s are not there', async () => {
      await buy(await projectIn('inProgress'), quantity('100'));
      await running.signIn('trader@tandem.test');
      expect((await port().subscriptions({ page: 1, limit: 10 })).items).toEqual([]);
      expect((await projectIn('inProgress')).own).toBeUndefined();
    });
  });

oneAccountWorlds.forEach(describeLaunchPort);
