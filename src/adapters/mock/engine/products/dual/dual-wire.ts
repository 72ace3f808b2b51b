import { roundTo } from '../../../../../core/money/fixed-point.ts';
import type { Route, Step } from '../../kernel/domain/domain.ts';
import type { Json } from '../../kernel/basics/engine-types.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { decimalColumn, pageRequest, rowNumber, timestamp } from '../../kernel/basics/wire-format.ts';
import { holdingsOf, type DualBook, type DualRecord } from './dual-book.ts';
import {
  findDual,
  isOpenDual,
  listedDual,
  settlementPriceOf,
  sharesOfOne,
  totalShares,
  type IssuedDual,
} from './dual-products.ts';
import { remainingShares } from './dual-rules.ts';

const access = 'signed-in';
/** Everyone sees the offers. */
const open = 'open';
const perPage = 10;
const dateOf = (at: number): string => timestamp(at).slice(0, 10);
const secondsOf = (at: number): number => Math.floor(at / 1000);
const productStatus = ({ at }: { at: number }, product: IssuedDual | undefined): 0 | 1 =>
  product !== undefined && isOpenDual(product, at) ? 1 : 0;

function productRow({ slice, market, at }: Step<DualBook>, product: IssuedDual): Json {
  const remaining = remainingShares(slice, product);
  return {
    id: product.id,
    name: product.name,
    rate: product.yearlyPercent,
    exercise_price: product.referencePrice,
    currency_id: product.currencyId,
    currency_name: product.coin,
    type: product.kind,
    start_time: dateOf(product.startsAt),
    end_time: dateOf(product.endsAt),
    end_at: secondsOf(product.endsAt),
    total_number: totalShares,
    remaining_number: remaining,
    purchased_number: totalShares - remaining,
    bar: null,
    user_limit: sharesOfOne,
    status: String(productStatus({ at }, product)),
    settle_price: settlementPriceOf(market, product, at) ?? null,
    created: dateOf(product.startsAt),
    updated: dateOf(product.startsAt),
  };
}

function holdingRow(step: Step<DualBook>, record: DualRecord): Json {
  const product = findDual(step.market, record.product, step.at);
  return {
    id: record.id,
    user_id: rowNumber(record.user),
    dual_id: record.product,
    name: record.name,
    number: record.shares,
    total: decimalColumn(record.paid),
    price: rowNumber(roundTo(record.price, 0, 'down')),
    order_rate: record.yearlyPercent,
    day: record.days,
    end_time: dateOf(record.endsAt),
    end_at: secondsOf(record.endsAt),
    created: timestamp(record.createdAt),
    status: String(record.status),
    currency_id: record.currencyId,
    currency_name: record.coin,
    type: record.kind,
    exercise_price: record.referencePrice,
    remaining_number: product === undefined ? 0 : remainingShares(step.slice, product),
    success: record.received === null ? null : decimalColumn(record.received),
    settle_price: record.settlementPrice,
  };
}

export const dualRoutes: readonly Route<DualBook>[] = [
  {
    operation: 'GET /dual/index',
    access: open,
    handle: async function dualProducts({ fields }, step) {
      const { currency_id: currency, type } = fields;
      const listed = listedDual(step.market, step.at).filter(
        (one) =>
          (currency === undefined || String(one.currencyId) === currency) && (type === undefined || one.kind === type),
      );
      return { type: 'ok', message: { dual_currencys: listed.map((product) => productRow(step, product)) } };
    },
  },
  {
    operation: 'GET /dual/detail',
    access: open,
    handle: async function dualProduct({ fields }, step) {
      const product = findDual(step.market, rowNumber(fields['id']), step.at);
      return { type: 'ok', message: product === undefined ? null : productRow(step, product) };
    },
  },
  {
    operation: 'POST /dual/buyDual',
    access,
    handle: async function buyDual(request) {
      const { fields, userId: user = '', language } = request;
      const { id, num: shares = '' } = fields;
      await request.execute('dual.buyDual', { user, product: rowNumber(id), shares });
      return { type: 'ok', message: serverText(language, 'dual.bought') };
    },
  },
  {
    operation: 'POST /dual/dual_list',
    access,
    handle: async function dualHoldings({ fields, userId = '' }, step) {
      const { page, limit, offset } = pageRequest(fields, perPage);
      const { currency, type } = fields;
      // The state is the product's, not that of the holding.
      const status = rowNumber(fields['status']);
      const own = holdingsOf(step.slice, userId).filter(
        (one) =>
          (currency === undefined || String(one.currencyId) === currency) &&
          (type === undefined || one.kind === type) &&
          (status === 0 || productStatus(step, findDual(step.market, one.product, step.at)) === status),
      );
      const list = own.slice(offset, offset + limit).map((record) => holdingRow(step, record));
      return { type: 'ok', message: { list, limit, page, total: own.length } };
    },
  },
];
