import type { Side } from '../../../core/domain/market/depth.ts';
import type { Page } from '../../../core/domain/page.ts';
import type {
  NewSpotOrder,
  SpotOrder,
  SpotOrderStatus,
  SpotOrderType,
} from '../../../core/domain/orders/spot-order.ts';
import type { TicketTraits } from '../../../core/domain/server/ticket-traits.ts';
import type { Amount, Price, Quantity, Rate } from '../../../core/money/amount.ts';
import { cost, roundTo } from '../../../core/money/fixed-point.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { SpotOrderQuery } from '../../../core/ports/trading-port.ts';
import type { CoinOrder } from '../calls/api.gen.ts';
import { objectAt } from '../calls/decode.ts';
import type { FormFields, QueryFields } from '../calls/request-fields.ts';
import { readPage } from '../calls/wire-page.ts';

const sides: Readonly<Record<string, Side>> = { 1: 'buy', 2: 'sell' };
const statusCodes: Readonly<Record<SpotOrderStatus, string>> = { pending: '1', filled: '2', cancelled: '3' };
const statuses: Readonly<Record<string, SpotOrderStatus>> = { 1: 'pending', 2: 'filled', 3: 'cancelled' };
const types: Readonly<Record<string, SpotOrderType>> = { market: 'market', limit: 'limit' };

/** For one server the amount of a buy is the money to spend. */
export const placeSpotOrderFields = (
  order: NewSpotOrder,
  buyAmount: TicketTraits['spotBuyAmount'] = 'base',
): FormFields<'placeSpotOrder'> => ({
  currency_id: order.baseId,
  legal_id: order.quoteId,
  type: order.side === 'buy' ? '1' : '2',
  target_price: order.price,
  amount:
    buyAmount === 'quote' && order.side === 'buy'
      ? roundTo(cost(order.price, order.quantity), 8, 'down')
      : order.quantity,
  placed_as: order.placedAs,
});

export const spotOrdersFields = ({ pair, status, page, limit }: SpotOrderQuery): QueryFields<'spotOrders'> => ({
  currency_id: pair?.baseId,
  legal_id: pair?.quoteId,
  status: status === undefined ? undefined : statusCodes[status],
  page: String(page),
  limit: String(limit),
});

function readSpotOrder(value: WireValue, path: string): SpotOrder {
  const row = objectAt<CoinOrder>(value, path);
  const quantity = row.decimal<Quantity>('trade_amount');
  const status = row.choice('status', statuses);
  return {
    id: row.id('id'),
    symbol: row.text('symbol'),
    baseId: row.id('currency_id'),
    quoteId: row.id('legal_id'),
    side: row.choice('type', sides),
    placedAs: row.optionalChoice('placed_as', types),
    price: row.decimal<Price>('target_price'),
    marketPrice: row.optionalDecimal<Price>('trade_price'),
    quantity,
    // Servers without a filled quantity fill only whole orders.
    filledQuantity: row.optionalDecimal<Quantity>('filled_amount') ?? (status === 'filled' ? quantity : undefined),
    fillPrice: row.optionalDecimal<Price>('fill_price'),
    fillMoney: row.optionalDecimal<Amount>('fill_money'),
    fillFee: row.optionalDecimal<Amount>('fill_fee'),
    feeRate: row.decimal<Rate>('charge_fee'),
    status,
    placedAt: row.optionalText('created_at') ?? '',
    updatedAt: row.optionalText('updated_at'),
  };
}

export const readSpotOrders = (value: WireValue, query: SpotOrderQuery): Page<SpotOrder> =>
  readPage({ value, path: 'message' }, query, readSpotOrder);
