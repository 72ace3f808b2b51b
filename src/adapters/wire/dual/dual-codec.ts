import type {
  DualHolding,
  DualKind,
  DualNumbering,
  DualProduct,
  DualState,
} from '../../../core/domain/finance/dual-investment.ts';
import type { Page, Rows } from '../../../core/domain/page.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import type { Amount, Price, Rate } from '../../../core/money/amount.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { DualHoldingRow, DualIndex, DualProductRow } from '../calls/api.gen.ts';
import { objectAt } from '../calls/decode.ts';
import { fieldOf, isWireObject } from '../http/wire-json.ts';
import type { FormFields, QueryFields } from '../calls/request-fields.ts';
import { readPage } from '../calls/wire-page.ts';

const kinds: Readonly<Record<string, DualKind>> = { call: 'call', put: 'put' };
const secondsToMs = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * 1000;

function readProduct(value: WireValue, path: string): DualProduct {
  const row = objectAt<DualProductRow>(value, path);
  const total = row.integer('total_number');
  const remaining = row.integer('remaining_number');
  return {
    id: row.id('id'),
    name: row.text('name'),
    kind: row.choice('type', kinds),
    currencyId: row.id('currency_id'),
    coin: row.text('currency_name'),
    yearlyPercent: row.decimal<Rate>('rate'),
    referencePrice: row.decimal<Price>('exercise_price'),
    startsOn: row.text('start_time'),
    endsOn: row.text('end_time'),
    endsAtMs: secondsToMs(row.optionalInteger('end_at')),
    total,
    remaining,
    purchased: row.optionalInteger('purchased_number') ?? total - remaining,
    limit: row.optionalInteger('user_limit'),
    isOpen: row.choice('status', { 0: false, 1: true }),
    settlementPrice: row.optionalDecimal<Price>('settle_price'),
  };
}

/** Under these calls some servers sell portfolios for some days, which nothing here describes. */
function refuseOther(value: WireValue, sign: string): void {
  if (!isWireObject(value) || fieldOf(value, sign) === undefined) return;
  throw new AppError('unavailable', 'another product under the same call', { detail: `message.${sign}` });
}

/** A server with nothing to tell leaves the frame out. */
export function readDualProducts(value: WireValue): Rows<DualProduct> {
  refuseOther(value, 'info');
  if (Array.isArray(value) && value.length === 0) return [];
  return objectAt<DualIndex>(value, 'message').rows('dual_currencys', readProduct);
}

export function readDualProduct(value: WireValue): DualProduct | undefined {
  refuseOther(value, 'detail');
  return value === null ? undefined : readProduct(value, 'message');
}

export const indexFields = (query: { currencyId?: string; kind?: DualKind }): QueryFields<'dualProducts'> => ({
  currency_id: query.currencyId,
  type: query.kind,
});

const states: Readonly<Record<DualNumbering, Readonly<Record<string, DualState>>>> = {
  labels: { 0: 'failed', 1: 'purchased', 2: 'settling', 3: 'completed' },
  settlement: { 0: 'purchased', 1: 'completed' },
};

const readHolding =
  (numbering: DualNumbering) =>
  (value: WireValue, path: string): DualHolding => {
    const row = objectAt<DualHoldingRow>(value, path);
    return {
      id: row.id('id'),
      productId: row.id('dual_id'),
      name: row.text('name'),
      kind: row.choice('type', kinds),
      coin: row.text('currency_name'),
      shares: row.integer('number'),
      paid: row.decimal<Amount>('total'),
      yearlyPercent: row.decimal<Rate>('order_rate'),
      days: row.integer('day'),
      referencePrice: row.decimal<Price>('exercise_price'),
      priceAtPurchase: row.optionalDecimal<Price>('price'),
      endsOn: row.text('end_time'),
      endsAtMs: secondsToMs(row.optionalInteger('end_at')),
      createdAt: row.optionalText('created') ?? '',
      state: row.choice('status', states[numbering]),
      settlementPrice: row.optionalDecimal<Price>('settle_price'),
      received: row.optionalDecimal<Amount>('success'),
    };
  };

interface HoldingsQuery {
  readonly page: number;
  readonly limit: number;
  readonly numbering: DualNumbering;
}

export const holdingsFields = ({ page, limit }: HoldingsQuery): FormFields<'dualHoldings'> => ({
  page: String(page),
  limit: String(limit),
  currency: undefined,
  type: undefined,
  status: undefined,
});

export function readDualHoldings(value: WireValue, query: HoldingsQuery): Page<DualHolding> {
  refuseOther(value, 'VIP');
  return readPage({ value, path: 'message' }, query, readHolding(query.numbering));
}
