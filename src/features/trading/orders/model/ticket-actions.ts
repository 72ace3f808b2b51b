import type { Amount, DecimalText, Price, Quantity } from '../../../../core/money/amount.ts';
import { price, rate } from '../../../../core/money/amount.ts';
import { roundToStep } from '../../../../core/money/arithmetic.ts';
import {
  add,
  amountOf,
  compare,
  cost,
  isPositive,
  multiply,
  placesOf,
  roundTo,
  subtract,
} from '../../../../core/money/fixed-point.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import { shownPlaces } from '../../../../core/money/shown-places.ts';
import { parseDecimalInput } from '../../../../core/money/parse.ts';
import { largestAt, largestMarketBuy, largestSale, lotStepOf, marketReach } from './market-order.ts';
import { bookOf, emptyTicket, isByMoney, type TicketAction, type TicketContext, type TicketDraft } from './ticket.ts';

/** The number in a field, when it is one. */
export function numberIn<T extends DecimalText>(text: string, languageTag: string): T | undefined {
  const reading = parseDecimalInput<T>(text, languageTag);
  return reading.kind === 'number' ? reading.value : undefined;
}

/** Whether a field holds that number, however it is written. */
export const holdsNumber = (text: string, value: DecimalText, languageTag: string): boolean => {
  const typed = numberIn<DecimalText>(text, languageTag);
  return typed !== undefined && compare(typed, value) === 0;
};

export function initialTicket(context: TicketContext): TicketDraft {
  const orderType = isByMoney(emptyTicket, context) ? 'market' : emptyTicket.orderType;
  return inUsualUnit({ ...emptyTicket, orderType, priceText: offeredPrice(context) });
}

const offeredPrice = ({ last, languageTag }: TicketContext): string =>
  last === undefined ? '' : formatForInput(last, languageTag);

type Offered = Pick<TicketDraft, 'priceText' | 'isPriceTouched'>;

/** A price that the person has not set is the market's. */
export const withOffer = <Draft extends Offered>(draft: Draft, priceText: string): Draft =>
  draft.isPriceTouched ? draft : { ...draft, priceText };

/** Whether the limit is the market's price as it is now. Below a size that was entered it stays as it is read. */
export const followsMarket = ({
  priceText,
  sizeText,
  isPriceTouched,
}: Pick<TicketDraft, 'priceText' | 'sizeText' | 'isPriceTouched'>): boolean =>
  !isPriceTouched && (priceText === '' || sizeText === '');

/** A market buy is thought of as money to spend, every other order as units. A typed size keeps its unit. */
function inUsualUnit(draft: TicketDraft): TicketDraft {
  if (draft.isUnitChosen || draft.sizeText.trim() !== '') return draft;
  return { ...draft, sizeUnit: draft.orderType === 'market' && draft.side === 'buy' ? 'quote' : 'base' };
}

/** The smallest change of a price that makes sense: the server's, or one in the last place of the price as sent. */
export function priceStepOf(context: {
  readonly instrument: Pick<TicketContext['instrument'], 'priceStep'>;
  readonly last: Price | undefined;
}): Price {
  if (context.instrument.priceStep !== undefined) return context.instrument.priceStep;
  const places = context.last === undefined ? 2 : placesOf(context.last);
  return places === 0 ? price('1') : price(`0.${'0'.repeat(places - 1)}1`);
}

/** The limit of a limit order, or undefined for a market order and for a field that holds no positive number. */
export function limitPriceOf(draft: TicketDraft, context: TicketContext): Price | undefined {
  if (draft.orderType !== 'limit') return undefined;
  const limit = numberIn<Price>(draft.priceText, context.languageTag);
  return limit !== undefined && isPositive(limit) ? limit : undefined;
}

