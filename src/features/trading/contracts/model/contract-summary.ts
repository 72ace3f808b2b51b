import {
  contractSize,
  distanceToLiquidation,
  leaningOf,
  liquidationPrice,
  type ContractExposure,
} from '../../../../core/domain/orders/contract-rules.ts';
import { stopLevels } from '../../../../core/domain/orders/contract-levels.ts';
import { canForesee } from '../../../../core/domain/orders/contract-counting.ts';
import { amount, type Amount, type Price, type Quantity, type Rate } from '../../../../core/money/amount.ts';
import { add, compare, forDrawing, isNegative, isPositive, subtract } from '../../../../core/money/fixed-point.ts';
import { divide } from '../../../../core/money/quotient.ts';
import { lotsOf } from './contract-actions.ts';
import { availableFor, costOfLots, largestLots, leverageOf, openPriceOf, type PreviewCost } from './contract-lots.ts';
import { netAtPrice } from './contract-position.ts';
import { countingIn, type ContractContext, type ContractDraft } from './contract-ticket.ts';
import { readStops, type StopsReading } from './stops.ts';
import { isWithinReach } from './within-reach.ts';

export interface ContractSummary {
  readonly leverage: Rate | undefined;
  /** Includes the spread, if known; for a market order an estimate from the last price. */
  readonly openPrice: Price | undefined;
  readonly lots: Quantity | undefined;
  /** Units of the base. */
  readonly size: Quantity | undefined;
  readonly cost: PreviewCost | undefined;
  /** A limit opens at its price, if the spread is known; a market order at the next one. */
  readonly isExact: boolean;
  /** False where the server does not say: then nothing of it is in the figures. */
  readonly isSpreadKnown: boolean;
  readonly available: Amount | undefined;
  /** Undefined also when it would be negative. */
  readonly availableAfter: Amount | undefined;
  /** More than is free, as it is counted here. */
  readonly isBeyond: boolean;
  /** Always an estimate. */
  readonly liquidation: Price | undefined;
  /** Everything is known, and no price leads to the liquidation, or none that is within reach. */
  readonly isOutOfReach: boolean;
  /** The other side of the pair stays larger: the price is liquidated where the new position gains. */
  readonly isByOthers: boolean;
  /** Percent between the open price and the liquidation. */
  readonly distance: Rate | undefined;
  /** The checked levels; undefined without levels, or without a price to compare them with. */
  readonly stops: StopsReading | undefined;
  readonly largest: Quantity | undefined;
  /** 0 to 100: the position of the slider. */
  readonly percent: number;
}

export function summariseContract(draft: ContractDraft, context: ContractContext): ContractSummary {
  const lots = lotsOf(draft, context);
  const openPrice = openPriceOf(draft, context);
  const cost = lots === undefined ? undefined : costOfLots(draft, context, lots);
  const isSpreadKnown = context.instrument.contract?.spread !== undefined;
  const lotSize = context.instrument.contract?.lotSize;
  const size = lots === undefined || lotSize === undefined ? undefined : contractSize(lots, lotSize);
  const available = availableFor(context);
  const rest = available === undefined || cost?.needed === undefined ? undefined : subtract(available, cost.needed);
  const isBeyond = rest !== undefined && isNegative(rest);
  const availableAfter = isBeyond ? undefined : rest;
  // Less than one lot opens nothing: no position, no result of it.
  const opened = size !== undefined && isPositive(size) ? size : undefined;
  const next = { draft, context, cost, size: opened, openPrice };
  const { liquidation, isOutOfReach } = liquidationAfter({ ...next, availableAfter });
  const added = opened && { direction: draft.direction, size: opened };
  const leaning = added && leaningOf([...(context.positions ?? []), added]);
  const largest = largestLots(draft, context);
  const stops = stopsOf({ ...next, liquidation });
  return {
    leverage: leverageOf(draft, context),
    openPrice,
    lots,
    size,
    cost,
    isExact: draft.orderType === 'limit' && isSpreadKnown,
    isSpreadKnown,
    available,
    availableAfter,
    isBeyond,
    liquidation,
    isOutOfReach,
    isByOthers: leaning !== undefined && leaning !== draft.direction,
    distance:
      liquidation === undefined || openPrice === undefined || leaning === undefined || isOutOfReach
        ? undefined
        : distanceToLiquidation(openPrice, liquidation, leaning),
    stops,
    largest,
    percent: draft.percent ?? shareOf(lots, largest),
  };
}

interface NewPosition {
  readonly draft: ContractDraft;
  readonly context: ContractContext;
  readonly cost: PreviewCost | undefined;
  readonly size: Quantity | undefined;
  readonly openPrice: Price | undefined;
  readonly availableAfter: Amount | undefined;
}

const none = amount('0');

