import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closingCauseOf } from '../../src/core/domain/orders/closing-cause.ts';
import { openedOf } from '../../src/core/domain/orders/contract-levels.ts';
import type { ContractOrder, NewContractOrder } from '../../src/core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../src/core/domain/orders/option.ts';
import { givenName } from '../../src/core/domain/wallets/given-account-names.ts';
import type { Bill, WalletAccount } from '../../src/core/domain/wallets/wallet.ts';
import { amount, price, quantity, rate, type Amount } from '../../src/core/money/amount.ts';
import { add, compare, multiply, negate, roundTo, subtract, sum } from '../../src/core/money/fixed-point.ts';
import { MarketPort } from '../../src/core/ports/market-port.ts';
import { OptionsPort } from '../../src/core/ports/options-port.ts';
import { TradingPort } from '../../src/core/ports/trading-port.ts';
import { WalletPort } from '../../src/core/ports/wallet-port.ts';
import { netRealised } from '../../src/features/trading/contracts/model/contract-position.ts';
import { personAtDesk, worlds, type RunningWorld, type World } from './worlds.ts';

const none = amount('0');
const minute = 60_000;
const day = 86_400_000;
const usdt = '3';

/** Codes of the bills of contracts and of options. */
const kinds = {
  marginTaken: '30',
  closed: '31',
  liquidated: '32',
  overnight: '34',
  openFee: '35',
  cancelled: '36',
  seconds: '502',
} as const;

