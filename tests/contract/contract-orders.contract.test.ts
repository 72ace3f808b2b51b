import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openedOf } from '../../src/core/domain/orders/contract-levels.ts';
import type { ContractOrder, NewContractOrder } from '../../src/core/domain/orders/contract-order.ts';
import { neededToOpen } from '../../src/core/domain/orders/contract-rules.ts';
import { amount, price, quantity, rate, type Amount, type Price } from '../../src/core/money/amount.ts';
import { add, compare, multiply, negate, roundTo, subtract } from '../../src/core/money/fixed-point.ts';
import { MarketPort } from '../../src/core/ports/market-port.ts';
import { ProfilePort } from '../../src/core/ports/profile-port.ts';
import { RealtimeTransport } from '../../src/core/platform/realtime-transport.ts';
import { TradingPort } from '../../src/core/ports/trading-port.ts';
import { contractOrderPromises, contractPromises } from './promises/contract-promises.ts';
import { tryPromises } from './try-promises.ts';
import { personAtDesk, worlds, type RunningWorld, type World } from './worlds.ts';

const btc = { baseId: '1', quoteId: '3' } as const;
const euro = { baseId: '101', quoteId: '100' } as const;
const long: NewContractOrder = {
  ...btc,
  direction: 'long',
  lots: quantity('3'),
  leverage: rate('50'),
  type: 'market',
};
const short: NewContractOrder = { ...long, direction: 'short' };

