import { readDecimal, type Amount, type DecimalText, type Price, type Quantity } from '../../../core/money/amount.ts';
import type { SentOrder } from './order-snapshot.ts';
import type { AccountBefore } from './placement-outcome.ts';
import type { LostPlacement } from './placement-watch.ts';
import { orderTypes } from './ticket.ts';

/** A placement as text: what is needed to find out about it after the page was loaded anew, and nothing else. */
export const writePlacement = ({ snapshot, before, sentAt, isAnswered, isLost }: LostPlacement): string => {
  const { id, symbol, base, quote, orderType, order } = snapshot;
  return JSON.stringify({
    sentAt,
    isAnswered,
    isLost,
    orders: before.orders?.map((one) => one.id),
    available: before.available,
    sent: { id, symbol, base, quote, orderType, share: snapshot.share?.percent ?? (snapshot.share && 'moved') },
    order,
  });
};

type Fields = ReadonlyMap<string, unknown>;

/** Back again. Anything that is not understood to the end is no placement. */
export function readPlacement(text: string | undefined): LostPlacement | undefined {
  const fields = text === undefined ? undefined : fieldsOf(parsed(text));
  const snapshot = fields === undefined ? undefined : sentOrderIn(fields);
  const sentAt = fields?.get('sentAt');
  if (fields === undefined || snapshot === undefined || typeof sentAt !== 'number') return undefined;
  const isAnswered = fields.get('isAnswered') === true;
  return { snapshot, before: beforeIn(fields), sentAt, isAnswered, isLost: fields.get('isLost') === true };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
const textIn = (fields: Fields, name: string): string | undefined => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : undefined;
};
const decimalIn = <T extends DecimalText>(fields: Fields, name: string): T | undefined => {
  const text = textIn(fields, name);
  return text === undefined ? undefined : readDecimal<T>(text);
};

function beforeIn(fields: Fields): AccountBefore {
  const ids = fields.get('orders');
  return {
    orders: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').map((id: string) => ({ id })) : undefined,
    available: decimalIn<Amount>(fields, 'available'),
  };
}

function sentOrderIn(fields: Fields): SentOrder | undefined {
  const sent = fieldsOf(fields.get('sent'));
  const wanted = fieldsOf(fields.get('order'));
  if (sent === undefined || wanted === undefined) return undefined;
  const [id, symbol, base, quote] = ['id', 'symbol', 'base', 'quote'].map((name) => textIn(sent, name));
  const order = orderIn(wanted);
  if (id === undefined || symbol === undefined || base === undefined || quote === undefined) return undefined;
  if (order === undefined) return undefined;
  const orderType = orderTypes.find((one) => one === sent.get('orderType')) ?? 'limit';
  return { id, symbol, base, quote, orderType, order, share: shareIn(sent) };
}

function shareIn(sent: Fields): SentOrder['share'] {
  const share = sent.get('share');
  if (share === undefined) return undefined;
  return { percent: typeof share === 'number' ? share : undefined };
}

function orderIn(wanted: Fields): SentOrder['order'] | undefined {
  const baseId = textIn(wanted, 'baseId');
  const quoteId = textIn(wanted, 'quoteId');
  const price = decimalIn<Price>(wanted, 'price');
  const quantity = decimalIn<Quantity>(wanted, 'quantity');
  const side = wanted.get('side');
  if (baseId === undefined || quoteId === undefined || price === undefined || quantity === undefined) return undefined;
  return side === 'buy' || side === 'sell' ? { baseId, quoteId, side, price, quantity } : undefined;
}