/** Only a market order opens at once; the protocol has no levels for one that waits. */
function stopsOf(next: Omit<NewPosition, 'availableAfter'> & { liquidation: Price | undefined }) {
  const { draft, context, cost, size, openPrice, liquidation } = next;
  const { last: lastPrice, languageTag, instrument } = context;
  if (draft.orderType !== 'market' || stopLevels.every((level) => draft.stopTexts[level].trim() === ''))
    return undefined;
  if (openPrice === undefined || lastPrice === undefined) return undefined;
  const { direction } = draft;
  const { profit } = countingIn(context);
  const leverage = leverageOf(draft, context);
  const netAt = (price: Price): Amount | undefined =>
    size === undefined || cost?.fee === undefined || leverage === undefined
      ? undefined
      : netAtPrice({ direction, openPrice, size, leverage, openFee: cost.fee, overnightFee: none }, price, profit);
  const position = { direction, openPrice, lastPrice };
  return readStops({ position, netAt, texts: draft.stopTexts, liquidation, step: instrument.priceStep, languageTag });
}

const nowhere = { liquidation: undefined, isOutOfReach: false };

/** Where the pair would be liquidated with the new position beside those there are; nowhere when a figure is missing. */
function liquidationAfter(next: NewPosition): Pick<ContractSummary, 'liquidation' | 'isOutOfReach'> {
  const { context, cost, size, openPrice, availableAfter } = next;
  if (cost?.margin === undefined || size === undefined || openPrice === undefined || availableAfter === undefined)
    return nowhere;
  const added = [{ direction: next.draft.direction, openPrice, size }];
  return liquidationWith({ added, margin: cost.margin, availableAfter }, context);
}

export interface AddedPositions {
  readonly added: readonly ContractExposure[];
  /** Of all of them. */
  readonly margin: Amount;
  /** What they leave. */
  readonly availableAfter: Amount;
}

/** The same for several new positions together. */
export function liquidationWith(
  { added, margin, availableAfter }: AddedPositions,
  context: ContractContext,
): Pick<ContractSummary, 'liquidation' | 'isOutOfReach'> {
  const { burstLevel, positions, state } = context;
  if (!canForesee(countingIn(context))) return nowhere;
  if (burstLevel === undefined || positions === undefined || state === undefined) return nowhere;
  const liquidation = liquidationPrice({
    positions: [...positions, ...added],
    available: availableAfter,
    marginAtOpen: add(state.marginAtOpen ?? none, margin),
    profitElsewhere: subtract(state.profit ?? none, state.pairProfit ?? none),
    burstLevel,
  });
  const from = added[0]?.openPrice;
  const isOutOfReach = liquidation === undefined || (from !== undefined && !isWithinReach(liquidation, from));
  return { liquidation, isOutOfReach };
}

/** What a waiting order does to open positions, at once and when it fills: all of a quote currency are liquidated together. */
export interface OthersAfter {
  /** Where those of the pair are liquidated now; undefined without one, if it is not known, or if both are out of reach. */
  readonly before: { readonly liquidation: Price | undefined; readonly isOutOfReach: boolean } | undefined;
  /** There are or may be positions whose liquidation is not worked out here. */
  readonly isUnforeseen: boolean;
  /** What a waiting order sets aside backs no position any more: there are or may be some that are nearer to it already. */
  readonly isNearerAlready: boolean;
}

/** Undefined of an order that opens in the person's sight. */
export function othersAfter(
  { orderType }: ContractDraft,
  summary: ContractSummary,
  context: ContractContext,
): OthersAfter | undefined {
  if (orderType !== 'limit') return undefined;
  const before = beforeIn(context);
  const isKnown = before !== undefined && (summary.liquidation !== undefined || summary.isOutOfReach);
  return {
    before: isKnown && !(before.isOutOfReach && summary.isOutOfReach) ? before : undefined,
    isUnforeseen: hasElsewhere(context) || (context.positions?.length !== 0 && !isKnown),
    isNearerAlready:
      countingIn(context).risk === 'with-balance' && (hasElsewhere(context) || context.positions?.length !== 0),
  };
}

function beforeIn(context: ContractContext): OthersAfter['before'] {
  const [available, last] = [availableFor(context), context.last];
  if (available === undefined || context.positions === undefined || context.positions.length === 0) return undefined;
  const { liquidation, isOutOfReach } = liquidationWith(
    { added: [], margin: none, availableAfter: available },
    context,
  );
  if (liquidation === undefined) return isOutOfReach ? { liquidation, isOutOfReach } : undefined;
  return { liquidation, isOutOfReach: last !== undefined && !isWithinReach(liquidation, last) };
}

/** The server sends the sums of all pairs, not their positions. */
function hasElsewhere({ state }: ContractContext): boolean {
  if (state === undefined) return true;
  const { marginAtOpen, pairMarginAtOpen, riskRate } = state;
  // With nothing open there is no risk rate.
  if (marginAtOpen === undefined) return riskRate !== undefined;
  return compare(marginAtOpen, pairMarginAtOpen ?? none) > 0;
}

function shareOf(lots: Quantity | undefined, largest: Quantity | undefined): number {
  const share = lots === undefined || largest === undefined ? undefined : divide(lots, largest);
  return share === undefined ? 0 : Math.min(100, Math.round(forDrawing(share) * 100));
}