const describeContracts = (world: World): unknown =>
  describe(`contracts of TradingPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());

    const trading = (): TradingPort => running.account.port(TradingPort);
    const contractBalance = (currency: string, locked: boolean): Amount =>
      running.balance({ currency, wallet: 'lever', locked });
    const newest = async (): Promise<ContractOrder> => {
      const [order] = (await trading().contractOrders({ page: 1, limit: 1 })).orders.items;
      if (order === undefined) throw new Error('no order is listed');
      return order;
    };
    const lastPrice = async (): Promise<Price> => {
      const { lastPrice: last } = await trading().contractTerms(btc);
      if (last === undefined) throw new Error('BTC/USDT has no price');
      return last;
    };
    /** A limit far below the market, in whole price steps. */
    const pendingLong = async (): Promise<NewContractOrder> => ({
      ...long,
      type: 'limit',
      limitPrice: roundTo(multiply(await lastPrice(), rate('0.8')), 0),
    });
    const pass = async (milliseconds: number): Promise<void> => {
      await running.presenter.advance({ milliseconds });
      await running.signIn(personAtDesk);
    };

    tryPromises([...contractPromises, ...contractOrderPromises], () => running);

    test('contractTerms: says what the pair offers and what is free for it', async () => {
      const terms = await trading().contractTerms(btc);
      expect(terms.leverages).toEqual(['5', '10', '20', '50', '100']);
      expect(terms.lots).toEqual({ min: '1', max: undefined });
      expect(compare(terms.available ?? amount('0'), contractBalance('USDT', false))).toBe(0);
      expect(terms.openPositions).toEqual([]);
      await expect(trading().contractTerms({ baseId: '999999', quoteId: '3' })).rejects.toMatchObject({
        kind: 'server',
      });
    });

    test('placeContractOrder: margin is locked, the fee is paid, and the position is listed once', async () => {
      const listed = (await running.port(MarketPort).instruments()).rows.find(
        ({ instrument }) => instrument.symbol === 'BTC/USDT',
      );
      const before = { free: contractBalance('USDT', false), locked: contractBalance('USDT', true) };
      await trading().placeContractOrder(long);
      const order = await newest();
      expect(order).toMatchObject({ symbol: 'BTC/USDT', direction: 'long', status: 'open', lots: '3', leverage: '50' });
      const cost = neededToOpen({
        openPrice: order.openPrice,
        size: multiply(listed?.instrument.contract?.lotSize ?? quantity('0'), quantity('3')),
        leverage: rate('50'),
        feePercent: listed?.instrument.contract?.feePercent ?? rate('0'),
      });
      expect(subtract(contractBalance('USDT', true), before.locked)).toBe(cost?.margin);
      expect(subtract(before.free, contractBalance('USDT', false))).toBe(cost?.needed);
      expect(order).toMatchObject({ marginAtOpen: cost?.margin, openFee: cost?.fee });
    });

    test('placeContractOrder: on currencies, margin is taken in dollars', async () => {
      const before = contractBalance('USD', false);
      await trading().placeContractOrder({
        ...euro,
        direction: 'short',
        lots: quantity('2'),
        leverage: rate('100'),
        type: 'market',
      });
      const order = await newest();
      expect(order).toMatchObject({ symbol: 'EUR/USD', size: '2000', direction: 'short' });
      expect(subtract(before, contractBalance('USD', false))).toBe(add(order.marginAtOpen, order.openFee));
    });

    test('placeContractOrder: the other account is untouched', async () => {
      const before = running.balances('other');
      await trading().placeContractOrder(long);
      expect(running.balances('other')).toEqual(before);
      const { orders } = await running.otherAccount.port(TradingPort).contractOrders({ page: 1, limit: 10 });
      expect(orders.items).toEqual([]);
    });

    test.each([
      ['no lots', { lots: quantity('0') }],
      ['half a lot', { lots: quantity('0.5') }],
      ['a leverage that is not offered', { leverage: rate('7') }],
      ['a pair that is not traded', { baseId: '999999' }],
      ['more than there is', { lots: quantity('1000000') }],
      ['a limit on the wrong side', { type: 'limit', limitPrice: price('999999') }],
      ['a limit of zero', { type: 'limit', limitPrice: price('0') }],
    ] as const)('placeContractOrder: %s is refused and changes nothing', async (_name, change) => {
      const before = running.balances('own');
      await expect(trading().placeContractOrder({ ...long, ...change })).rejects.toMatchObject({ kind: 'server' });
      expect(running.balances('own')).toEqual(before);
    });

    test('placeContractOrder: an answer lost after the effect leaves exactly one position', async () => {
      await running.presenter.setFaults({ loseNextAnswer: true });
      await expect(trading().placeContractOrder(long)).rejects.toMatchObject({ kind: 'no-answer' });
      expect((await trading().contractOrders({ page: 1, limit: 10 })).orders.items).toHaveLength(1);
    });

    test('cancelContractOrder: margin and fee come back, and it is listed as cancelled', async () => {
      const before = running.balances('own');
      await trading().placeContractOrder(await pendingLong());
      const order = await newest();
      expect(order).toMatchObject({ status: 'pending', profit: undefined });
      expect(running.balances('own')).not.toEqual(before);
      await trading().cancelContractOrder({ id: order.id });
      expect(running.balances('own')).toEqual(before);
      expect((await newest()).status).toBe('cancelled');
      await expect(trading().cancelContractOrder({ id: order.id })).rejects.toMatchObject({ kind: 'server' });
    });

    test("cancelContractOrder: another person's order is refused and stays", async () => {
      await trading().placeContractOrder(await pendingLong());
      const { id } = await newest();
      await running.signIn('lv1@tandem.test');
      await expect(trading().cancelContractOrder({ id })).rejects.toMatchObject({ kind: 'server' });
      await running.signIn(personAtDesk);
      expect((await newest()).status).toBe('pending');
    });

    test('contractAccount: the sums are those of its positions', async () => {
      await trading().placeContractOrder(long);
      await trading().placeContractOrder({ ...long, baseId: '2' });
      const { state, orders } = await trading().contractAccount({ pair: btc, status: 'open', page: 1, limit: 10 });
      expect(orders.items.map(({ symbol }) => symbol)).toEqual(['BTC/USDT']);
      const all = (await trading().contractOrders({ status: 'open', page: 1, limit: 10 })).orders.items;
      const [first, second] = all.map(({ marginAtOpen }) => marginAtOpen);
      expect(state.marginAtOpen).toBe(add(first ?? amount('0'), second ?? amount('0')));
      expect(state.pairMarginAtOpen).toBe(orders.items[0]?.marginAtOpen);
      expect(compare(state.available ?? amount('0'), contractBalance('USDT', false))).toBe(0);
      expect(state.riskRate).toMatch(/^\d+(\.\d\d?)?$/);
    });

    test("contractOrders: no person sees another's positions", async () => {
      await trading().placeContractOrder(long);
      await running.signIn('new@tandem.test');
      const { state, orders } = await trading().contractOrders({ page: 1, limit: 50 });
      expect(orders.items).toEqual([]);
      expect(state.riskRate).toBeUndefined();
    });

    test('setContractStops: both levels are listed, and one on the wrong side is refused', async () => {
      await trading().placeContractOrder(long);
      const position = openedOf(await newest());
      const { openPrice } = position;
      const levels = {
        takeProfit: roundTo(multiply(openPrice, rate('1.02')), 0),
        stopLoss: roundTo(multiply(openPrice, rate('0.99')), 0),
      };
      await trading().setContractStops({ ...position, ...levels });
      expect(await newest()).toMatchObject(levels);
      const crossed = trading().setContractStops({
        ...position,
        takeProfit: levels.stopLoss,
        stopLoss: levels.takeProfit,
      });
      await expect(crossed).rejects.toMatchObject({ kind: 'server' });
      await expect(trading().setContractStops({ ...position, ...levels, stopLoss: price('0') })).rejects.toMatchObject({
        kind: 'server',
      });
      expect(await newest()).toMatchObject(levels);
    });

    test('T20 setContractStops: one level alone is listed with the other as none, on either side', async () => {
      for (const order of [long, short]) {
        await trading().placeContractOrder(order);
        const position = openedOf(await newest());
        const [above, below] = ['1.02', '0.98'].map((share) => roundTo(multiply(position.openPrice, rate(share)), 0));
        const [takeProfit, stopLoss] = position.direction === 'long' ? [above, below] : [below, above];
        await trading().setContractStops({ ...position, stopLoss });
        expect(await newest()).toMatchObject({ id: position.id, takeProfit: undefined, stopLoss });
        await trading().setContractStops({ ...position, takeProfit });
        expect(await newest()).toMatchObject({ id: position.id, takeProfit, stopLoss: undefined });
        await trading().setContractStops(position);
        expect(await newest()).toMatchObject({ id: position.id, takeProfit: undefined, stopLoss: undefined });
      }
    });

    test('closePosition: settles at once, and what it brought is in the account to the last decimal', async () => {
      const before = contractBalance('USDT', false);
      await trading().placeContractOrder(short);
      await pass(90_000);
      const { id } = await newest();
      await trading().closePosition({ id });
      const order = await newest();
      expect(order).toMatchObject({ id, status: 'closed' });
      expect(contractBalance('USDT', true)).toBe('0');
      const result = order.realisedProfit ?? amount('0');
      expect(contractBalance('USDT', false)).toBe(add(before, subtract(result, order.openFee)));
      await expect(trading().closePosition({ id })).rejects.toMatchObject({ kind: 'server' });
    });

    test('closePosition: an expired session is told as such, and the position stays', async () => {
      await trading().placeContractOrder(long);
      const { id } = await newest();
      const locked = contractBalance('USDT', true);
      await running.presenter.setFaults({ expireNextCall: true });
      await expect(trading().closePosition({ id })).rejects.toMatchObject({ kind: 'session-expired' });
      expect(contractBalance('USDT', true)).toBe(locked);
      await running.signIn(personAtDesk);
      expect(await newest()).toMatchObject({ id, status: 'open', closedAt: undefined });
    });

    test('closePositions: one side only, each closing by itself; nothing left to close is refused', async () => {
      await trading().placeContractOrder(long);
      await trading().placeContractOrder({ ...long, baseId: '2' });
      await trading().placeContractOrder(short);
      await trading().closePositions({ side: 'long' });
      const closing = (await trading().contractOrders({ page: 1, limit: 10 })).orders.items;
      expect(closing.map(({ status }) => status)).toEqual(['open', 'closing', 'closing']);
      await expect(trading().placeContractOrder(long)).rejects.toMatchObject({ kind: 'server' });
      await pass(2000);
      const done = (await trading().contractOrders({ page: 1, limit: 10 })).orders.items;
      expect(done.map(({ status }) => status)).toEqual(['open', 'closed', 'closed']);
      await expect(trading().closePositions({ side: 'long' })).rejects.toMatchObject({ kind: 'server' });
    });

    test('watchPositions: pictures of the open positions come by themselves, and so does what is closed', async () => {
      const seen: { open: string[]; closed: string[] } = { open: [], closed: [] };
      await running.presenter.setSpeed({ speed: 1 });
      const { id: userId } = await running.port(ProfilePort).currentUser();
      running.port(RealtimeTransport).joinUser(userId);
      const stop = trading().watchPositions({
        marked: ({ open }) => seen.open.push(...open.map(({ symbol }) => symbol)),
        closed: (ids) => seen.closed.push(...ids),
      });
      await trading().placeContractOrder(long);
      const { id } = await newest();
      await vi.waitFor(() => expect(seen.open).toContain('BTC/USDT'), 8000);
      await trading().closePosition({ id });
      await vi.waitFor(() => expect(seen.closed).toEqual([id]), 4000);
      stop();
    });

    test('every case: per currency the whole ledger sums to zero', async () => {
      await trading().placeContractOrder(long);
      await trading().placeContractOrder(short);
      await trading().closePositions({ side: 'all' });
      await pass(5000);
      for (const total of running.ledgerSums()) expect(negate(total)).toBe('0');
    });
  });

worlds.forEach(describeContracts);