const describeReceipts = (world: World): unknown =>
  describe(`receipts against bills, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());

    const trading = (): TradingPort => running.account.port(TradingPort);
    const options = (): OptionsPort => running.account.port(OptionsPort);
    const billsOf = async (account: WalletAccount): Promise<readonly Bill[]> =>
      (await running.account.port(WalletPort).bills({ currencyId: usdt, account, page: 1, limit: 100 })).items;
    const pass = async (milliseconds: number): Promise<void> => {
      await running.presenter.advance({ milliseconds });
      await running.signIn(personAtDesk);
    };

    /** What one order did to an account: its new bills, and how much more is free and set aside. */
    async function traced(account: WalletAccount, happen: () => Promise<void>) {
      const balance = (locked: boolean): Amount =>
        running.balance({ currency: 'USDT', wallet: givenName[account], locked });
      const known = new Set((await billsOf(account)).map(({ id }) => id));
      const before = { free: balance(false), locked: balance(true) };
      await happen();
      const bills = (await billsOf(account)).filter(({ id }) => !known.has(id));
      const total = (kind: string, locked?: boolean): Amount =>
        sum(
          bills
            .filter((bill) => bill.kind === kind && (locked === undefined || bill.concernsLocked === locked))
            .map(({ change }) => change),
        );
      return {
        total,
        all: sum(bills.map(({ change }) => change)),
        gained: subtract(balance(false), before.free),
        held: subtract(balance(true), before.locked),
      };
    }

    const newest = async (): Promise<ContractOrder> => {
      const [order] = (await trading().contractOrders({ page: 1, limit: 1 })).orders.items;
      if (order === undefined) throw new Error('no order is listed');
      return order;
    };
    const wish = (change: Partial<NewContractOrder>): NewContractOrder => ({
      baseId: '1',
      quoteId: usdt,
      direction: 'long',
      lots: quantity('3'),
      leverage: rate('50'),
      type: 'market',
      ...change,
    });

    test.each([
      ['long over two nights', { direction: 'long', lots: quantity('7'), leverage: rate('20') }, 2 * day],
      ['short within minutes', { direction: 'short', lots: quantity('13'), leverage: rate('100') }, 7 * minute],
      ['long of a coin with many decimals', { baseId: '2', lots: quantity('11'), leverage: rate('10') }, day],
    ] as const)(
      'PO4 H22 H27: %s: each bill is a figure of the receipt, and their sum is its result',
      async (_name, change, held) => {
        const trace = await traced('contracts', async () => {
          await trading().placeContractOrder(wish(change));
          await pass(held);
          await trading().closePosition({ id: (await newest()).id });
        });
        const receipt = await newest();
        expect(receipt.status).toBe('closed');
        expect(compare(receipt.overnightFee, none)).toBe(held < day ? 0 : 1);
        expect(trace.total(kinds.openFee)).toBe(negate(receipt.openFee));
        expect(trace.total(kinds.overnight)).toBe(negate(receipt.overnightFee));
        expect(trace.total(kinds.marginTaken, false)).toBe(negate(receipt.marginAtOpen));
        expect(subtract(receipt.marginAtOpen, receipt.margin)).toBe(receipt.overnightFee);
        expect(trace.total(kinds.closed, false)).toBe(add(receipt.margin, receipt.realisedProfit ?? none));
        expect(trace.all).toBe(netRealised(receipt));
        expect([trace.gained, trace.held]).toEqual([netRealised(receipt), '0']);
      },
    );

    test('PO4 H22 H27: a position that a gap closes by force: its receipt is what the account lost, down to nothing and not below', async () => {
      const trace = await traced('contracts', async () => {
        await trading().placeContractOrder(wish({ lots: quantity('2000'), leverage: rate('100') }));
        await running.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: -20 });
        await pass(minute);
      });
      const receipt = await newest();
      expect(receipt.status).toBe('closed');
      expect(running.balance({ currency: 'USDT', wallet: 'lever', locked: false })).toBe('0');
      // More than the margin is lost, and less than the price alone would say.
      expect(compare(negate(receipt.realisedProfit ?? none), receipt.margin)).toBe(1);
      expect(trace.total(kinds.openFee)).toBe(negate(receipt.openFee));
      expect(trace.total(kinds.marginTaken, false)).toBe(negate(receipt.marginAtOpen));
      expect(trace.total(kinds.liquidated, false)).toBe(add(receipt.margin, receipt.realisedProfit ?? none));
      expect(trace.all).toBe(netRealised(receipt));
      expect([trace.gained, trace.held]).toEqual([netRealised(receipt), '0']);
    });

    test('PO4: a stop and a liquidation in the same moment: the bills tell which position ended by which', async () => {
      await trading().placeContractOrder(wish({ leverage: rate('5') }));
      const stopped = await newest();
      await trading().setContractStops({
        ...openedOf(stopped),
        takeProfit: roundTo(multiply(stopped.openPrice, rate('2')), 0),
        stopLoss: roundTo(multiply(stopped.openPrice, rate('0.98')), 0),
      });
      await trading().placeContractOrder(wish({ lots: quantity('1000'), leverage: rate('100') }));
      await running.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: -20 });
      await pass(minute);
      const { items } = (await trading().contractOrders({ page: 1, limit: 2 })).orders;
      const bills = await billsOf('contracts');
      expect(new Set(items.map(({ closedAt }) => closedAt)).size).toBe(1);
      expect(items.map((order) => [order.id === stopped.id, closingCauseOf(order, bills)])).toEqual([
        [false, 'liquidated'],
        [true, 'settled'],
      ]);
    });

    test('PO3 PO4 H22 H27: a position that is turned round: both receipts together are all that the account saw', async () => {
      let first: ContractOrder | undefined;
      const trace = await traced('contracts', async () => {
        await trading().placeContractOrder(wish({}));
        await pass(7 * minute);
        await trading().closePosition({ id: (await newest()).id });
        first = await newest();
        await trading().placeContractOrder(wish({ direction: 'short' }));
      });
      const second = await newest();
      expect([first?.status, first?.direction, second.status, second.direction]).toEqual([
        'closed',
        'long',
        'open',
        'short',
      ]);
      if (first === undefined) throw new Error('nothing was closed');
      expect(trace.total(kinds.openFee)).toBe(negate(add(first.openFee, second.openFee)));
      expect(trace.total(kinds.marginTaken, false)).toBe(negate(add(first.marginAtOpen, second.marginAtOpen)));
      expect(trace.total(kinds.closed, false)).toBe(add(first.margin, first.realisedProfit ?? none));
      expect(trace.all).toBe(subtract(netRealised(first) ?? none, second.openFee));
      expect(trace.held).toBe(second.margin);
      expect(add(trace.gained, trace.held)).toBe(trace.all);
    });

    test('PO4: a cancelled order leaves nothing behind: margin and fee come back', async () => {
      const { lastPrice } = await trading().contractTerms({ baseId: '1', quoteId: usdt });
      const limitPrice = roundTo(multiply(lastPrice ?? price('0'), rate('0.8')), 0);
      const trace = await traced('contracts', async () => {
        await trading().placeContractOrder(wish({ type: 'limit', limitPrice }));
        await trading().cancelContractOrder({ id: (await newest()).id });
      });
      const receipt = await newest();
      expect(receipt).toMatchObject({ status: 'cancelled', requestedPrice: limitPrice });
      expect(trace.total(kinds.cancelled, false)).toBe(add(receipt.marginAtOpen, receipt.openFee));
      expect([trace.all, trace.gained, trace.held]).toEqual(['0', '0', '0']);
    });

    test.each([
      ['up for 30 s', 'up', 30, '37.5'],
      ['down for 60 s', 'down', 60, '12.34567'],
      ['up for 600 s, where half of the stake is at risk', 'up', 600, '99.99'],
    ] as const)(
      'PO4 H22 H27: an option %s: stake, fee and payout of the receipt are its bills',
      async (_name, direction, seconds, stake) => {
        const { rows: listed } = await running.port(MarketPort).instruments();
        const matchId = listed.find(({ instrument }) => instrument.symbol === 'BTC/USDT')?.instrument.id ?? '';
        let receipt: OptionOrder | undefined;
        const trace = await traced('options', async () => {
          const { id } = await options().placeOptionOrder({
            matchId,
            payingCurrencyId: usdt,
            direction,
            seconds,
            stake: amount(stake),
          });
          await pass((seconds + 1) * 1000);
          receipt = await options().optionResult({ id });
        });
        expect(receipt).toMatchObject({ status: 'settled', stake, direction });
        const net = subtract(receipt?.profit ?? none, receipt?.fee ?? none);
        expect(trace.total(kinds.seconds, false)).toBe(net);
        expect(trace.total(kinds.seconds, true)).toBe('0');
        expect([trace.all, trace.gained, trace.held]).toEqual([net, net, '0']);
      },
    );
  });

worlds.filter(({ name }) => name.endsWith('in the browser')).forEach(describeReceipts);
