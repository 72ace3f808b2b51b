import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewOptionOrder, OptionOrder, SettledOption } from '../../src/core/domain/orders/option.ts';
import { loseAmount, optionFee, winAmount } from '../../src/core/domain/orders/option-rules.ts';
import { add, compare, negate, subtract, sum } from '../../src/core/money/fixed-point.ts';
import { amount, price, rate, type Amount } from '../../src/core/money/amount.ts';
import { MarketPort } from '../../src/core/ports/market-port.ts';
import { OptionsPort } from '../../src/core/ports/options-port.ts';
import { ProfilePort } from '../../src/core/ports/profile-port.ts';
import { RealtimeTransport } from '../../src/core/platform/realtime-transport.ts';
import { WalletPort } from '../../src/core/ports/wallet-port.ts';
import { optionsPromises, stakePromises } from './promises/options-promises.ts';
import { tryPromises } from './try-promises.ts';
import { personAtDesk, worlds, type RunningWorld, type World } from './worlds.ts';

const describeOptionsPort = (world: World): unknown =>
  describe(`OptionsPort, ${world.name}`, () => {
    let running: RunningWorld;
    let matchId: string;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
      matchId = await pairId('BTC/USDT');
    });
    afterEach(() => running.stop());

    const options = (): OptionsPort => running.account.port(OptionsPort);
    const pairId = async (symbol: string): Promise<string> => {
      const { rows: listed } = await running.port(MarketPort).instruments();
      const found = listed.find(({ instrument }) => instrument.symbol === symbol)?.instrument.id;
      if (found === undefined) throw new Error(`${symbol} is not listed`);
      return found;
    };
    const upFor30s = (change: Partial<NewOptionOrder> = {}): NewOptionOrder => ({
      matchId,
      payingCurrencyId: '3',
      direction: 'up',
      seconds: 30,
      stake: amount('100'),
      ...change,
    });
    const usdt = (locked: boolean): Amount => running.balance({ currency: 'USDT', wallet: 'micro', locked });
    const settled = async (id: string): Promise<OptionOrder> => {
      const order = await options().optionResult({ id });
      if (order === undefined) throw new Error('the order is gone');
      return order;
    };
    const sleepWell = (seconds: number) => running.presenter.advance({ milliseconds: seconds * 1000 });

    tryPromises([...optionsPromises, ...stakePromises], () => running);

    test('payableCurrencies: what the options account holds, as the ledger has it', async () => {
      const [first] = await options().payableCurrencies();
      expect(first).toMatchObject({ id: '3', name: 'USDT', available: usdt(false) });
      expect(first?.presets.length).toBeGreaterThan(2);
    });

    test('optionPeriods: a loss rate only where less than the whole stake is at risk', async () => {
      const periods = await options().optionPeriods();
      expect(periods.map(({ seconds }) => seconds)).toEqual([30, 60, 120, 180, 300, 600]);
      expect(periods.map(({ lossRate }) => lossRate)).toEqual([...Array.from({ length: 5 }), '50']);
    });

    test('placeOptionOrder: the stake is set aside once, the fee is gone, and it opens at the price quoted', async () => {
      const before = { free: usdt(false), locked: usdt(true) };
      const order = await options().placeOptionOrder(upFor30s({ seenPrice: price('1') }));
      const fee = optionFee(amount('100'), rate('0.5'));
      expect(order).toMatchObject({ status: 'open', direction: 'up', stake: '100', fee, symbol: 'BTC/USDT' });
      expect(order.result).toBeUndefined();
      expect(compare(order.openPrice, price('1000'))).toBe(1);
      expect(subtract(usdt(true), before.locked)).toBe('100');
      expect(subtract(before.free, usdt(false))).toBe(add(amount('100'), fee));
      const listed = await options().optionOrders({ matchId, status: 'open', page: 1, limit: 5 });
      expect(listed.items[0]).toMatchObject({ id: order.id, openPrice: order.openPrice, dueAt: order.dueAt });
      expect(listed.items[0]?.remainingMs).toBeGreaterThan(25_000);
    });

    test('placeOptionOrder: it is decided by the market alone, and what it came to is in the account', async () => {
      const before = usdt(false);
      const up = await options().placeOptionOrder(upFor30s());
      await sleepWell(1);
      await running.signIn(personAtDesk);
      const down = await options().placeOptionOrder(upFor30s({ direction: 'down', seconds: 600 }));
      await sleepWell(601);
      await running.signIn(personAtDesk);
      const [first, second] = [await settled(up.id), await settled(down.id)];
      for (const order of [first, second]) {
        const moved = compare(order.endPrice ?? price('0'), order.openPrice) * (order.direction === 'up' ? 1 : -1);
        expect(order).toMatchObject({ status: 'settled', result: moved > 0 ? 'won' : moved < 0 ? 'lost' : 'draw' });
        const lost = negate(loseAmount(order.stake, order.lossRate));
        expect(order.profit).toBe(moved > 0 ? winAmount(order.stake, order.payoutRate) : moved < 0 ? lost : '0');
      }
      const profits = [first, second].flatMap(({ profit, fee }) => [profit ?? amount('0'), negate(fee)]);
      expect(usdt(false)).toBe(add(before, sum(profits)));
      expect(usdt(true)).toBe('0');
    });

    test('placeOptionOrder: its bills add up to what it came to', async () => {
      const before = usdt(false);
      const { id } = await options().placeOptionOrder(upFor30s({ stake: amount('37.5') }));
      await sleepWell(31);
      await running.signIn(personAtDesk);
      const order = await settled(id);
      const query = { currencyId: '3', account: 'options', page: 1, limit: 8 } as const;
      const { items } = await running.account.port(WalletPort).bills(query);
      const own = items.filter((bill) => bill.kind === '502' && !bill.concernsLocked);
      expect(own.length).toBeGreaterThan(1);
      const change = sum(own.map((bill) => bill.change));
      expect(change).toBe(subtract(order.profit ?? amount('0'), order.fee));
      expect(usdt(false)).toBe(add(before, change));
    });

    test('placeOptionOrder: a currency pair of the forex market as well', async () => {
      const order = await options().placeOptionOrder(upFor30s({ matchId: await pairId('EUR/USD') }));
      expect(order).toMatchObject({ symbol: 'EUR/USD', payingCurrencyId: '3' });
    });

    test('placeOptionOrder: the other account is untouched', async () => {
      const other = running.otherAccount.port(OptionsPort);
      const before = { list: await other.optionOrders({ page: 1, limit: 50 }), figures: running.balances('other') };
      await options().placeOptionOrder(upFor30s());
      expect(await other.optionOrders({ page: 1, limit: 50 })).toEqual(before.list);
      expect(running.balances('other')).toEqual(before.figures);
    });

    test('placeOptionOrder: a second one within the second is refused', async () => {
      await options().placeOptionOrder(upFor30s());
      const figures = running.balances('own');
      await expect(options().placeOptionOrder(upFor30s())).rejects.toMatchObject({ kind: 'server' });
      expect(running.balances('own')).toEqual(figures);
    });

    test.each<[string, () => Promise<NewOptionOrder>]>([
      ['a stake of zero', async () => upFor30s({ stake: amount('0') })],
      ['a stake below the smallest', async () => upFor30s({ stake: amount('4.99') })],
      ['a stake above the largest of the length', async () => upFor30s({ stake: amount('2000.01') })],
      [
        'more than the account holds',
        async () => upFor30s({ stake: amount('19999'), seconds: 300, payingCurrencyId: '1' }),
      ],
      ['a length that is not on offer', async () => upFor30s({ seconds: 31 })],
      ['a currency that cannot pay', async () => upFor30s({ payingCurrencyId: '4' })],
      ['a pair that is not there', async () => upFor30s({ matchId: '999999' })],
      ['a pair without timed options', async () => upFor30s({ matchId: await pairId('AAPL/USD') })],
    ])('placeOptionOrder: %s is refused with a text and changes nothing', async (_name, order) => {
      const figures = running.balances('own');
      const refused = options().placeOptionOrder(await order());
      await expect(refused).rejects.toMatchObject({ kind: 'server' });
      await expect(refused).rejects.toThrow(/\w{3}/);
      expect(running.balances('own')).toEqual(figures);
    });

    test('placeOptionOrder: an expired session is told as such', async () => {
      await running.presenter.setFaults({ expireNextCall: true });
      await expect(options().placeOptionOrder(upFor30s())).rejects.toMatchObject({ kind: 'session-expired' });
    });

    test('placeOptionOrder: an answer lost after the effect leaves one option and an unknown outcome', async () => {
      await running.presenter.setFaults({ loseNextAnswer: true });
      await expect(options().placeOptionOrder(upFor30s())).rejects.toMatchObject({ kind: 'no-answer' });
      expect((await options().optionOrders({ status: 'open', page: 1, limit: 5 })).items).toHaveLength(1);
    });

    test('placeOptionOrder: a failed answer takes no effect', async () => {
      const figures = running.balances('own');
      await running.presenter.setFaults({ failedPercent: 100 });
      await expect(options().placeOptionOrder(upFor30s())).rejects.toMatchObject({ kind: 'bad-status' });
      await running.presenter.setFaults({ failedPercent: 0 });
      expect(running.balances('own')).toEqual(figures);
    });

    test("optionOrders: no person sees another's options", async () => {
      await options().placeOptionOrder(upFor30s());
      await running.signIn('new@tandem.test');
      expect((await options().optionOrders({ page: 1, limit: 50 })).items).toEqual([]);
    });

    test("optionResult: another person's option is as good as none", async () => {
      const { id } = await options().placeOptionOrder(upFor30s());
      await running.signIn('new@tandem.test');
      expect(await options().optionResult({ id })).toBeUndefined();
    });

    test('watchSettledOptions: the owner is told of the settlement, with the settled order', async () => {
      running.port(RealtimeTransport).joinUser((await running.port(ProfilePort).currentUser()).id);
      const told: SettledOption[] = [];
      const stop = options().watchSettledOptions((order) => told.push(order));
      await vi.waitFor(() => expect(running.port(RealtimeTransport).protocol()).toBeDefined());
      const { id } = await options().placeOptionOrder(upFor30s());
      await vi.waitFor(
        async () => {
          await sleepWell(31);
          expect(told).not.toEqual([]);
        },
        { timeout: 10_000, interval: 300 },
      );
      stop();
      expect(told[0]).toMatchObject({ id, status: 'settled' });
    });
  });

worlds.forEach(describeOptionsPort);
