import { levelsToSend, reachableLevel, type PositionLevels } from '../../../core/domain/orders/contract-levels.ts';
import type {
  ContractAccountState,
  ContractDirection,
  ContractOrder,
  ContractOrderStatus,
  ContractTerms,
  NewContractOrder,
} from '../../../core/domain/orders/contract-order.ts';
import type { Amount, DecimalText, Price, Quantity, Rate } from '../../../core/money/amount.ts';
import { compare, isPositive } from '../../../core/money/fixed-point.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type {
  ContractAccountQuery,
  ContractListing,
  ContractOrderQuery,
  PairIds,
  PositionsToClose,
} from '../../../core/ports/trading-port.ts';
import type { ContractChoice, ContractDeal, LeverAccount, LeverOrder, LeverTotals } from '../calls/api.gen.ts';
import { objectAt, type ObjectReader } from '../calls/decode.ts';
import { isWireObject } from '../http/wire-json.ts';
import type { FormFields } from '../calls/request-fields.ts';
import { readPage } from '../calls/wire-page.ts';

const directionCodes: Readonly<Record<ContractDirection, string>> = { long: '1', short: '2' };
const directions: Readonly<Record<string, ContractDirection>> = { 1: 'long', 2: 'short' };
const statusCodes: Readonly<Record<ContractOrderStatus, string>> = {
  pending: '0',
  open: '1',
  closing: '2',
  closed: '3',
  cancelled: '4',
};
const statuses: Readonly<Record<string, ContractOrderStatus>> = {
  0: 'pending',
  1: 'open',
  2: 'closing',
  3: 'closed',
  4: 'cancelled',
};
const kinds: Readonly<Record<string, ContractOrder['kind']>> = { 1: 'own', 2: 'copied' };
const sideCodes: Readonly<Record<PositionsToClose['side'], string>> = { all: '0', long: '1', short: '2' };

export const contractTermsFields = ({ baseId, quoteId }: PairIds): FormFields<'contractTerms'> => ({
  currency_id: baseId,
  legal_id: quoteId,
});

export const placeContractOrderFields = (order: NewContractOrder): FormFields<'placeContractOrder'> => ({
  currency_id: order.baseId,
  legal_id: order.quoteId,
  share: order.lots,
  multiple: order.leverage,
  type: directionCodes[order.direction],
  status: order.type === 'market' ? '1' : '0',
  target_price: order.type === 'market' ? undefined : order.limitPrice,
});

export const contractAccountFields = (query: ContractAccountQuery): FormFields<'contractAccount'> => ({
  ...contractTermsFields(query.pair),
  status: statusCodes[query.status],
  page: String(query.page),
  limit: String(query.limit),
});

export const contractOrdersFields = ({
  pair,
  status,
  page,
  limit,
}: ContractOrderQuery): FormFields<'contractOrders'> => ({
  currency_id: pair?.baseId,
  legal_id: pair?.quoteId,
  status: status === undefined ? undefined : statusCodes[status],
  page: String(page),
  limit: String(limit),
});

export function contractStopsFields({
  id,
  takeProfit,
  stopLoss,
  ...position
}: PositionLevels): FormFields<'setContractStops'> {
  const sent = levelsToSend(position, { takeProfit, stopLoss });
  return { id, target_profit_price: sent.takeProfit, stop_loss_price: sent.stopLoss };
}

export const closePositionsFields = ({ side, pair }: PositionsToClose): FormFields<'closePositions'> => ({
  type: sideCodes[side],
  currency_id: pair?.baseId,
  legal_id: pair?.quoteId,
});

/** Zero is how the wire says that a price is not set or not known. */
const pricePresent = (price: Price | undefined): Price | undefined =>
  price !== undefined && isPositive(price) ? price : undefined;

export function readContractOrder(value: WireValue, path: string): ContractOrder {
  const row = objectAt<LeverOrder>(value, path);
  const status = row.choice('status', statuses);
  const isPosition = status === 'open' || status === 'closing' || status === 'closed';
  return {
    id: row.id('id'),
    displayId: row.optionalText('show_lever_id'),
    symbol: row.text('symbol'),
    baseId: row.id('currency'),
    quoteId: row.id('legal'),
    direction: row.choice('type', directions),
    status,
    kind: row.optionalChoice('order_type', kinds) ?? 'own',
    copiedFrom: traderOf(row),
    ...pricesOf(row),
    lots: row.decimal<Quantity>('share'),
    size: row.decimal<Quantity>('number'),
    leverage: row.decimal<Rate>('multiple'),
    ...moneyOf(row),
    profit: isPosition ? row.optionalDecimal<Amount>('profits') : undefined,
    realisedProfit: status === 'closed' ? row.optionalDecimal<Amount>('fact_profits') : undefined,
    createdAt: row.optionalText('time'),
    // While the order waits, the field has the time of its placement.
    openedAt: isPosition ? row.optionalText('transaction_time') : undefined,
    closedAt: row.optionalText('complete_time'),
  };
}

/** The wire writes zero for no trader. */
function traderOf(row: ObjectReader<LeverOrder>): string | undefined {
  const id = row.optionalText('follow_user_id');
  return id === '0' ? undefined : id;
}

