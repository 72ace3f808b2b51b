import { expect, test } from 'vitest';
import { amount, readDecimal, type Amount } from '../../../../../core/money/amount.ts';
import { add, compare, subtract, sum } from '../../../../../core/money/fixed-point.ts';
import { dig, startWorld } from '../../test-worlds/test-world.ts';

const money = (value: unknown): Amount => readDecimal<Amount>(String(value)) ?? amount('0');
const rowsAt = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Margin taken and returned, fees, nights, settlements and cancellations. */
const contractKinds = new Set([30, 31, 32, 34, 35, 36]);

test('a rich past: its closed contracts reconcile with the bills to the last decimal', async () => {
  const world = await startWorld({ hasPast: true });
  const token = await world.signIn('demo@tandem.test');
  const page = { page: '1', limit: '100' };
  const orders = rowsAt(dig(await world.call('POST /lever/my_trade', page, token), 'message', 'message', 'data'));
  const billsOn = async (number: string): Promise<readonly unknown[]> => {
    const answer = await world.call(
      'POST /wallet/legal_log',
      { page: number, limit: '100', type: '3', currency: '3' },
      token,
    );
    return rowsAt(dig(answer, 'message', 'list'));
  };
  const bills = [...(await billsOn('1')), ...(await billsOn('2')), ...(await billsOn('3'))].filter((bill) =>
    contractKinds.has(Number(dig(bill, 'type'))),
  );
  const own = orders.filter((order) => dig(order, 'order_type') === 1);
  expect(own.map((order) => dig(order, 'status'))).toEqual([3, 3, 3, 4, ...Array.from({ length: 12 }, () => 3)]);
  const closed = orders.filter((order) => dig(order, 'status') === 3);
  const results = closed.map((order) => money(dig(order, 'fact_profits')));
  const costs = closed.map((order) => add(money(dig(order, 'trade_fee')), money(dig(order, 'overnight_money'))));
  expect(sum(bills.map((bill) => money(dig(bill, 'value'))))).toBe(subtract(sum(results), sum(costs)));
  expect(results.some((result) => compare(result, amount('0')) > 0)).toBe(true);
  expect(closed.some((order) => compare(money(dig(order, 'overnight_money')), amount('0')) > 0)).toBe(true);
  expect(new Set(bills.map((bill) => dig(bill, 'info'))).size).toBeGreaterThan(4);
});
