import { describe, expect, test } from 'vitest';
import { profitAtPrice } from '../../../../../core/domain/orders/contract-rules.ts';
import { amount, quantity, rate } from '../../../../../core/money/amount.ts';
import {
  add,
  compare,
  fromSteps,
  multiply,
  roundTo,
  stepsIn,
  subtract,
} from '../../../../../core/money/fixed-point.ts';
import { findLedgerFaults } from '../../ledger/ledger-check.ts';
import type { Intervention } from '../../market/facts/interventions.ts';
import { dig } from '../../test-worlds/test-world.ts';
import { exposureOf, sizeOf } from './contract-rules.ts';
import { ContractWorld, worldStart, type Wish } from '../../test-worlds/contract-test-world.ts';

const hour = 3_600_000;
const day = 24 * hour;
const long: Wish = { user: '1', symbol: 'BTC/USDT', direction: 'long', lots: 10, leverage: 50 };
const short: Wish = { ...long, direction: 'short' };

/** The moment at which a price reaches a level, searched tick by tick. */
function tickOfReach(world: ContractWorld, reaches: (price: number) => boolean, symbol = 'BTC/USDT'): number {
  let at = (Math.floor(world.kernel.cursor / 100) + 1) * 100;
  while (!reaches(world.market.lastPrice(symbol, at))) at += 100;
  return at;
}

describe('opening and closing', () => {
  test('placeContractOrder: a market order opens at the last price, margin locked and fee paid', () => {
    const world = new ContractWorld({ seed: 1 });
    const order = world.place(long);
    expect(order).toMatchObject({ status: 'open', price: world.last('BTC/USDT'), openedAt: worldStart });
    const value = roundTo(multiply(amount(fromSteps(order.price, rate('0.1'))), rate('0.1')), 5);
    expect(order.fee).toBe(roundTo(multiply(value, rate('0.0005')), 8, 'down'));
    expect(world.balance('1', 'USDT', true)).toBe(order.margin);
    expect(world.balance('1', 'USDT')).toBe(subtract(subtract(amount('100000'), order.margin), order.fee));
    expect(world.house('fees', 'USDT')).toBe(order.fee);
  });

  test('placeContractOrder: more than the whole book holds opens whole at the last price, and the book stands', () => {
    const world = new ContractWorld({ seed: 1, funds: '900000000' });
    const book = () => world.market.ladder('BTC/USDT', world.kernel.cursor);
    const before = book();
    const { quantityStep, contractLot } = world.listed('BTC/USDT');
    const shown = before.asks.reduce((total, [, units]) => total + units, 0);
    const lots = Math.ceil(shown / stepsIn(contractLot, quantityStep)) + 1;
    const order = world.place({ ...long, lots });
    expect(order).toMatchObject({ status: 'open', lots, price: world.last('BTC/USDT') });
    expect(book()).toEqual(before);
  });

  test.each([
    ['BTC/USDT', '0.01'],
    ['EUR/USD', '1000'],
    ['TSLA/USD', '1'],
    ['XAU/USD', '1'],
  ] as const)('placeContractOrder: %s is traded in lots of %s in the hours of its market', (symbol, lot) => {
    const world = new ContractWorld({ seed: 1 });
    // Shares open at 13:30.
    world.wait(2 * hour);
    const { leverageSteps, quote } = world.listed(symbol);
    const order = world.place({ ...long, symbol, lots: 2, leverage: leverageSteps[0] ?? 0 });
    expect(order.status).toBe('open');
    expect(sizeOf(world.listed(symbol), order)).toBe(multiply(quantity(lot), rate('2')));
    expect(world.balance('1', quote, true)).toBe(order.margin);
    world.close('1', order.id);
    expect(world.balance('1', quote, true)).toBe('0');
  });

  test('placeContractOrder: a limit order waits, and opens at its own price with the first tick that reaches it', () => {
    const world = new ContractWorld({ seed: 2 });
    const limit = world.last('BTC/USDT') - 900;
    const order = world.place({ ...long, limit });
    expect(order).toMatchObject({ status: 'pending', openedAt: null });
    const reached = tickOfReach(world, (price) => price <= limit);
    world.wait(reached - 1 - world.kernel.cursor);
    expect(order.status).toBe('pending');
    world.wait(1);
    expect(order).toMatchObject({ status: 'open', openedAt: reached, price: limit });
  });

  test('closePosition: what comes back is the margin and the result, nothing else', () => {
    const world = new ContractWorld({ seed: 3 });
    const order = world.place(short);
    const before = world.balance('1', 'USDT');
    world.wait(10 * 60_000);
    world.close('1', order.id);
    const profit = profitAtPrice(
      exposureOf(world.listed(order.symbol), order),
      fromSteps(world.last('BTC/USDT'), world.listed(order.symbol).priceStep),
    );
    expect(order).toMatchObject({ status: 'closed', result: profit, endPrice: world.last('BTC/USDT') });
    expect(world.balance('1', 'USDT')).toBe(add(before, add(order.margin, profit)));
    expect(world.balance('1', 'USDT', true)).toBe('0');
    expect(world.pushed).toEqual([
      { event: 'lever_closed', to: '1', payload: { type: 'lever_closed', to: 1, id: [1] } },
    ]);
  });

  test('cancelContractOrder: everything comes back in full', () => {
    const world = new ContractWorld({ seed: 4 });
    const order = world.place({ ...short, limit: world.last('BTC/USDT') + 5000 });
    expect(world.balance('1', 'USDT', true)).toBe(add(order.margin, order.fee));
    expect(() => world.cancel('2', order.id)).toThrow(expect.objectContaining({ textKey: 'forbidden' }));
    world.cancel('1', order.id);
    expect(world.balance('1', 'USDT')).toBe('100000');
    expect(() => world.cancel('1', order.id)).toThrow(expect.objectContaining({ textKey: 'orderGone' }));
  });
});