function pricesOf(row: ObjectReader<LeverOrder>) {
  const openPrice = row.decimal<Price>('price');
  return {
    requestedPrice: row.decimal<Price>('origin_price'),
    openPrice,
    lastPrice: pricePresent(row.optionalDecimal<Price>('update_price')),
    takeProfit: reachableLevel(row.optionalDecimal<Price>('target_profit_price'), openPrice),
    stopLoss: reachableLevel(row.optionalDecimal<Price>('stop_loss_price'), openPrice),
  };
}

const moneyOf = (row: ObjectReader<LeverOrder>) => ({
  marginAtOpen: row.decimal<Amount>('origin_caution_money'),
  margin: row.decimal<Amount>('caution_money'),
  openFee: row.decimal<Amount>('trade_fee'),
  overnightRate: row.decimal<Rate>('overnight'),
  overnightFee: row.decimal<Amount>('overnight_money'),
});

const ascending = <T extends DecimalText>(choices: readonly T[]): readonly T[] => choices.toSorted(compare);

const choiceValue = <T extends DecimalText>(value: WireValue, path: string): T =>
  objectAt<ContractChoice>(value, path).decimal<T>('value');

export function readContractTerms(value: WireValue): ContractTerms {
  const deal = objectAt<ContractDeal>(value, 'message');
  const limits = objectAt<ContractDeal['lever_share_limit']>(
    deal.value('lever_share_limit'),
    deal.pathOf('lever_share_limit'),
  );
  const choices = objectAt<ContractDeal['multiple']>(deal.value('multiple'), deal.pathOf('multiple'));
  const most = limits.optionalDecimal<Quantity>('max');
  return {
    lots: { min: limits.decimal<Quantity>('min'), max: most !== undefined && isPositive(most) ? most : undefined },
    leverages: ascending(choices.list('muit', choiceValue<Rate>)),
    lotPresets: ascending(choices.optionalList('share', choiceValue<Quantity>) ?? []),
    lastPrice: pricePresent(deal.optionalDecimal<Price>('last_price')),
    available: deal.optionalDecimal<Amount>('user_lever'),
    quoteInUsdt: pricePresent(deal.optionalDecimal<Price>('ustd_price')),
    openPositions: deal.rows('my_transaction', readContractOrder),
  };
}

/** The sums of an answer or an event, under the names that it gives them. */
export interface RawState {
  readonly available?: Amount | undefined;
  readonly riskRate: Rate | undefined;
  readonly margin?: Amount | undefined;
  readonly marginAtOpen: Amount | undefined;
  readonly profit: Amount | undefined;
  readonly pairMargin?: Amount | undefined;
  readonly pairMarginAtOpen?: Amount | undefined;
  readonly pairProfit?: Amount | undefined;
}

/** A risk rate of zero with no margin at stake means that nothing is open. */
export function contractState(raw: RawState): ContractAccountState {
  const hasMargin = raw.marginAtOpen !== undefined && isPositive(raw.marginAtOpen);
  const isNothing = raw.riskRate === '0' && !hasMargin;
  return {
    available: raw.available,
    riskRate: isNothing ? undefined : raw.riskRate,
    margin: raw.margin,
    marginAtOpen: raw.marginAtOpen,
    profit: raw.profit,
    pairMargin: raw.pairMargin,
    pairMarginAtOpen: raw.pairMarginAtOpen,
    pairProfit: raw.pairProfit,
  };
}

export function readContractAccount(value: WireValue, query: ContractAccountQuery): ContractListing {
  const account = objectAt<LeverAccount>(value, 'message');
  const state = contractState({
    available: account.optionalDecimal<Amount>('balance'),
    riskRate: account.optionalDecimal<Rate>('hazard_rate'),
    margin: account.optionalDecimal<Amount>('caution_money_total'),
    marginAtOpen: account.optionalDecimal<Amount>('origin_caution_money_total'),
    profit: account.optionalDecimal<Amount>('profits_total'),
    pairMargin: account.optionalDecimal<Amount>('caution_money'),
    pairMarginAtOpen: account.optionalDecimal<Amount>('origin_caution_money'),
    pairProfit: account.optionalDecimal<Amount>('profits'),
  });
  const order = account.value('order') ?? null;
  return { state, orders: readPage({ value: order, path: account.pathOf('order') }, query, readContractOrder) };
}

interface OrdersAnswer {
  readonly rate_profits_total?: unknown;
}

/** Servers put the totals beside a paginator named `message`, or answer the paginator alone. */
export function readContractOrders(value: WireValue, query: ContractOrderQuery): ContractListing {
  const totals = isWireObject(value) ? objectAt<OrdersAnswer>(value, 'message').value('rate_profits_total') : undefined;
  return {
    state: isWireObject(totals) ? readTotals(totals) : contractState(nothingKnown),
    orders: readPage({ value, path: 'message' }, query, readContractOrder),
  };
}

const nothingKnown: RawState = { riskRate: undefined, marginAtOpen: undefined, profit: undefined };

function readTotals(value: WireValue): ContractAccountState {
  const totals = objectAt<LeverTotals>(value, 'message.rate_profits_total');
  return contractState({
    riskRate: totals.optionalDecimal<Rate>('hazard_rate'),
    marginAtOpen: totals.optionalDecimal<Amount>('origin_caution_money_all'),
    profit: totals.optionalDecimal<Amount>('profits_total'),
  });
}