/** The largest size that can be placed now, floored to the lot step; undefined when balance or price is missing. */
export function largestSize(draft: TicketDraft, context: TicketContext): Quantity | undefined {
  const step = context.instrument.quantityStep;
  if (draft.side === 'sell')
    return context.availableBase === undefined ? undefined : largestSale(context.availableBase, step);
  if (context.availableQuote === undefined) return undefined;
  if (draft.orderType === 'market') {
    return largestMarketBuy({
      budget: context.availableQuote,
      depth: bookOf(draft, context),
      last: context.last,
      step,
      priceStep: context.instrument.priceStep,
    });
  }
  const limit = limitPriceOf(draft, context);
  return limit === undefined ? undefined : largestAt(context.availableQuote, limit, step);
}

/** The units of a sale by share: a price that moves changes what they are worth, never how many there are. */
export function unitsOfShare(draft: TicketDraft, context: TicketContext): Quantity | undefined {
  const isShare = draft.side === 'sell' && draft.percent !== undefined && draft.percent > 0;
  return isShare ? unitsForPercent(draft, context, draft.percent) : undefined;
}

function unitsForPercent(draft: TicketDraft, context: TicketContext, percent: number): Quantity | undefined {
  const largest = largestSize(draft, context);
  if (largest === undefined) return undefined;
  const share = rate(`${percent / 100}`);
  return percent >= 100
    ? largest
    : roundToStep(multiply(largest, share), lotStepOf(context.instrument.quantityStep), 'down');
}

function sizeForPercent(draft: TicketDraft, context: TicketContext, percent: number): string | undefined {
  const units = unitsForPercent(draft, context, percent);
  if (units === undefined) return undefined;
  if (draft.sizeUnit === 'base') return formatForInput(units, context.languageTag);
  const value = valueOfUnits(draft, context, units);
  // A sale counts its units by the share; a buy takes what this much money gets.
  return value === undefined ? undefined : formatForInput(inPlaces(value, context, 'down'), context.languageTag);
}

/** A sum of the quote currency in its places. */
const inPlaces = (value: Amount, { instrument }: TicketContext, rounding: 'up' | 'down'): Amount =>
  roundTo(value, shownPlaces(value, instrument.quote.name), rounding);

/** The value of units in the quote currency, exact, so that the conversion back gives the same units. */
function valueOfUnits(draft: TicketDraft, context: TicketContext, units: Quantity): Amount | undefined {
  const unitPrice = referencePrice(draft, context, units);
  return unitPrice === undefined ? undefined : cost(unitPrice, units);
}

/** What a unit is counted at: the limit; for a market buy the worst price of that size, for a market sale the best. */
function referencePrice(draft: TicketDraft, context: TicketContext, units: Quantity | undefined): Price | undefined {
  const { last, instrument } = context;
  const depth = bookOf(draft, context);
  const reached = draft.side === 'buy' ? units : undefined;
  return draft.orderType === 'limit'
    ? limitPriceOf(draft, context)
    : marketReach({ side: draft.side, quantity: reached, depth, last, priceStep: instrument.priceStep })?.worst;
}

/** The same size in the other unit, as far as a price is known; an unreadable size is left as typed. */
function sizeInUnit(draft: TicketDraft, context: TicketContext, unit: 'base' | 'quote'): string {
  if (draft.sizeText.trim() === '' || unit === draft.sizeUnit) return draft.sizeText;
  if (unitsOfShare(draft, context) !== undefined)
    return sizeForPercent({ ...draft, sizeUnit: unit }, context, draft.percent ?? 0) ?? draft.sizeText;
  const size = numberIn<Quantity>(draft.sizeText, context.languageTag);
  if (size === undefined) return draft.sizeText;
  if (unit === 'quote') {
    const value = valueOfUnits(draft, context, size);
    if (value === undefined) return '';
    const rounded = inPlaces(value, context, 'up');
    const units = unitsForBudget(draft, context, rounded);
    // Rounded only if it gets the same units.
    const isSame = units !== undefined && compare(units, size) === 0;
    return formatForInput(isSame ? rounded : value, context.languageTag);
  }
  const units = unitsForBudget(draft, context, amountOf(size));
  return units === undefined ? '' : formatForInput(units, context.languageTag);
}