describe('levels', () => {
  test.each([
    ['take profit of a long position', long, 700, -5000, 'takeProfit'],
    ['stop loss of a long position', long, 5000, -700, 'stopLoss'],
    ['take profit of a short position', short, -700, 5000, 'takeProfit'],
    ['stop loss of a short position', short, -5000, 700, 'stopLoss'],
  ] as const)(
    'setContractStops: the %s fires on the first last price that reaches it',
    (_name, wish, target, stop, fires) => {
      const world = new ContractWorld({ seed: 5 });
      const order = world.place(wish);
      world.setStops(order, order.price + target, order.price + stop);
      const level = order[fires];
      const rises = level > order.price;
      const reached = tickOfReach(world, (price) => (rises ? price >= level : price <= level));
      world.wait(reached - 1 - world.kernel.cursor);
      expect(order.status).toBe('open');
      world.wait(1);
      expect(order).toMatchObject({ status: 'closed', endedAt: reached, endPrice: world.last('BTC/USDT') });
    },
  );

  test('setContractStops: a gap through a stop closes at the price after the gap, not at the level', () => {
    const interventions: Intervention[] = [];
    const world = new ContractWorld({ seed: 6, interventions });
    const order = world.place({ ...long, leverage: 5 });
    world.setStops(order, order.price * 2, Math.round(order.price * 0.99));
    interventions.push({ at: worldStart + 1000, control: { kind: 'gap', pair: 'BTC/USDT', percent: -6 } });
    world.wait(5000);
    expect(order.status).toBe('closed');
    expect(order.endPrice).toBeLessThan(order.price * 0.95);
    expect(findLedgerFaults(world.kernel.ledger)).toEqual([]);
  });
});

describe('risk', () => {
  test('liquidation: all positions of a quote currency close in one step, those of another stay', () => {
    const interventions: Intervention[] = [];
    const world = new ContractWorld({ seed: 7, interventions, funds: '1000' });
    const other = world.place({ ...long, symbol: 'EUR/USD', lots: 1, leverage: 20 });
    const lost = world.place({ ...long, lots: 50, leverage: 100 });
    const hedge = world.place({ ...short, symbol: 'ETH/USDT', lots: 1, leverage: 100 });
    const waiting = world.place({ ...long, lots: 1, limit: Math.round(lost.price * 0.5), leverage: 100 });
    interventions.push({ at: worldStart + 1000, control: { kind: 'gap', pair: 'BTC/USDT', percent: -10 } });
    world.wait(2000);
    expect([lost.status, hedge.status, other.status, waiting.status]).toEqual(['closed', 'closed', 'open', 'pending']);
    expect(lost.endedAt).toBe(hedge.endedAt);
    // The loss exceeds the balance: the account ends at zero, and the insurance pays the rest.
    expect(world.balance('1', 'USDT')).toBe('0');
    expect(compare(world.house('insurance', 'USDT'), amount('0'))).toBe(-1);
    expect(world.pushed.at(-1)).toMatchObject({ event: 'lever_closed', to: '1', payload: { id: [lost.id, hedge.id] } });
    expect(findLedgerFaults(world.kernel.ledger)).toEqual([]);
  });

  test('liquidation: comes at the very tick at which the risk rate is at ten percent', () => {
    const world = new ContractWorld({ seed: 8, funds: '700' });
    const order = world.place({ ...long, lots: 80, leverage: 100 });
    const free = Number(world.balance('1', 'USDT'));
    const margin = Number(order.margin);
    const rateAt = (price: number): number => ((free + margin + (price - order.price) * 0.1 * 0.8) / margin) * 100;
    const burst = tickOfReach(world, (price) => Math.floor(rateAt(price) * 100) / 100 <= 10);
    world.wait(burst - 1 - world.kernel.cursor);
    expect(order.status).toBe('open');
    world.wait(1);
    expect(order).toMatchObject({ status: 'closed', endedAt: burst });
  });
});

