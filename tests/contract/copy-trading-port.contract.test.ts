import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ContractOrder } from '../../src/core/domain/orders/contract-order.ts';
import type { FollowTerms } from '../../src/core/domain/products/copy-trading.ts';
import { quantity, rate } from '../../src/core/money/amount.ts';
import { CopyTradingPort } from '../../src/core/ports/copy-trading-port.ts';
import { TradingPort } from '../../src/core/ports/trading-port.ts';
import { MessagesPort } from '../../src/core/ports/messages-port.ts';
import { copyTradingPromises } from './promises/copy-trading-promises.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const leader = 'trader@tandem.test';
const leaderId = '70004';
const pair = { baseId: '1', quoteId: '3' };
const minute = 60_000;
const hour = 60 * minute;
const twoLots: FollowTerms = { way: 'lots', number: quantity('2') };

const describeCopyTradingPort = (world: World): unknown =>
  describe(`CopyTradingPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());
    const port = (): CopyTradingPort => running.port(CopyTradingPort);
    const trading = (): TradingPort => running.account.port(TradingPort);
    const orders = async (): Promise<readonly ContractOrder[]> =>
      (await trading().contractOrders({ page: 1, limit: 50 })).orders.items;
    const pass = (milliseconds: number): Promise<void> => running.presenter.advance({ milliseconds });
    const lead = async (act: () => Promise<void>): Promise<void> => {
      await running.signIn(leader);
      await act();
      await running.signIn(personAtDesk);
    };
    const leadOpens = (lots: string): Promise<void> =>
      lead(() =>
        trading().placeContractOrder({
          ...pair,
          direction: 'long',
          lots: quantity(lots),
          leverage: rate('10'),
          type: 'market',
        }),
      );
    const leadCloses = (): Promise<void> =>
      lead(async () => {
        const open = (await orders()).find(({ status }) => status === 'open');
        await trading().closePosition({ id: open?.id ?? '' });
      });

    tryPromises(copyTradingPromises, () => running);

    test('leadTrader: CT1 a person without trades has zero figures, of the last full hour', async () => {
      expect(await port().leadTrader({ traderId: leaderId })).toMatchObject({
        profit: '0',
        accuracy: '0',
        winningTrades: 0,
        allOrders: 0,
        isFollowed: false,
        figuresOf: expect.stringMatching(/ \d\d:00:00$/),
      });
    });

    test('followTrader: CT2 what the trader opens next is copied within a minute, with own margin and fee', async () => {
      await port().followTrader({ traderId: leaderId, terms: twoLots });
      expect(await port().leadTrader({ traderId: leaderId })).toMatchObject({ isFollowed: true, terms: twoLots });
      const before = running.balance({ currency: 'USDT', wallet: 'lever', locked: false });
      await leadOpens('5');
      await pass(minute);
      const [copy] = await orders();
      expect(copy).toMatchObject({ kind: 'copied', copiedFrom: leaderId, lots: '2', leverage: '10', status: 'open' });
      expect(running.balance({ currency: 'USDT', wallet: 'lever', locked: false })).not.toBe(before);
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
      await expect(trading().closePosition({ id: copy?.id ?? '' })).rejects.toMatchObject({ kind: 'server' });
      await leadCloses();
      await pass(minute);
      expect((await orders())[0]).toMatchObject({ status: 'closed', kind: 'copied' });
    });

    test('followTrader: CT2 a multiplier scales the lots, and following otherwise changes the next copy', async () => {
      await port().followTrader({ traderId: leaderId, terms: { way: 'multiplier', number: quantity('1.5') } });
      await leadOpens('5');
      await pass(minute);
      expect((await orders())[0]).toMatchObject({ lots: '7.5' });
      await port().followTrader({ traderId: leaderId, terms: { way: 'multiplier', number: quantity('0.1') } });
      await leadOpens('5');
      await pass(minute);
      expect((await orders())[0]).toMatchObject({ lots: '1' });
      await port().followTrader({ traderId: leaderId, terms: { way: 'multiplier', number: quantity('0.37') } });
      await leadOpens('4');
      await pass(minute);
      expect((await orders())[0]).toMatchObject({ lots: '1.48' });
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test('followTrader: more than five, and what is no trader, are refused; following needs verification', async () => {
      const follow = (traderId: string, terms: FollowTerms) => port().followTrader({ traderId, terms });
      const refused = { kind: 'server' };
      await expect(follow(leaderId, { way: 'lots', number: quantity('6') })).rejects.toMatchObject(refused);
      await expect(follow(leaderId, { way: 'multiplier', number: quantity('5.01') })).rejects.toMatchObject(refused);
      await expect(follow(leaderId, { way: 'lots', number: quantity('1.5') })).rejects.toMatchObject(refused);
      await expect(follow('70002', twoLots)).rejects.toMatchObject(refused);
      await running.signIn(leader);
      await expect(follow(leaderId, twoLots)).rejects.toMatchObject(refused);
      await running.signIn('new@tandem.test');
      await expect(follow(leaderId, twoLots)).rejects.toMatchObject({ kind: 'verification-required' });
    });

    test('followTrader: CT2 a copy that cannot be paid for is left out, and the follower is told', async () => {
      await running.signIn('lv1@tandem.test');
      await port().followTrader({ traderId: leaderId, terms: twoLots });
      await leadOpens('5');
      await pass(minute);
      await running.signIn('lv1@tandem.test');
      expect(await orders()).toEqual([]);
      const [told] = await running.port(MessagesPort).messages();
      expect(told?.summary).toContain('BTC/USDT');
    });

    test('unfollowTrader: CT3 nothing more is copied; what is open stays and closes with the trader', async () => {
      await port().followTrader({ traderId: leaderId, terms: twoLots });
      await leadOpens('5');
      await pass(minute);
      await port().unfollowTrader({ traderId: leaderId });
      await expect(port().unfollowTrader({ traderId: leaderId })).rejects.toMatchObject({ kind: 'server' });
      await leadOpens('3');
      await pass(minute);
      expect(await orders()).toMatchObject([{ status: 'open', kind: 'copied' }]);
      await lead(async () => {
        await trading().closePositions({ side: 'all' });
        await pass(minute);
      });
      await pass(minute);
      expect(await orders()).toMatchObject([{ status: 'closed' }]);
    });

    test('holdCopiedPosition: CT3 a copy that was taken over is closed by its owner alone', async () => {
      await port().followTrader({ traderId: leaderId, terms: twoLots });
      await leadOpens('5');
      await pass(minute);
      const [copy] = await orders();
      await port().holdCopiedPosition({ orderId: copy?.id ?? '' });
      await leadCloses();
      await pass(minute);
      expect(await orders()).toMatchObject([{ status: 'open', kind: 'own', copiedFrom: leaderId }]);
      await trading().closePosition({ id: copy?.id ?? '' });
      await expect(port().holdCopiedPosition({ orderId: copy?.id ?? '' })).rejects.toMatchObject({ kind: 'server' });
    });

    test.each([
      ['closePosition', async (id: string) => trading().closePosition({ id })],
      ['closePositions', async () => trading().closePositions({ side: 'all' })],
    ])('%s: CT3 part of a lot that was taken over is closed whole by its owner', async (_name, close) => {
      const spare = (isLocked: boolean) => running.balance({ currency: 'USDT', wallet: 'lever', locked: isLocked });
      const lockedBefore = spare(true);
      await port().followTrader({ traderId: leaderId, terms: { way: 'multiplier', number: quantity('0.37') } });
      await leadOpens('4');
      await pass(minute);
      const [copy] = await orders();
      await port().holdCopiedPosition({ orderId: copy?.id ?? '' });
      expect((await orders())[0]).toMatchObject({ lots: '1.48', kind: 'own', status: 'open' });
      await close(copy?.id ?? '');
      await pass(minute);
      expect((await orders())[0]).toMatchObject({ lots: '1.48', status: 'closed' });
      expect(spare(true)).toBe(lockedBefore);
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test('leadTrades: CT4 the trader’s own closed positions, which the figures of the next hour count', async () => {
      await leadOpens('5');
      await leadCloses();
      const { items } = await port().leadTrades({ traderId: leaderId, page: 1 });
      expect(items).toMatchObject([{ lots: '5', status: 'closed', kind: 'own' }]);
      expect(await port().leadTrader({ traderId: leaderId })).toMatchObject({ longTrades: 0 });
      await pass(hour);
      const figures = await port().leadTrader({ traderId: leaderId });
      expect(figures).toMatchObject({ longTrades: 1, shortTrades: 0, profit: items[0]?.realisedProfit, allOrders: 1 });
    });
  });

oneAccountWorlds.forEach(describeCopyTradingPort);
