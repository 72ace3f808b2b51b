import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AppError } from '../../src/core/errors/app-error.ts';
import type { NewSpotOrder } from '../../src/core/domain/orders/spot-order.ts';
import { add, amountOf, compare, cost, multiply, subtract, sum } from '../../src/core/money/fixed-point.ts';
import { amount, price, quantity, rate, type Amount } from '../../src/core/money/amount.ts';
import { MarketPort } from '../../src/core/ports/market-port.ts';
import { TradingPort } from '../../src/core/ports/trading-port.ts';
import { orderPromises, tradingPromises } from './promises/trading-promises.ts';
import { tryPromises } from './try-promises.ts';
import { personAtDesk, worlds, type RunningWorld, type World } from './worlds.ts';

const btc = { baseId: '1', quoteId: '3' } as const;

const describeTradingPort = (world: World): unknown =>
  describe(`TradingPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());

    const trading = (): TradingPort => running.account.port(TradingPort);
    const lastPrice = async (): Promise<ReturnType<typeof price>> => {
      const { rows: listed } = await running.port(MarketPort).instruments();
      const found = listed.find((entry) => entry.instrument.symbol === 'BTC/USDT')?.quote.price;
      if (found === undefined) throw new Error('BTC/USDT has no price');
      return found;
    };
    /** Far below the market: rests until it is cancelled. */
    const restingBuy: NewSpotOrder = { ...btc, side: 'buy', price: price('1000'), quantity: quantity('0.01') };
    const allOrders = () => trading().spotOrders({ pair: btc, page: 1, limit: 50 });
    const pendingOrders = () => trading().spotOrders({ pair: btc, status: 'pending', page: 1, limit: 50 });
    const usdt = (locked: boolean): Amount => running.balance({ currency: 'USDT', wallet: 'change', locked });

    tryPromises([...tradingPromises, ...orderPromises], () => running);

    test('placeSpotOrder: the order is listed and the ledger locked its cost once', async () => {
      const before = { pending: await pendingOrders(), free: usdt(false), locked: usdt(true) };
      await trading().placeSpotOrder(restingBuy);
      const after = await pendingOrders();
      expect(after.items).toHaveLength(before.pending.items.length + 1);
      expect(after.items[0]).toMatchObject({
        symbol: 'BTC/USDT',
        side: 'buy',
        price: '1000',
        quantity: '0.01',
        status: 'pending',
      });
      expect(usdt(false)).toBe(subtract(before.free, amount('10')));
      expect(usdt(true)).toBe(add(before.locked, amount('10')));
    });

    test('placeSpotOrder: a sell locks the base currency', async () => {
      await running.presenter.topUp({
        identifier: personAtDesk,
        account: running.account.id,
        currency: 'BTC',
        amount: amount('1'),
      });
      const before = running.balance({ currency: 'BTC', wallet: 'change', locked: false });
      await trading().placeSpotOrder({ ...btc, side: 'sell', price: price('900000'), quantity: quantity('0.02') });
      expect(running.balance({ currency: 'BTC', wallet: 'change', locked: false })).toBe(
        subtract(before, amount('0.02')),
      );
    });

    test('placeSpotOrder: the other account is untouched', async () => {
      const other = running.otherAccount.port(TradingPort);
      const before = await other.spotOrders({ page: 1, limit: 50 });
      const figures = running.balances('other');
      await trading().placeSpotOrder(restingBuy);
      expect(await other.spotOrders({ page: 1, limit: 50 })).toEqual(before);
      expect(running.balances('other')).toEqual(figures);
    });

    test('placeSpotOrder: a reaching order fills no worse than its price, and the fee is the stated one', async () => {
      const last = await lastPrice();
      const limit = price(multiply(amountOf(last), rate('1.05')).split('.')[0] ?? '0');
      const before = { usdt: usdt(false), btc: running.balance({ currency: 'BTC', wallet: 'change', locked: false }) };
      const known = new Set((await allOrders()).items.map((order) => order.id));
      await trading().placeSpotOrder({ ...btc, side: 'buy', price: limit, quantity: quantity('0.01') });
      const order = (await allOrders()).items.find((entry) => !known.has(entry.id));
      expect(order).toMatchObject({ status: 'filled', filledQuantity: '0.01' });
      const spent = subtract(before.usdt, usdt(false));
      expect(compare(spent, cost(limit, quantity('0.01')))).toBeLessThanOrEqual(0);
      const received = subtract(running.balance({ currency: 'BTC', wallet: 'change', locked: false }), before.btc);
      const feeRate = order?.feeRate ?? rate('0');
      expect(received).toBe(subtract(amount('0.01'), multiply(amount('0.01'), feeRate)));
    });

    test('placeSpotOrder: a refusal for balance carries the text of the server and changes nothing', async () => {
      const before = running.balances('own');
      const refused = trading().placeSpotOrder({
        ...btc,
        side: 'buy',
        price: price('1000'),
        quantity: quantity('90000000'),
      });
      await expect(refused).rejects.toMatchObject({ kind: 'server' } satisfies Partial<AppError>);
      await expect(refused).rejects.toThrow(/\w{3}/);
      expect(running.balances('own')).toEqual(before);
    });

    test.each([
      ['a price of zero', { ...restingBuy, price: price('0') }],
      ['an amount of zero', { ...restingBuy, quantity: quantity('0') }],
      ['a negative amount', { ...restingBuy, quantity: quantity('-1') }],
      ['a pair that is not traded', { ...restingBuy, baseId: '999999' }],
    ])('placeSpotOrder: %s is refused', async (_name, order) => {
      const before = running.balances('own');
      await expect(trading().placeSpotOrder(order)).rejects.toMatchObject({ kind: 'server' });
      expect(running.balances('own')).toEqual(before);
    });

    test('placeSpotOrder: an expired session is told as such', async () => {
      await running.presenter.setFaults({ expireNextCall: true });
      await expect(trading().placeSpotOrder(restingBuy)).rejects.toMatchObject({ kind: 'session-expired' });
    });

    test('placeSpotOrder: an answer lost after the effect leaves exactly one order and an unknown outcome', async () => {
      const before = await pendingOrders();
      await running.presenter.setFaults({ loseNextAnswer: true });
      await expect(trading().placeSpotOrder(restingBuy)).rejects.toMatchObject({ kind: 'no-answer' });
      expect((await pendingOrders()).items).toHaveLength(before.items.length + 1);
    });

    test('placeSpotOrder: a failed answer takes no effect', async () => {
      const before = running.balances('own');
      await running.presenter.setFaults({ failedPercent: 100 });
      await expect(trading().placeSpotOrder(restingBuy)).rejects.toMatchObject({ kind: 'bad-status' });
      await running.presenter.setFaults({ failedPercent: 0 });
      expect(running.balances('own')).toEqual(before);
    });

    test('cancelSpotOrder: gives everything back and the order is listed as cancelled', async () => {
      const before = running.balances('own');
      await trading().placeSpotOrder(restingBuy);
      const [placed] = (await pendingOrders()).items;
      if (placed === undefined) throw new Error('the order is not listed');
      await trading().cancelSpotOrder({ id: placed.id });
      expect(running.balances('own')).toEqual(before);
      expect((await allOrders()).items.find((order) => order.id === placed.id)?.status).toBe('cancelled');
    });

    test("cancelSpotOrder: another person's order is refused and stays", async () => {
      await trading().placeSpotOrder(restingBuy);
      const [placed] = (await pendingOrders()).items;
      if (placed === undefined) throw new Error('the order is not listed');
      await running.signIn('new@tandem.test');
      await expect(trading().cancelSpotOrder({ id: placed.id })).rejects.toMatchObject({ kind: 'server' });
      await running.signIn(personAtDesk);
      expect((await pendingOrders()).items.map((order) => order.id)).toContain(placed.id);
    });

    test('spotOrders: newest first, in pages without overlap', async () => {
      for (const units of ['0.01', '0.02', '0.03'])
        await trading().placeSpotOrder({ ...restingBuy, quantity: quantity(units) });
      const first = await trading().spotOrders({ pair: btc, status: 'pending', page: 1, limit: 2 });
      const second = await trading().spotOrders({ pair: btc, status: 'pending', page: 2, limit: 2 });
      expect(first.items.map((order) => order.quantity)).toEqual(['0.03', '0.02']);
      expect(first.hasMore).toBe(true);
      const ids = [...first.items, ...second.items].map((order) => order.id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test("spotOrders: no person sees another's orders", async () => {
      await trading().placeSpotOrder(restingBuy);
      await running.signIn('new@tandem.test');
      expect((await trading().spotOrders({ page: 1, limit: 50 })).items).toEqual([]);
    });

    test('spotOrders: a resting order fills when the market comes, at its price or better', async () => {
      const last = await lastPrice();
      const limit = price(multiply(amountOf(last), rate('0.9995')).split('.')[0] ?? '0');
      await trading().placeSpotOrder({ ...btc, side: 'buy', price: limit, quantity: quantity('0.001') });
      const [placed] = (await allOrders()).items;
      for (let hour = 0; hour < 72; hour += 1) {
        await running.presenter.advance({ milliseconds: 3_600_000 });
        if (!(await pendingOrders()).items.some((order) => order.id === placed?.id)) break;
      }
      await running.signIn(personAtDesk);
      const order = (await allOrders()).items.find((entry) => entry.id === placed?.id);
      expect(order?.status).toBe('filled');
      expect(order?.fillPrice).toBeDefined();
      expect(compare(order?.fillPrice ?? limit, limit)).toBeLessThanOrEqual(0);
    });

    test('every case: per currency the whole ledger sums to zero', async () => {
      await trading().placeSpotOrder(restingBuy);
      await trading()
        .placeSpotOrder({ ...btc, side: 'buy', price: price('900000'), quantity: quantity('0.001') })
        .catch(() => undefined);
      for (const total of running.ledgerSums()) expect(sum([total])).toBe('0');
    });
  });

worlds.forEach(describeTradingPort);
