import {
  contractMargin,
  contractSize,
  contractValue,
  openFee,
  openPriceAfterSpread,
} from '../../../../core/domain/orders/contract-rules.ts';
import {
  price,
  quantity,
  rate,
  type Amount,
  type Price,
  type Quantity,
  type Rate,
} from '../../../../core/money/amount.ts';
import {
  add,
  amountOf,
  compare,
  isNegative,
  isPositive,
  multiply,
  roundTo,
  smaller,
  subtract,
} from '../../../../core/money/fixed-point.ts';
import { divide } from '../../../../core/money/quotient.ts';
import { marketMargin } from '../../orders/model/market-order.ts';
import { numberIn } from '../../orders/model/ticket-actions.ts';
import { countingIn, type ContractContext, type ContractDraft } from './contract-ticket.ts';

const oneLot = quantity('1');
const nothing = price('0');
/** As far as a market order of spot trading may go beyond what was seen. */
const roomFactor = add(rate('1'), marketMargin);

/** The chosen step as long as the server offers it, otherwise the smallest; undefined when none is known. */
export function leverageOf(draft: ContractDraft, { terms }: ContractContext): Rate | undefined {
  const offered = terms?.leverages ?? [];
  return offered.find((one) => one === draft.leverage) ?? offered[0];
}

/** The limit of a limit order; undefined for a market order and for a field that holds no positive number. */
export function contractLimitOf(draft: ContractDraft, context: ContractContext): Price | undefined {
  if (draft.orderType !== 'limit') return undefined;
  const limit = numberIn<Price>(draft.priceText, context.languageTag);
  return limit !== undefined && isPositive(limit) ? limit : undefined;
}

/** The price at which it would open, with the spread if the server states it. */
export function openPriceOf(draft: ContractDraft, context: ContractContext): Price | undefined {
  const market = draft.orderType === 'limit' ? contractLimitOf(draft, context) : context.last;
  if (market === undefined) return undefined;
  return openPriceAfterSpread(draft.direction, market, context.instrument.contract?.spread ?? nothing);
}

/** What opening takes, as far as it is known how the server counts it. */
export interface PreviewCost {
  readonly value: Amount;
  /** Undefined where the server does not state its rate: it is not zero. */
  readonly fee: Amount | undefined;
  readonly margin: Amount | undefined;
  /** Margin and fee: what has to be free in the contract account. */
  readonly needed: Amount | undefined;
}

/** The cost of this many lots; undefined while price, leverage or lot size is unknown. */
export function costOfLots(draft: ContractDraft, context: ContractContext, lots: Quantity): PreviewCost | undefined {
  const { contract } = context.instrument;
  const openPrice = openPriceOf(draft, context);
  const leverage = leverageOf(draft, context);
  if (contract === undefined || openPrice === undefined || leverage === undefined) return undefined;
  const size = contractSize(lots, contract.lotSize);
  const value = contractValue(openPrice, size);
  const fee = contract.feePercent === undefined ? undefined : openFee(value, contract.feePercent);
  const counted = { value, lots: amountOf(size), unknown: undefined }[countingIn(context).margin];
  const margin = counted === undefined ? undefined : contractMargin(counted, leverage);
  return { value, fee, margin, needed: margin === undefined || fee === undefined ? undefined : add(margin, fee) };
}

/** Whole lots whose `part` of the cost fits into a sum; undefined if unknown. */
export function lotsWithin(
  draft: ContractDraft,
  context: ContractContext,
  wish: { readonly sum: Amount; readonly part: 'margin' | 'needed' },
): Quantity | undefined {
  const single = costOfLots(draft, context, oneLot);
  const of = single?.[wish.part];
  const share = of === undefined ? undefined : divide(wish.sum, of);
  if (share === undefined) return undefined;
  const lots = bounded(roundTo<Quantity>(quantity(share), 0, 'down'), context);
  // Values are rounded for each order as a whole: lots that fit one by one may not fit together.
  const whole = costOfLots(draft, context, lots)?.[wish.part];
  if (whole === undefined || compare(whole, wish.sum) <= 0) return lots;
  return isPositive(lots) ? subtract(lots, oneLot) : lots;
}

const bounded = (lots: Quantity, { terms }: ContractContext): Quantity =>
  terms?.lots.max === undefined ? lots : smaller(lots, terms.lots.max);

/** Free for new orders in the contract account. The terms of a pair are read more seldom, and know less of changes. */
export const availableFor = ({ terms, state }: ContractContext): Amount | undefined =>
  state?.available ?? terms?.available;

/** The same without the running loss of open positions, which the server leaves in it; undefined where there is no loss. */
export function freeAfterLoss(context: ContractContext): Amount | undefined {
  const [available, profit] = [availableFor(context), context.state?.profit];
  return available === undefined || profit === undefined || !isNegative(profit) ? undefined : add(available, profit);
}

/** A market order opens at the price of its moment: all that is free is not enough once that has moved. */
const withRoom = (draft: ContractDraft, context: ContractContext): ContractContext =>
  draft.orderType === 'limit' || context.last === undefined
    ? context
    : { ...context, last: multiply(context.last, roomFactor) };

export function largestLots(draft: ContractDraft, context: ContractContext): Quantity | undefined {
  const sum = availableFor(context);
  return sum === undefined ? undefined : lotsWithin(draft, withRoom(draft, context), { sum, part: 'needed' });
}
