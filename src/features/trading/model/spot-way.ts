import { readDecimal, type Price, type Quantity } from '../../../core/money/amount.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import type { SpotWay } from './order-snapshot.ts';
import type { WayRules } from './order-way.ts';
import { orderTypes } from './ticket.ts';

/** How orders of spot trading are recognised and kept. */
export const spotWay: WayRules<SpotWay> = {
  isTwin: (order, { order: wanted }) =>
    order.side === wanted.side &&
    order.baseId === wanted.baseId &&
    order.quoteId === wanted.quoteId &&
    compare(order.price, wanted.price) === 0 &&
    compare(order.quantity, wanted.quantity) === 0,
  draftId: ({ order }) => [order.baseId, order.quoteId, order.side, order.price, order.quantity].join('.'),
  write: ({ id, symbol, base, quote, orderType, order }) => {
    const { baseId, quoteId, side, price, quantity } = order;
    return [id, symbol, base, quote, orderType, baseId, quoteId, side, price, quantity];
  },
  read: (fields) => {
    const [id = '', symbol = '', base = '', quote = '', type, baseId = '', quoteId = '', side, ...figures] = fields;
    const price = readDecimal<Price>(figures[0] ?? '');
    const quantity = readDecimal<Quantity>(figures[1] ?? '');
    const orderType = orderTypes.find((one) => one === type);
    if (orderType === undefined || price === undefined || quantity === undefined) return undefined;
    if (side !== 'buy' && side !== 'sell') return undefined;
    return { id, symbol, base, quote, orderType, order: { baseId, quoteId, side, price, quantity } };
  },
};
