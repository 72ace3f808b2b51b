import { poolPercent } from '../../../../../core/domain/finance/lock-mining.ts';
import { languageTags } from '../../../../../core/i18n/languages.ts';
import { decimal, rate, type DecimalText } from '../../../../../core/money/amount.ts';
import { add, sum } from '../../../../../core/money/fixed-point.ts';
import { divide } from '../../../../../core/money/quotient.ts';
import { formatPercent } from '../../../../../core/money/format.ts';
import type { Route, Step, WireRequest } from '../../kernel/domain/domain.ts';
import type { Answer, Json } from '../../kernel/basics/engine-types.ts';
import { serverLanguage, serverText } from '../../kernel/basics/server-text.ts';
import { decimalColumn, numberColumn, pageRequest, rowNumber, timestamp } from '../../kernel/basics/wire-format.ts';
import {
  dayMs,
  daysLeft,
  nextDay,
  ordersOf,
  paidPerDay,
  penaltyOf,
  poolAt,
  waitingIncome,
  type MiningBook,
  type MiningRecord,
} from './mining-book.ts';
import { miningProduct, penaltyPercent, seedMining, type SeedMining } from './mining-products.ts';

const signedIn = 'signed-in';
const ordersPerPage = 20;
const productsPerPage = 10;
const hundred = decimal('100');
const offeredSince = timestamp(Date.UTC(2025, 0, 1));
const dateOf = (at: number | null): string | null => (at === null ? null : timestamp(at).slice(0, 10));
const secondsOf = (at: number | null): number | null => (at === null ? null : Math.floor(at / 1000));
/** The rate of one day in percent; for a pool, the current one. */
function percentOf({ slice, at }: Step<MiningBook>, product: SeedMining): DecimalText {
  return product.kind === 1 ? product.dailyPercent : (poolPercent(poolAt(slice, undefined, at)) ?? rate('0'));
}

/** The fraction of one day: for a pool the current one, or the paid average of an ended order. */
function fractionOf(step: Step<MiningBook>, order: MiningRecord, product: SeedMining): DecimalText {
  if (product.kind === 2 && order.status >= 2) return paidPerDay(order);
  return divide(percentOf(step, product), hundred) ?? rate('0');
}

/** The current rate of a pool, in the language of the request. */
function poolYield({ language }: WireRequest, step: Step<MiningBook>, product: SeedMining): string {
  const format = { languageTag: languageTags[serverLanguage(language)], places: 4, minPlaces: 0 };
  return serverText(language, 'mining.poolYield', { rate: formatPercent(percentOf(step, product), format) });
}

const productRow = (request: WireRequest, step: Step<MiningBook>, product: SeedMining): Json => ({
  id: product.id,
  currency_id: product.currencyId,
  currency_name: product.currency,
  currency_logo: null,
  class_id: product.kind,
  interest_rate: decimalColumn(percentOf(step, product), 4),
  save_min: decimalColumn(product.minimum, 4),
  save_max: decimalColumn(product.maximum, 4),
  day: product.days,
  intro: product.kind === 2 ? poolYield(request, step, product) : '',
  created_at: offeredSince,
  cancel_rate: decimalColumn(penaltyPercent, 4),
  unlock_time: secondsOf(nextDay(step.at) + product.days * dayMs),
});

function orderRow(step: Step<MiningBook>, order: MiningRecord): Json {
  const product = miningProduct(order.product);
  return {
    id: order.id,
    currency_name: product.currency,
    ...sumColumns(order),
    day: product.days,
    day_rate: decimalColumn(fractionOf(step, order, product), 6),
    total_interest: decimalColumn(order.income),
    start_at: dateOf(order.startsAt),
    end_at: dateOf(order.endsAt),
    status: order.status,
    cancel_fee: numberColumn(penaltyOf(order, step.at)),
    updated_at: timestamp(order.updatedAt),
    remain_day: order.status === 1 ? daysLeft(order, step.at) : 0,
    logo: null,
    is_cancel: order.isEarly ? 1 : 0,
    cancel_rate: decimalColumn(penaltyPercent, 4),
    end_time: secondsOf(order.endsAt),
    remark: order.remark === '' ? null : order.remark,
    created_at: timestamp(order.createdAt),
  };
}

/** If income waits in the order, its sum includes it, and the locked sum is beside it. */
function sumColumns(order: MiningRecord): { readonly [key: string]: Json } {
  const { amount: locked, taken } = order;
  if (taken === undefined) return { amount: decimalColumn(locked) };
  return {
    amount: decimalColumn(add(locked, waitingIncome(order))),
    lock_amount: decimalColumn(locked),
    withdraw_amount: decimalColumn(taken),
  };
}

