import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OrderBook, type RestingOrder } from './order-book.ts';
import { tries } from '../../../../../tests/support/breadth.ts';

interface Fill {
  readonly maker: number;
  readonly price: number;
  readonly lots: number;
}

/** The same promises without any cleverness: a sorted list. */
class NaiveBook {
  orders: RestingOrder[] = [];

  submit(order: RestingOrder): { left: number; fills: Fill[] } {
    const fills: Fill[] = [];
    let left = order.lots;
    for (const maker of this.side(order.side === 'buy' ? 'sell' : 'buy')) {
      const isReached = order.side === 'buy' ? maker.price <= order.price : maker.price >= order.price;
      if (left === 0 || !isReached) break;
      const lots = Math.min(left, maker.lots);
      fills.push({ maker: maker.id, price: maker.price, lots });
      left -= lots;
      this.set(maker.id, maker.lots - lots);
    }
    if (left > 0) this.orders.push({ ...order, lots: left });
    return { left, fills };
  }

  cancel(id: number): number | undefined {
    const found = this.orders.find((order) => order.id === id);
    this.set(id, 0);
    return found?.lots;
  }

  set(id: number, lots: number): void {
    this.orders = this.orders.flatMap((order) => (order.id !== id ? [order] : lots > 0 ? [{ ...order, lots }] : []));
  }

  /** In the order in which they are met; sorting keeps the older first at one price. */
  side(side: 'buy' | 'sell'): RestingOrder[] {
    const own = this.orders.filter((order) => order.side === side);
    return own.toSorted((left, right) => (side === 'buy' ? right.price - left.price : left.price - right.price));
  }
}

const plain = ({ id, side, price, lots }: RestingOrder): RestingOrder => ({ id, side, price, lots });

const command = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('submit' as const),
      side: fc.constantFrom('buy' as const, 'sell' as const),
      price: fc.integer({ min: 90, max: 110 }),
      lots: fc.integer({ min: 1, max: 30 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), id: fc.integer({ min: 1, max: 120 }) }) },
);

test('OrderBook: fills, cancels and what rests are those of a plain sorted list', () => {
  fc.assert(
    fc.property(fc.array(command, { minLength: 20, maxLength: 120 }), (commands) => {
      const book = new OrderBook();
      const naive = new NaiveBook();
      commands.forEach((step, position) => {
        if (step.kind === 'cancel') {
          expect(book.cancel(step.id)).toBe(naive.cancel(step.id));
          return;
        }
        const order = { id: position + 1, side: step.side, price: step.price, lots: step.lots };
        const fills: Fill[] = [];
        const left = book.submit(order, (maker, price, lots) => fills.push({ maker, price, lots }));
        expect({ left, fills }).toEqual(naive.submit(order));
      });
      for (const side of ['buy', 'sell'] as const) {
        expect([...book.orders(side)].map(plain)).toEqual(naive.side(side));
        const depth = book.depth(side, 1000);
        const total = depth.reduce((sum, [, lots]) => sum + lots, 0);
        expect(total).toBe(naive.side(side).reduce((sum, order) => sum + order.lots, 0));
      }
      expect(book.size).toBe(naive.orders.length);
    }),
    { numRuns: tries(150, 50) },
  );
});

test('OrderBook: at one price the older order is met first, and a reduced order keeps its place', () => {
  const book = new OrderBook();
  book.rest({ id: 1, side: 'sell', price: 100, lots: 5 });
  book.rest({ id: 2, side: 'sell', price: 100, lots: 5 });
  book.reduce(1, 4);
  const met: number[] = [];
  const left = book.submit({ id: 3, side: 'buy', price: 100, lots: 3 }, (maker) => met.push(maker));
  expect(met).toEqual([1, 2]);
  expect(left).toBe(0);
  expect(book.depth('sell', 5)).toEqual([[100, 3]]);
});

test('OrderBook: an id twice, or anything but whole numbers above zero, is a RangeError', () => {
  const book = new OrderBook();
  book.rest({ id: 1, side: 'buy', price: 100, lots: 5 });
  expect(() => book.rest({ id: 1, side: 'buy', price: 100, lots: 5 })).toThrow(RangeError);
  expect(() => book.rest({ id: 2, side: 'buy', price: 100.5, lots: 5 })).toThrow(RangeError);
  expect(() => book.rest({ id: 3, side: 'buy', price: 100, lots: 0 })).toThrow(RangeError);
  expect(() => book.reduce(1, 6)).toThrow(RangeError);
  expect(book.size).toBe(1);
});
