import type { ContractOrderStatus } from '../../../../../core/domain/orders/contract-order.ts';
import { contractValue, riskRate } from '../../../../../core/domain/orders/contract-rules.ts';
import { amount, type Rate } from '../../../../../core/money/amount.ts';
import { sum } from '../../../../../core/money/fixed-point.ts';
import type { Json, Money } from '../../kernel/basics/engine-types.ts';
import type { World } from '../../kernel/domain/mounted-domain.ts';
import { decimalColumn, timestamp } from '../../kernel/basics/wire-format.ts';
import type { ListedInstrument } from '../../market/facts/instruments.ts';
import type { Market } from '../../kernel/domain/market.ts';
import type { ContractAccount } from './contract-account.ts';
import { isHeld, livingOrdersOf, type ContractState } from './contract-book.ts';
import type { ContractRecord } from './contract-record.ts';
import { quoteOfSymbol } from './contract-exposure.ts';
import { exposureOf, freeAccount, priceOf, profitOf, sizeOf } from './contract-rules.ts';
import { listedOf } from './contract-settling.ts';

type Row = { readonly [key: string]: Json };

const statusCodes: Readonly<Record<ContractOrderStatus, number>> = {
  pending: 0,
  open: 1,
  closing: 2,
  closed: 3,
  cancelled: 4,
};
export const statusCode = (status: ContractOrderStatus): string => String(statusCodes[status]);

/** What people are shown for an id. */
const displayOffset = 10_000;
const ratePlaces = 4;
const nothing = amount('0');

const timeOf = (at: number | null): string => (at === null ? '' : timestamp(at));

/** The price of a row: the latest, or that of its end. */
const rowPrice = (order: ContractRecord, market: Market, at: number): number =>
  order.endPrice ?? market.lastPrice(order.symbol, at);

function results(order: ContractRecord, listed: ListedInstrument, steps: number): Row {
  const isRunning = order.status === 'open' || order.status === 'closing';
  const settled = order.result === null ? undefined : decimalColumn(order.result);
  return {
    // Without a position the column is a bare number.
    profits: isRunning ? decimalColumn(profitOf(listed, order, steps)) : (settled ?? 0),
    fact_profits: settled ?? decimalColumn(amount('0')),
  };
}

function times(order: ContractRecord): Row {
  const isOver = order.status === 'closed';
  return {
    create_time: Math.floor(order.placedAt / 1000),
    time: timestamp(order.placedAt),
    transaction_time: timeOf(order.openedAt ?? order.placedAt),
    handle_time: timeOf(order.closingAt),
    complete_time: isOver ? timeOf(order.endedAt) : '',
  };
}

export function contractRow(order: ContractRecord, { market, at }: Pick<World, 'market' | 'at'>): Row {
  const listed = listedOf(order);
  const steps = rowPrice(order, market, at);
  const price = (value: number): string => decimalColumn(priceOf(listed, value));
  return {
    id: order.id,
    show_lever_id: order.id + displayOffset,
    user_id: Number.parseInt(order.user, 10),
    currency: listed.baseId,
    legal: listed.quoteId,
    symbol: order.symbol,
    currency_name: listed.base,
    type: order.direction === 'long' ? 1 : 2,
    status: statusCodes[order.status],
    order_type: order.kind === 'own' ? 1 : 2,
    follow_user_id: Number.parseInt(order.source?.trader ?? '0', 10),
    follow_order_id: order.source?.order ?? 0,
    settled: 0,
    origin_price: price(order.originPrice),
    price: price(order.price),
    update_price: price(steps),
    target_profit_price: price(order.takeProfit),
    stop_loss_price: price(order.stopLoss),
    share: order.lots,
    number: decimalColumn(sizeOf(listed, order)),
    multiple: order.leverage,
    origin_caution_money: decimalColumn(order.marginAtOpen),
    caution_money: decimalColumn(order.margin),
    trade_fee: decimalColumn(order.fee),
    overnight: decimalColumn(listed.overnight, ratePlaces),
    overnight_money: decimalColumn(order.overnight),
    ...results(order, listed, steps),
    ...times(order),
  };
}

export interface Sums {
  readonly margin: Money;
  readonly marginAtOpen: Money;
  readonly profit: Money;
}

const sumsOf = (orders: readonly ContractRecord[], { market, at }: Pick<World, 'market' | 'at'>): Sums => ({
  margin: sum(orders.map(({ margin }) => margin)),
  marginAtOpen: sum(orders.map(({ marginAtOpen }) => marginAtOpen)),
  profit: sum(orders.map((order) => profitOf(listedOf(order), order, market.lastPrice(order.symbol, at)))),
});

export interface Standing {
  /** Open and closing, newest first: what sums and risk are made of. */
  readonly held: readonly ContractRecord[];
  readonly open: readonly ContractRecord[];
  readonly pending: readonly ContractRecord[];
  readonly available: Money;
  readonly all: Sums;
  /** Percent; undefined without open positions. */
  readonly risk: Rate | undefined;
}

/** A person's sums in one quote currency. */
export function standingOf(
  world: World & { readonly slice: ContractState },
  place: Pick<ContractAccount, 'account' | 'contracts'> & { user: string; quote: string },
): Standing {
  const own = livingOrdersOf(world.slice, place.user).filter(({ symbol }) => quoteOfSymbol(symbol) === place.quote);
  const held = own.filter(isHeld);
  const available = world.ledger.balance(freeAccount(place.account, place.user), place.quote);
  const all = sumsOf(held, world);
  return {
    held,
    open: held.filter(({ status }) => status === 'open'),
    pending: own.filter(({ status }) => status === 'pending'),
    available,
    all,
    risk: riskRate({
      available: place.contracts?.cover === 'margins' ? nothing : available,
      marginAtOpen: all.marginAtOpen,
      profit: all.profit,
    }),
  };
}

export const pairSums = (world: World, { held }: Standing, symbol: string): Sums =>
  sumsOf(
    held.filter((order) => order.symbol === symbol),
    world,
  );

/** The protocol writes a bare 0 for no risk. */
export const riskColumn = (risk: Rate | undefined): Json => (risk === undefined ? 0 : decimalColumn(risk, 2));

/** Sum of the values at which positions were opened. */
export const openValue = (orders: readonly ContractRecord[]): Money =>
  sum(
    orders.map((order) => {
      const { openPrice, size } = exposureOf(listedOf(order), order);
      return contractValue(openPrice, size);
    }),
  );

/** Leverages and lot presets, as the wire lists choices. */
export const choices = (values: readonly number[]): Json =>
  values.map((value) => ({ value: String(value), currency_name: null }));
