import type { ContractOrder, NewContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { ContractCounting } from '../../../../core/domain/orders/contract-counting.ts';
import { rate, readDecimal, type Amount, type Price, type Quantity, type Rate } from '../../../../core/money/amount.ts';
import { compare } from '../../../../core/money/fixed-point.ts';
import { contractLimitOf, freeAfterLoss, type PreviewCost } from './contract-lots.ts';
import { othersAfter, type ContractSummary, type OthersAfter } from './contract-summary.ts';
import { contractDirections, countingIn, type ContractContext, type ContractDraft } from './contract-ticket.ts';
import type { OrderChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import { shareGuards, type Guard } from '../../orders/model/order-snapshot.ts';
import type { WayRules } from '../../orders/model/order-way.ts';
import type { StopPrices } from '../../../../core/domain/orders/contract-levels.ts';
import type { StopsReading } from './stops.ts';
import { orderTypes, type OrderType } from '../../orders/model/ticket.ts';

/** What is remembered of a contract order that was sent. */
export interface SentContract {
  readonly id: string;
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly orderType: OrderType;
  readonly order: NewContractOrder;
  /** To be set when it has opened. */
  readonly stops?: StopPrices | undefined;
}

/** A contract order as it was when the person asked for it. */
export interface ContractSnapshot extends SentContract {
  readonly reference: Price | undefined;
  /** Of the pair's prices, if known. */
  readonly priceStep: Price | undefined;
  readonly openPrice: Price;
  readonly size: Quantity;
  readonly cost: PreviewCost;
  readonly counting: ContractCounting;
  /** False if it opens at the next price, or the spread is unknown. */
  readonly isExact: boolean;
  readonly isSpreadKnown: boolean;
  readonly feePercent: Rate | undefined;
  readonly overnightPercent: Rate | undefined;
  readonly available: Amount | undefined;
  readonly availableAfter: Amount | undefined;
  /** What is free without the running loss of open positions; undefined where there is none. */
  readonly freeAfterLoss: Amount | undefined;
  readonly liquidation: Price | undefined;
  readonly isOutOfReach: boolean;
  readonly isByOthers: boolean;
  readonly distance: Rate | undefined;
  /** Of a waiting order. */
  readonly others?: OthersAfter | undefined;
  /** What closing at each level would leave after known fees. */
  readonly stopNets: StopsReading['nets'] | undefined;
  /** The other side is open on this pair: it stays so. */
  readonly isHedged: boolean;
  /** Set when the size came from the available balance; with its percentage while that still holds. */
  readonly share: { readonly percent: number | undefined } | undefined;
}

export interface ContractWay {
  readonly sent: SentContract;
  readonly preview: ContractSnapshot;
  readonly listed: ContractOrder;
  readonly guard: ContractGuard;
}

/** Percent between the price and the liquidation: up to it the confirmation warns. */
const nearLiquidation = rate('5');

export type ContractGuard =
  | Guard
  /** So little moves the price to where everything in the account is lost. */
  | { readonly kind: 'near-liquidation'; readonly percent: Rate; readonly currency: string }
  /** It takes more than is free without the running loss of open positions. */
  | { readonly kind: 'running-loss'; readonly free: Amount; readonly currency: string };

/** Freezes a ticket without errors; undefined when it is not complete. */
export function takeContractSnapshot(
  id: string,
  ticket: { draft: ContractDraft; summary: ContractSummary; context: ContractContext },
): ContractSnapshot | undefined {
  const { draft, summary, context } = ticket;
  const { leverage, lots, size, cost, openPrice } = summary;
  if (leverage === undefined || lots === undefined || size === undefined) return undefined;
  if (cost === undefined || openPrice === undefined) return undefined;
  const { base, quote, symbol, contract } = context.instrument;
  const limitPrice = contractLimitOf(draft, context);
  const { takeProfit, stopLoss, nets, canSend } = summary.stops ?? {};
  const hasStops = canSend === true && (takeProfit !== undefined || stopLoss !== undefined);
  return {
    id,
    ...(hasStops ? { stops: { takeProfit, stopLoss } } : {}),
    stopNets: hasStops ? nets : undefined,
    symbol,
    base: base.name,
    quote: quote.name,
    orderType: draft.orderType,
    order: {
      baseId: base.id,
      quoteId: quote.id,
      direction: draft.direction,
      lots,
      leverage,
      type: draft.orderType,
      ...(limitPrice === undefined ? {} : { limitPrice }),
    },
    reference: context.last,
    priceStep: context.instrument.priceStep,
    openPrice,
    size,
    cost,
    counting: countingIn(context),
    isExact: summary.isExact,
    isSpreadKnown: summary.isSpreadKnown,
    feePercent: contract?.feePercent,
    overnightPercent: contract?.overnightPercent,
    available: summary.available,
    availableAfter: summary.availableAfter,
    freeAfterLoss: freeAfterLoss(context),
    liquidation: summary.liquidation,
    isOutOfReach: summary.isOutOfReach,
    isByOthers: summary.isByOthers,
    distance: summary.distance,
    isHedged: isHedged(draft, context),
    others: othersAfter(draft, summary, context),
    share: draft.isFromShare ? { percent: draft.percent } : undefined,
  };
}

/** A position that is turned round has been closed, whatever the last reading says. */
const isHedged = ({ direction, own }: ContractDraft, { positions }: ContractContext): boolean =>
  own === undefined && positions?.some((open) => open.direction !== direction) === true;

/** A warning when so small a move leads to the liquidation. */
export const nearLiquidationGuards = (percent: Rate | undefined, currency: string): readonly ContractGuard[] =>
  percent === undefined || compare(percent, nearLiquidation) > 0
    ? []
    : [{ kind: 'near-liquidation', percent, currency }];

/** Why this order deserves a second look: its liquidation is near, losses have used up what it takes, or it takes a large share. */
export const contractGuardsOf = (
  { cost, available, quote: currency, distance: percent, freeAfterLoss: free }: GuardedFacts,
  checks: OrderChecks,
): readonly ContractGuard[] => [
  ...nearLiquidationGuards(percent, currency),
  ...(free === undefined || cost.needed === undefined || compare(cost.needed, free) <= 0
    ? []
    : [{ kind: 'running-loss', free, currency } as const]),
  ...shareGuards(cost.needed, { value: available, currency }, checks),
];

type GuardedFacts = Pick<ContractSnapshot, 'cost' | 'available' | 'quote' | 'distance' | 'freeAfterLoss'>;

/** How contract orders are recognised and kept. */
export const contractWay: WayRules<ContractWay> = {
  // The price of a market order is not known beforehand; a limit is listed as it was sent.
  isTwin: (listed, { order }) =>
    listed.direction === order.direction &&
    listed.baseId === order.baseId &&
    listed.quoteId === order.quoteId &&
    compare(listed.lots, order.lots) === 0 &&
    compare(listed.leverage, order.leverage) === 0 &&
    (order.limitPrice === undefined || compare(listed.requestedPrice, order.limitPrice) === 0),
  nameOf: ({ order }) =>
    [order.baseId, order.quoteId, order.direction, order.lots, order.leverage, order.limitPrice ?? order.type].join(
      '.',
    ),
  write: ({ id, symbol, base, quote, orderType, order, stops }) => {
    const { baseId, quoteId, direction, lots, leverage, limitPrice = '' } = order;
    const levels = [stops?.takeProfit ?? '', stops?.stopLoss ?? ''];
    return [id, symbol, base, quote, orderType, baseId, quoteId, direction, lots, leverage, limitPrice, ...levels];
  },
  read: (fields) => {
    const [id = '', symbol = '', base = '', quote = '', type, baseId = '', quoteId = '', way, ...figures] = fields;
    const [lots, leverage] = [readDecimal<Quantity>(figures[0] ?? ''), readDecimal<Rate>(figures[1] ?? '')];
    const [limitPrice, takeProfit, stopLoss] = figures.slice(2).map((text) => readDecimal<Price>(text));
    const orderType = orderTypes.find((one) => one === type);
    const direction = contractDirections.find((one) => one === way);
    if (orderType === undefined || direction === undefined) return undefined;
    if (lots === undefined || leverage === undefined) return undefined;
    if (orderType === 'limit' && limitPrice === undefined) return undefined;
    const priced = limitPrice === undefined ? {} : { limitPrice };
    const order = { baseId, quoteId, direction, lots, leverage, type: orderType, ...priced };
    const stops = takeProfit === undefined && stopLoss === undefined ? {} : { stops: { takeProfit, stopLoss } };
    return { id, symbol, base, quote, orderType, order, ...stops };
  },
};