/** Both lists: the same rows and filters. `others` false keeps only ended orders. */
function listOf(request: WireRequest, step: Step<MiningBook>, others: boolean): Answer {
  const { fields, userId = '' } = request;
  const { limit, offset } = pageRequest(fields, ordersPerPage);
  const status = rowNumber(fields['status']);
  const own = ordersOf(step.slice, userId).filter((order) => others || order.status >= 2);
  const chosen = own.filter(
    (order) => (status === 0 || order.status === status) && (fields['is_cancel'] !== '1' || order.isEarly),
  );
  const message = {
    order_list: chosen.slice(offset, offset + limit).map((order) => orderRow(step, order)),
    total_interest: decimalColumn(sum(own.map(({ income }) => income))),
    total: chosen.length,
  };
  return { type: 'ok', message };
}

export const miningRoutes: readonly Route<MiningBook>[] = [
  {
    operation: 'GET /lh/deposit/getcurrency',
    access: 'open',
    handle: async function miningCurrencies() {
      const names = new Map(seedMining.map(({ currencyId, currency }) => [currencyId, currency]));
      return { type: 'ok', message: [...names].map(([id, name]) => ({ id, name, logo: null })) };
    },
  },
  {
    operation: 'GET /lh/deposit/configclass',
    access: 'open',
    handle: async function miningClasses({ language, userId, fields }, { slice, at }) {
      const pool = poolAt(slice, userId, at);
      const wanted = fields['currency_id'];
      const isHere = (kind: 1 | 2): boolean =>
        wanted === undefined || seedMining.some((one) => one.kind === kind && String(one.currencyId) === wanted);
      const fixed = {
        id: 1,
        name: serverText(language, 'mining.fixedName'),
        image: null,
        intro: serverText(language, 'mining.fixedIntro'),
        total_liquidity: null,
        total_income: null,
        own_liquidity: null,
      };
      const shared = {
        id: 2,
        name: serverText(language, 'mining.poolName'),
        image: null,
        intro: serverText(language, 'mining.poolIntro'),
        total_liquidity: decimalColumn(pool.liquidity),
        total_income: decimalColumn(pool.dailyIncome),
        own_liquidity: pool.own === undefined ? null : decimalColumn(pool.own),
      };
      return { type: 'ok', message: [...(isHere(1) ? [fixed] : []), ...(isHere(2) ? [shared] : [])] };
    },
  },
  {
    operation: 'GET /lh/deposit/config',
    access: 'open',
    handle: async function miningProducts(request, step) {
      const { currency_id: currency, class_id: kind } = request.fields;
      const { offset } = pageRequest(request.fields, productsPerPage);
      const chosen = seedMining.filter(
        (one) =>
          (currency === undefined || String(one.currencyId) === currency) &&
          (kind === undefined || String(one.kind) === kind),
      );
      const page = chosen.slice(offset, offset + productsPerPage);
      return { type: 'ok', message: page.map((product) => productRow(request, step, product)) };
    },
  },
  {
    operation: 'POST /lh/deposit',
    access: signedIn,
    handle: async function lockFunds(request) {
      const { fields, userId: user = '', language } = request;
      const { config_id: product, amount = '' } = fields;
      await request.execute('mining.lockFunds', { user, product: rowNumber(product), amount });
      return { type: 'ok', message: serverText(language, 'mining.locked') };
    },
  },
  {
    operation: 'GET /lh/deposit/order',
    access: signedIn,
    handle: async function miningOrders(request, step) {
      return listOf(request, step, true);
    },
  },
  {
    operation: 'GET /lh/deposit/orderlist',
    access: signedIn,
    handle: async function endedMiningOrders(request, step) {
      return listOf(request, step, false);
    },
  },
  {
    operation: 'POST /lh/deposit/withdraw',
    access: signedIn,
    handle: async function takeInterest(request) {
      const { fields, userId: user = '', language } = request;
      const { id, amount = '' } = fields;
      await request.execute('mining.takeIncome', { user, id: rowNumber(id), amount });
      return { type: 'ok', message: serverText(language, 'transferred') };
    },
  },
  {
    operation: 'POST /lh/deposit/order/cancel',
    access: signedIn,
    handle: async function redeemEarly(request) {
      const { fields, userId: user = '', language } = request;
      await request.execute('mining.redeemEarly', { user, id: rowNumber(fields['id']) });
      return { type: 'ok', message: serverText(language, 'mining.redeemed') };
    },
  },
];
