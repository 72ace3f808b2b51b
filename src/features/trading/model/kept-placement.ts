import { readDecimal, type Amount, type Price, type Quantity } from '../../../core/money/amount.ts';
import type { LostPlacement } from './placement-watch.ts';
import { orderTypes } from './ticket.ts';

/** Stands in no id, name or figure. */
const mark = '\n';
const yes = 'yes';

/**
 * A placement as text, a line a field: what is needed to find out about it after the page was loaded anew, and nothing
 * else.
 */
export const writePlacement = ({ snapshot, before, sentAt, isAnswered, isLost }: LostPlacement): string => {
  const { id, symbol, base, quote, orderType, order } = snapshot;
  const { baseId, quoteId, side, price, quantity } = order;
  // A list that was read is told from one that was not, though both may hold nothing.
  const ids = before.orders === undefined ? '' : before.orders.map((one) => `${one.id},`).join('') || ',';
  return [
    [sentAt, isAnswered ? yes : '', isLost ? yes : '', ids, before.available ?? ''],
    [id, symbol, base, quote, orderType],
    [baseId, quoteId, side, price, quantity],
  ]
    .flat()
    .join(mark);
};

/** Back again. Anything that is not understood to the end is no placement. */
export function readPlacement(text: string | undefined): LostPlacement | undefined {
  const [sentAt = '', isAnswered, isLost, ids = '', available = '', ...sent] = text?.split(mark) ?? [];
  const snapshot = sentOrderIn(sent);
  if (snapshot === undefined || !/^\d+$/.test(sentAt)) return undefined;
  return {
    snapshot,
    before: {
      orders: ids === '' ? undefined : ids.split(',').flatMap((id) => (id === '' ? [] : [{ id }])),
      available: readDecimal<Amount>(available),
    },
    sentAt: Number(sentAt),
    isAnswered: isAnswered === yes,
    isLost: isLost === yes,
  };
}

function sentOrderIn(fields: readonly string[]): LostPlacement['snapshot'] | undefined {
  const [id = '', symbol = '', base = '', quote = '', type, baseId = '', quoteId = '', side, ...figures] = fields;
  const price = readDecimal<Price>(figures[0] ?? '');
  const quantity = readDecimal<Quantity>(figures[1] ?? '');
  const orderType = orderTypes.find((one) => one === type);
  if (orderType === undefined || price === undefined || quantity === undefined) return undefined;
  if (side !== 'buy' && side !== 'sell') return undefined;
  return { id, symbol, base, quote, orderType, order: { baseId, quoteId, side, price, quantity } };
}
