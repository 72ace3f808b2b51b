import type {
  MiningClass,
  MiningCurrency,
  MiningOrder,
  MiningOrders,
  MiningPool,
  MiningProduct,
  MiningState,
} from '../../../core/domain/finance/lock-mining.ts';
import type { Page, Rows } from '../../../core/domain/page.ts';
import { decimal, type Amount, type Rate } from '../../../core/money/amount.ts';
import { isPositive, multiply, subtract } from '../../../core/money/fixed-point.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type {
  MiningClassRow,
  MiningCurrencyRow,
  MiningOrderPage,
  MiningOrderRow,
  MiningProductRow,
} from '../calls/api.gen.ts';
import { objectAt, rowsAt, type Decode, type ObjectReader } from '../calls/decode.ts';
import type { QueryFields } from '../calls/request-fields.ts';
import { readPage } from '../calls/wire-page.ts';

/** Rows of one page of products, as the protocol fixes it. */
const productsPerPage = 10;
const hundred = decimal('100');
const secondsToMs = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * 1000;

function readCurrency(value: WireValue, path: string): MiningCurrency {
  const row = objectAt<MiningCurrencyRow>(value, path);
  const isLong = row.optionalText('currency_name') !== undefined;
  return isLong
    ? { id: row.id('currency_id'), name: row.text('currency_name') }
    : { id: row.id('id'), name: row.text('name') };
}

export const readMiningCurrencies = (value: WireValue): Rows<MiningCurrency> => rowsAt(value, 'message', readCurrency);

/** A class without both figures is no pool. */
function readPool(row: ObjectReader<MiningClassRow>): MiningPool | undefined {
  const liquidity = row.optionalDecimal<Amount>('total_liquidity');
  const dailyIncome = row.optionalDecimal<Amount>('total_income');
  if (liquidity === undefined || dailyIncome === undefined) return undefined;
  return { liquidity, dailyIncome, own: row.optionalDecimal<Amount>('own_liquidity') };
}

function readClass(value: WireValue, path: string): MiningClass {
  const row = objectAt<MiningClassRow>(value, path);
  return { id: row.id('id'), name: row.text('name'), intro: row.optionalText('intro') ?? '', pool: readPool(row) };
}

export const readMiningClasses = (value: WireValue): Rows<MiningClass> => rowsAt(value, 'message', readClass);

function readProduct(value: WireValue, path: string): MiningProduct {
  const row = objectAt<MiningProductRow>(value, path);
  return {
    id: row.id('id'),
    currencyId: row.id('currency_id'),
    currencyName: row.text('currency_name'),
    classId: row.optionalText('class_id'),
    dailyPercent: row.decimal<Rate>('interest_rate'),
    yieldText: row.optionalText('intro'),
    minimum: row.decimal<Amount>('save_min'),
    maximum: row.decimal<Amount>('save_max'),
    days: row.integer('day'),
    penaltyPercent: row.optionalDecimal<Rate>('cancel_rate'),
    unlocksAt: secondsToMs(row.optionalInteger('unlock_time')),
  };
}

export const productsFields = (query: {
  currencyId?: string;
  classId?: string;
  page: number;
}): QueryFields<'miningProducts'> => ({
  currency_id: query.currencyId,
  class_id: query.classId,
  page: String(query.page),
});

export const readMiningProducts = (value: WireValue, { page }: { page: number }): Page<MiningProduct> =>
  readPage({ value, path: 'message' }, { page, limit: productsPerPage }, readProduct);

const states: Readonly<Record<string, MiningState>> = {
  '-1': 'refused',
  0: 'pending',
  1: 'running',
  2: 'redeemed',
  3: 'refused',
};

/** Only a redeemed order can have been left early. Most servers do not say so in a row, but can list only such rows. */
function earlyOf(row: ObjectReader<MiningOrderRow>, status: MiningState, isAsked: boolean): boolean | undefined {
  if (status !== 'redeemed') return false;
  return row.optionalFlag('is_cancel') ?? (isAsked ? true : undefined);
}

/** If the locked sum is beside a larger one, the difference is interest that waits in the order. */
function takeableOf(row: ObjectReader<MiningOrderRow>, status: MiningState): Pick<MiningOrder, 'takeable'> {
  const locked = row.optionalDecimal<Amount>('lock_amount');
  if (locked === undefined || status !== 'running') return {};
  const takeable = subtract(row.decimal<Amount>('amount'), locked);
  return isPositive(takeable) ? { takeable } : {};
}

const orderAt =
  (isAskedEarly: boolean): Decode<MiningOrder> =>
  (value, path) => {
    const row = objectAt<MiningOrderRow>(value, path);
    const status = row.choice<MiningState>('status', states);
    return {
      id: row.id('id'),
      currencyName: row.text('currency_name'),
      amount: row.optionalDecimal<Amount>('lock_amount') ?? row.decimal<Amount>('amount'),
      // The one rate of these calls that is a fraction.
      dailyPercent: multiply(row.decimal<Rate>('day_rate'), hundred),
      income: row.optionalDecimal<Amount>('total_interest'),
      ...takeableOf(row, status),
      status,
      isEarly: earlyOf(row, status, isAskedEarly),
      penalty: row.optionalDecimal<Amount>('cancel_fee'),
      penaltyPercent: row.optionalDecimal<Rate>('cancel_rate'),
      daysLeft: row.optionalInteger('remain_day'),
      startsAt: row.optionalText('start_at'),
      endsAt: row.optionalText('end_at'),
      endsAtMs: secondsToMs(row.optionalInteger('end_time')),
      days: row.optionalInteger('day'),
      createdAt: row.optionalText('created_at'),
      updatedAt: row.optionalText('updated_at'),
      reason: row.optionalText('remark'),
    };
  };

type PageQuery = { readonly page: number; readonly limit: number };

export const ordersFields = ({ page, limit }: PageQuery): QueryFields<'miningOrders'> => ({
  page: String(page),
  limit: String(limit),
  status: undefined,
  is_cancel: undefined,
});

export const endedFields = (query: PageQuery & { isEarly: boolean }): QueryFields<'endedMiningOrders'> => ({
  ...ordersFields(query),
  // Asked for redeemed ones, a server leaves out those that were refused, which are over as well.
  status: query.isEarly ? '2' : undefined,
  is_cancel: query.isEarly ? '1' : undefined,
});

/** The same of the list of all, on servers that have no list of those that are over and know no refused ones. */
export const redeemedFields = (query: PageQuery & { isEarly: boolean }): QueryFields<'miningOrders'> => ({
  ...endedFields(query),
  status: '2',
});

export function readMiningOrders(
  value: WireValue,
  query: PageQuery & { readonly isEarly?: boolean },
): MiningOrders<Page<MiningOrder>> {
  const page = readPage({ value, path: 'message' }, query, orderAt(query.isEarly === true));
  const totals = objectAt<MiningOrderPage>(value, 'message');
  return { page, totalIncome: totals.optionalDecimal<Amount>('total_interest') };
}