/** The units that a sum of the quote currency buys, floored to the lot step. */
export function unitsForBudget(draft: TicketDraft, context: TicketContext, budget: Amount): Quantity | undefined {
  const step = context.instrument.quantityStep;
  if (draft.orderType === 'market' && draft.side === 'buy') {
    return largestMarketBuy({
      budget,
      depth: bookOf(draft, context),
      last: context.last,
      step,
      priceStep: context.instrument.priceStep,
    });
  }
  const unitPrice = referencePrice(draft, context, undefined);
  return unitPrice === undefined ? undefined : largestAt(budget, unitPrice, step);
}

function steppedPrice(draft: TicketDraft, context: TicketContext, direction: 1 | -1): string {
  const step = priceStepOf(context);
  const present = numberIn<Price>(draft.priceText, context.languageTag) ?? context.last;
  if (present === undefined) return draft.priceText;
  const moved = direction === 1 ? add(present, step) : subtract(present, step);
  return isPositive(moved) ? formatForInput(moved, context.languageTag) : draft.priceText;
}

/** What an act does to the draft. A size is never changed by an act that is not about the size. */
export function actOnTicket(before: TicketDraft, action: TicketAction, context: TicketContext): TicketDraft {
  // The field showed the market's price until now.
  const draft = followsMarket(before) ? withOffer(before, offeredPrice(context)) : before;
  switch (action.type) {
    case 'side':
      // A share of one currency is no share of the other.
      return action.side === draft.side ? draft : inUsualUnit({ ...draft, side: action.side, percent: undefined });
    case 'order-type':
      return inUsualUnit({ ...withOffer(draft, offeredPrice(context)), orderType: action.orderType });
    case 'price-text':
      return { ...draft, priceText: action.text, isPriceTouched: true };
    case 'price-picked':
      return inUsualUnit({
        ...draft,
        orderType: 'limit',
        priceText: formatForInput(action.price, context.languageTag),
        isPriceTouched: true,
      });
    case 'price-step':
      return { ...draft, priceText: steppedPrice(draft, context, action.direction), isPriceTouched: true };
    case 'price-offered':
      return draft;
    case 'size-text':
      return { ...draft, sizeText: action.text, percent: undefined, isFromShare: false };
    case 'units':
      return {
        ...draft,
        sizeUnit: 'base',
        sizeText: formatForInput(action.quantity, context.languageTag),
        percent: undefined,
        isFromShare: false,
      };
    case 'size-unit':
      return {
        ...draft,
        sizeText: sizeInUnit(draft, context, action.unit),
        sizeUnit: action.unit,
        isUnitChosen: true,
      };
    case 'percent':
      return percentChosen(draft, context, action.percent);
    case 'restored':
      return restored(draft, action.draft);
    case 'placed':
      return placed(draft, context);
  }
}

/** The price was meant for the order that was placed: the market's own is offered again. */
const placed = ({ side, orderType, sizeUnit, isUnitChosen }: TicketDraft, context: TicketContext): TicketDraft =>
  inUsualUnit({ ...emptyTicket, side, orderType, sizeUnit, isUnitChosen, priceText: offeredPrice(context) });

function percentChosen(draft: TicketDraft, context: TicketContext, percent: number): TicketDraft {
  const sizeText = sizeForPercent(draft, context, percent);
  if (sizeText === undefined) return draft;
  return { ...draft, sizeText: percent === 0 ? '' : sizeText, percent, isFromShare: percent > 0 };
}

/** Each tab has its own offered price and its own slider. The same draft stays the same object. */
function restored(draft: TicketDraft, other: TicketDraft): TicketDraft {
  const isSameSize = other.sizeText === draft.sizeText && other.isFromShare === draft.isFromShare;
  const next = {
    ...other,
    percent: isSameSize ? draft.percent : undefined,
    priceText: other.isPriceTouched ? other.priceText : draft.priceText,
  };
  return isSameDraft(draft, next) ? draft : next;
}

/** Every draft begins as a copy of the empty one, so its fields have the same sequence. */
const isSameDraft = (left: TicketDraft, right: TicketDraft): boolean => JSON.stringify(left) === JSON.stringify(right);
