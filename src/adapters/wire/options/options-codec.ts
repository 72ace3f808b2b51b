import { lackingAs, type Page, type Rows } from '../../../core/domain/page.ts';
import type {
  NewOptionOrder,
  PayableCurrency,
  OptionDirection,
  OptionOrder,
  OptionStatus,
  OptionPeriod,
  OptionResult,
  SettledOption,
} from '../../../core/domain/orders/option.ts';
import type { Amount, DecimalText, Price, Rate } from '../../../core/money/amount.ts';
import { compare, isPositive, roundTo } from '../../../core/money/fixed-point.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { OptionOrderQuery } from '../../../core/ports/options-port.ts';
import type {
  MicroOrder,
  OptionsWalletRow,
  PayableCurrencyRow,
  OptionPeriodRow,
  StakePreset,
} from '../calls/api.gen.ts';
import { integerAt, objectAt, rowsAt, type ObjectReader } from '../calls/decode.ts';
import { readWireJson } from '../http/wire-json.ts';
import type { FormFields, QueryFields } from '../calls/request-fields.ts';
import { readPage } from '../calls/wire-page.ts';

const directionCodes: Readonly<Record<OptionDirection, string>> = { up: '1', down: '2' };
const directions: Readonly<Record<string, OptionDirection>> = { 1: 'up', 2: 'down' };
const statusCodes: Readonly<Record<OptionStatus, string>> = { open: '1', settling: '2', settled: '3' };
const statuses: Readonly<Record<string, OptionStatus>> = { 1: 'open', 2: 'settling', 3: 'settled' };
const results: Readonly<Record<string, OptionResult>> = { '1': 'won', '0': 'draw', '-1': 'lost' };

export const placeOptionOrderFields = (order: NewOptionOrder): FormFields<'placeOptionOrder'> => ({
  match_id: order.matchId,
  currency_id: order.payingCurrencyId,
  type: directionCodes[order.direction],
  seconds: String(order.seconds),
  number: order.stake,
  symbolQuotationclose: order.seenPrice,
});

export const optionOrdersFields = (query: OptionOrderQuery): QueryFields<'optionOrders'> => ({
  match_id: query.matchId,
  status: query.status === undefined ? undefined : statusCodes[query.status],
  page: String(query.page),
  limit: String(query.limit),
});

/** Zero means no bound. */
function bound<T extends DecimalText>(value: T | undefined): T | undefined {
  return value !== undefined && isPositive(value) ? value : undefined;
}

/** Servers that compute with floats write 30300.000000000004. */
function wholeMs(row: ObjectReader<MicroOrder>): number | undefined {
  const sent = row.optionalDecimal('remain_milli_seconds');
  return sent === undefined ? undefined : integerAt(roundTo(sent, 0), row.pathOf('remain_milli_seconds'));
}

export function readOptionOrder(value: WireValue, path = 'message'): OptionOrder {
  const row = objectAt<MicroOrder>(value, path);
  const status = row.choice('status', statuses);
  const isSettled = status === 'settled';
  return {
    id: row.id('id'),
    displayId: row.optionalText('show_micro_id'),
    matchId: row.id('match_id'),
    symbol: row.optionalText('symbol_name'),
    payingCurrencyId: row.id('currency_id'),
    payingCurrency: row.optionalText('currency_name'),
    direction: row.choice('type', directions),
    status,
    // Before the settlement the wire has these three fields, but they mean nothing: a draw, the running price, a zero.
    result: isSettled ? row.choice('profit_result', results) : undefined,
    endPrice: isSettled ? row.optionalDecimal<Price>('end_price') : undefined,
    profit: isSettled ? row.optionalDecimal<Amount>('fact_profits') : undefined,
    seconds: row.integer('seconds'),
    stake: row.decimal<Amount>('number'),
    fee: row.decimal<Amount>('fee'),
    openPrice: row.decimal<Price>('open_price'),
    payoutRate: row.decimal<Rate>('profit_ratio'),
    lossRate: row.optionalDecimal<Rate>('loss_ratio'),
    createdAt: row.optionalText('created_at') ?? '',
    dueAt: row.text('handled_at'),
    settledAt: row.optionalText('complete_at'),
    remainingMs: wholeMs(row),
  };
}

