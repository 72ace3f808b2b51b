import { isAsSent, readSentOrder, writeSentOrder } from '../../../../core/domain/orders/spot-order.ts';
import type { SpotWay } from '../../orders/model/order-snapshot.ts';
import type { WayRules } from '../../orders/model/order-way.ts';
import { orderTypes } from '../../orders/model/ticket.ts';

/** How a spot order is recognised among records, and stored. */
export const spotWay: WayRules<SpotWay> = {
  isTwin: (listed, { order }) => isAsSent(listed, order),
  nameOf: ({ order }) => writeSentOrder({ ...order, isByMoney: undefined }).join('.'),
  write: ({ id, symbol, base, quote, orderType, order }) => [
    id,
    symbol,
    base,
    quote,
    orderType,
    ...writeSentOrder(order),
  ],
  read: ([id = '', symbol = '', base = '', quote = '', type, ...fields]) => {
    const orderType = orderTypes.find((one) => one === type);
    const order = readSentOrder(fields);
    return orderType === undefined || order === undefined ? undefined : { id, symbol, base, quote, orderType, order };
  },
};
