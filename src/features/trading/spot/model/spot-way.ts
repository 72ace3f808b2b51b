import { rate, readDecimal, type Price, type Quantity } from '../../../../core/money/amount.ts';
import { absolute, compare, multiply, subtract } from '../../../../core/money/fixed-point.ts';
import type { SpotWay } from '../../orders/model/order-snapshot.ts';
import type { WayRules } from '../../orders/model/order-way.ts';
import { orderTypes } from '../../orders/model/ticket.ts';

const byMoney = 'money';
/** How far the bought quantity may differ: a sum buys at the price that the server has when the order arrives. */
const reach = rate('0.02');

const isEqual = (one: Quantity, other: Quantity): boolean => compare(one, other) === 0;
const isAbout = (one: Quantity, other: Quantity): boolean =>
  compare(absolute(subtract(one, other)), multiply(other, reach)) <= 0;

/** How a spot order is recognised among records, and stored. */
export const spotWay: WayRules<SpotWay> = {
  isTwin: (order, { order: wanted }) =>
    order.side === wanted.side &&
    order.baseId === wanted.baseId &&
    order.quoteId === wanted.quoteId &&
    compare(order.price, wanted.price) === 0 &&
    (wanted.isByMoney === true ? isAbout : isEqual)(order.quantity, wanted.quantity),
  nameOf: ({ order }) => [order.baseId, order.quoteId, order.side, order.price, order.quantity].join('.'),
  write: ({ id, symbol, base, quote, orderType, order }) => {
    const { baseId, quoteId, side, price, quantity, isByMoney } = order;
    const own = [id, symbol, base, quote, orderType, baseId, quoteId, side, price, quantity];
    return isByMoney === true ? [...own, byMoney] : own;
  },
  read: (fields) => {
    const [id = '', symbol = '', base = '', quote = '', type, baseId = '', quoteId = '', side, ...figures] = fields;
    const price = readDecimal<Price>(figures[0] ?? '');
    const quantity = readDecimal<Quantity>(figures[1] ?? '');
    const orderType = orderTypes.find((one) => one === type);
    if (orderType === undefined || price === undefined || quantity === undefined) return undefined;
    if (side !== 'buy' && side !== 'sell') return undefined;
    const money = figures[2] === byMoney ? { isByMoney: true } : {};
    return { id, symbol, base, quote, orderType, order: { baseId, quoteId, side, price, quantity, ...money } };
  },
};