describe('nights', () => {
  test('chargeNight: at 00:01, out of the margin, for what was open before the day began', () => {
    const world = new ContractWorld({ seed: 9 });
    const order = world.place({ ...long, leverage: 5, lots: 3 });
    const value = multiply(amount(fromSteps(order.price, rate('0.1'))), rate('0.03'));
    const fee = roundTo(multiply(value, rate('0.0003')), 8, 'down');
    const free = world.balance('1', 'USDT');
    world.wait(12 * hour + 59_999);
    expect(order.overnight).toBe('0');
    world.wait(1);
    expect(order).toMatchObject({ overnight: fee, margin: subtract(order.marginAtOpen, fee) });
    expect(world.balance('1', 'USDT')).toBe(free);
    expect(world.house('fees', 'USDT')).toBe(add(order.fee, fee));
    const late = world.place({ ...short, leverage: 5, lots: 1 });
    world.wait(day);
    expect(order.overnight).toBe(multiply(fee, rate('2')));
    expect(compare(late.overnight, amount('0'))).toBe(1);
  });

  test('chargeNight: an order of yesterday that opens after midnight is charged in the same minute, one of today is not', () => {
    const interventions: Intervention[] = [];
    const world = new ContractWorld({ seed: 9, interventions });
    const limit = Math.round(world.last(long.symbol) * 0.9);
    const waiting = world.place({ ...long, leverage: 5, lots: 1, limit });
    world.wait(12 * hour + 10_000);
    expect(world.order(waiting.id).status).toBe('pending');
    const at = world.kernel.cursor;
    interventions.push({ at, control: { kind: 'gap', pair: long.symbol, percent: -12 } });
    world.wait(10_000);
    const today = world.place({ ...long, leverage: 5, lots: 1 });
    world.wait(40_000);
    expect(world.order(waiting.id)).toMatchObject({ status: 'open', placedAt: waiting.placedAt });
    expect(world.order(waiting.id).openedAt).toBeGreaterThan(at);
    expect(compare(world.order(waiting.id).overnight, amount('0'))).toBe(1);
    expect(world.order(today.id).overnight).toBe('0');
  });
});

describe('closing many', () => {
  const halted = (at: number, isHalted: boolean): Intervention => ({
    at,
    control: { kind: 'halt', pair: 'ETH/USDT', isHalted },
  });

  test('closePositions: each by itself; one whose market stands still is open again, with its levels', () => {
    const interventions: Intervention[] = [];
    const world = new ContractWorld({ seed: 10, interventions });
    const first = world.place(long);
    const stuck = world.place({ ...long, symbol: 'ETH/USDT', leverage: 5, lots: 1 });
    world.setStops(stuck, stuck.price * 2, Math.round(stuck.price / 2));
    const third = world.place({ ...short, symbol: 'LTC/USDT' });
    interventions.push(halted(worldStart + 500, true));
    world.closeAll('1');
    expect([first, stuck, third].map(({ status }) => status)).toEqual(['closing', 'closing', 'closing']);
    expect(() => world.place(long)).toThrow(expect.objectContaining({ textKey: 'orderClosing' }));
    world.wait(1000);
    expect([first, stuck, third].map(({ status }) => status)).toEqual(['closed', 'open', 'closed']);
    expect(stuck).toMatchObject({ takeProfit: stuck.price * 2, closingAt: null });
    expect(world.pushed.map(({ payload }) => dig(payload, 'id', 0))).toEqual([first.id, third.id]);
    expect(world.balance('1', 'USDT', true)).toBe(stuck.margin);
    expect(() => world.close('1', stuck.id)).toThrow(expect.objectContaining({ textKey: 'marketClosed' }));
  });

  test('closePositions: what is being closed still counts for the others until it is', () => {
    const interventions: Intervention[] = [];
    const world = new ContractWorld({ seed: 12, interventions, funds: '700' });
    const winning = world.place({ ...long, lots: 50, leverage: 100 });
    const losing = world.place({ ...short, lots: 50, leverage: 100 });
    interventions.push({ at: worldStart + 100, control: { kind: 'gap', pair: 'BTC/USDT', percent: 5 } });
    world.wait(1000);
    world.closeAll('1', 'long');
    world.wait(900);
    expect([winning.status, losing.status]).toEqual(['closing', 'open']);
    interventions.push({ at: world.kernel.cursor, control: { kind: 'halt', pair: 'BTC/USDT', isHalted: true } });
    world.wait(200);
    expect([winning.status, losing.status]).toEqual(['open', 'open']);
  });

  test('closePositions: longs only, shorts only, of one pair', () => {
    const world = new ContractWorld({ seed: 11 });
    const [one, two] = [world.place(long), world.place(short)];
    const other = world.place({ ...long, symbol: 'ETH/USDT' });
    world.command('closePositions', { user: '1', side: 'long', base: '1', quote: '3' });
    world.wait(1000);
    expect([one, two, other].map(({ status }) => status)).toEqual(['closed', 'open', 'open']);
    expect(() => world.closeAll('2')).toThrow(expect.objectContaining({ textKey: 'nothingToClose' }));
  });
});