/** Some servers ignore the pair of the query. */
export function readOptionOrders(value: WireValue, query: OptionOrderQuery): Page<OptionOrder> {
  const page = readPage({ value, path: 'message' }, query, readOptionOrder);
  const { matchId = '' } = query;
  return matchId === '' ? page : { ...page, items: page.items.filter((order) => order.matchId === matchId) };
}

export const readOptionResult = (value: WireValue): OptionOrder | undefined =>
  value === null ? undefined : readOptionOrder(value);

interface SettledEvent {
  readonly data: unknown;
}

/** `path` is the name of the event. The older sender writes the order as JSON inside a text; some send its id alone. */
export function readSettledEvent(payload: WireValue, path: string): SettledOption {
  const event = objectAt<SettledEvent>(payload, path);
  const data = event.value('data') ?? null;
  const order = typeof data === 'string' ? (readWireJson(data) ?? data) : data;
  const row = objectAt<MicroOrder>(order, event.pathOf('data'));
  return row.value('status') === undefined ? { id: row.id('id') } : readOptionOrder(order, event.pathOf('data'));
}

const isOnOffer = (row: ObjectReader<OptionPeriodRow>): boolean => row.optionalFlag('status') ?? true;

function readOptionPeriod(value: WireValue, path: string): readonly OptionPeriod[] {
  const row = objectAt<OptionPeriodRow>(value, path);
  const period: OptionPeriod = {
    id: row.id('id'),
    seconds: row.integer('seconds'),
    payoutRate: row.decimal<Rate>('profit_ratio'),
    lossRate: row.optionalDecimal<Rate>('loss_ratio'),
    // A server with the field `min_num` checks no other minimum, and takes whole stakes only.
    minStake: bound(row.optionalDecimal<Amount>('min_num') ?? row.optionalDecimal<Amount>('min_amount')),
    ...(row.value('min_num') === undefined ? {} : { isWholeStake: true }),
    maxStake: bound(row.optionalDecimal<Amount>('max_amount')),
  };
  return isOnOffer(row) ? [period] : [];
}

/** Those on offer, shortest first. */
export function readOptionPeriods(value: WireValue): Rows<OptionPeriod> {
  const rows = rowsAt(value, 'message', readOptionPeriod);
  return lackingAs(
    rows.flat().toSorted((left, right) => left.seconds - right.seconds),
    rows,
  );
}

const readPreset = (value: WireValue, path: string): Amount =>
  objectAt<StakePreset>(value, path).decimal<Amount>('number');

function readAvailable(currency: ObjectReader<PayableCurrencyRow>): Amount | undefined {
  const wallet = currency.value('user_wallet') ?? null;
  if (wallet === null) return undefined;
  const row = objectAt<OptionsWalletRow>(wallet, currency.pathOf('user_wallet'));
  return row.optionalDecimal<Amount>('micro_with_insurance') ?? row.optionalDecimal<Amount>('micro_balance');
}

function readPayableCurrency(value: WireValue, path: string): PayableCurrency {
  const row = objectAt<PayableCurrencyRow>(value, path);
  const maxOpen = row.optionalInteger('micro_holdtrade_max');
  return {
    id: row.id('id'),
    name: row.text('name'),
    feeRate: row.decimal<Rate>('micro_trade_fee'),
    minStake: bound(row.optionalDecimal<Amount>('micro_min')),
    maxStake: bound(row.optionalDecimal<Amount>('micro_max')),
    maxOpen: maxOpen === 0 ? undefined : maxOpen,
    available: readAvailable(row),
    presets: [...(row.optionalList('micro_numbers', readPreset) ?? [])].toSorted(compare),
  };
}

export const readPayableCurrencies = (value: WireValue): Rows<PayableCurrency> =>
  rowsAt(value, 'message', readPayableCurrency);
