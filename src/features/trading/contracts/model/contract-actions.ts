import {
  price,
  quantity,
  rate,
  type Amount,
  type DecimalText,
  type Price,
  type Quantity,
} from '../../../../core/money/amount.ts';
import { add, compare, isPositive, larger, multiply, roundTo, subtract } from '../../../../core/money/fixed-point.ts';
import { shownPlaces } from '../../../../core/money/shown-places.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import { costOfLots, largestLots, lotsWithin } from './contract-lots.ts';
import {
  countingIn,
  emptyContract,
  figuresOf,
  type ContractAction,
  type ContractContext,
  type ContractDraft,
  type ContractSizeUnit,
  type OwnChoices,
  type OwnDraft,
} from './contract-ticket.ts';
import { followsMarket, numberIn, priceStepOf, withOffer } from '../../orders/model/ticket-actions.ts';

const oneLot = quantity('1');
const noLot = quantity('0');

export const initialContract = (context: ContractContext): ContractDraft => ({
  ...emptyContract,
  sizeUnit: usualUnit(context),
  priceText: offered(context),
});

/** A margin says what is at stake; without knowing how the server counts it, only lots can be ordered. */
const usualUnit = (context: ContractContext): ContractSizeUnit =>
  countingIn(context).margin === 'unknown' ? 'lots' : 'margin';

const offered = (context: ContractContext): string =>
  context.last === undefined ? '' : written(context.last, context);

const written = (value: DecimalText, { languageTag }: ContractContext): string => formatForInput(value, languageTag);

/** Lots as typed, those of the share, or the whole ones that a margin buys; undefined when the field holds none. */
export function lotsOf(draft: ContractDraft, context: ContractContext): Quantity | undefined {
  if (draft.sizeUnit === 'lots') return positive(numberIn<Quantity>(draft.sizeText, context.languageTag));
  if (draft.percent !== undefined && draft.percent > 0) return positive(lotsForPercent(draft, context, draft.percent));
  const budget = numberIn<Amount>(draft.sizeText, context.languageTag);
  if (budget === undefined || !isPositive(budget)) return undefined;
  return lotsWithin(draft, context, { sum: budget, part: 'margin' });
}

const positive = (value: Quantity | undefined): Quantity | undefined =>
  value !== undefined && isPositive(value) ? value : undefined;

function lotsForPercent(draft: ContractDraft, context: ContractContext, percent: number): Quantity | undefined {
  const largest = largestLots(draft, context);
  if (largest === undefined || percent >= 100) return largest;
  const lots = roundTo(multiply(largest, rate(`${percent / 100}`)), 0, 'down');
  // A share of a small sum is still one lot, if it can be paid.
  return isPositive(largest) && percent > 0 ? larger(lots, oneLot) : lots;
}

/** This many lots in the unit of the field; a margin in the places of its currency, if that buys the same lots. */
function sizeTextOf(draft: ContractDraft, context: ContractContext, lots: Quantity): string {
  if (draft.sizeUnit === 'lots') return written(lots, context);
  const margin = costOfLots(draft, context, lots)?.margin;
  if (margin === undefined) return '';
  const rounded = roundTo(margin, shownPlaces(margin, context.instrument.quote.name), 'up');
  const bought = lotsWithin(draft, context, { sum: rounded, part: 'margin' });
  const isSame = bought !== undefined && compare(bought, lots) === 0;
  return written(isSame ? rounded : margin, context);
}

function percentChosen(draft: ContractDraft, context: ContractContext, percent: number): ContractDraft {
  const lots = lotsForPercent(draft, context, percent);
  if (lots === undefined) return draft;
  const sizeText = percent === 0 ? '' : sizeTextOf(draft, context, lots);
  return { ...draft, sizeText, percent, isFromShare: percent > 0 };
}

function unitChosen(draft: ContractDraft, context: ContractContext, sizeUnit: ContractSizeUnit): ContractDraft {
  if (sizeUnit === draft.sizeUnit) return draft;
  const lots = lotsOf(draft, context);
  const next = { ...draft, sizeUnit };
  return lots === undefined ? { ...next, sizeText: '' } : { ...next, sizeText: sizeTextOf(next, context, lots) };
}

/** One lot more or less; nothing below the first. */
function sizeStepped(draft: ContractDraft, context: ContractContext, direction: 1 | -1): ContractDraft {
  const lots = lotsOf(draft, context) ?? noLot;
  const moved = direction === 1 ? add(roundTo(lots, 0, 'down'), oneLot) : subtract(roundTo(lots, 0, 'up'), oneLot);
  if (!isPositive(moved)) return draft;
  return { ...draft, sizeText: sizeTextOf(draft, context, moved), percent: undefined, isFromShare: false };
}

function steppedPrice(draft: ContractDraft, context: ContractContext, direction: 1 | -1): string {
  const step = priceStepOf(context);
  const present = numberIn<Price>(draft.priceText, context.languageTag) ?? context.last;
  if (present === undefined) return draft.priceText;
  const moved = direction === 1 ? add(present, step) : subtract(present, step);
  return isPositive(moved) ? written(price(moved), context) : draft.priceText;
}

/** What the next order of the person's own begins with. */
export function ownOf(draft: ContractDraft): OwnChoices {
  const { direction, orderType, leverage, sizeUnit } = draft.own ?? draft;
  return { direction, orderType, leverage, sizeUnit };
}

const lent = (draft: ContractDraft): ContractDraft => ({ ...draft, own: { ...ownOf(draft), ...figuresOf(draft) } });

/** As it was before, at the market's price of now if none was set. */
const givenBack = (draft: ContractDraft, own: OwnDraft, context: ContractContext): ContractDraft =>
  withOffer({ ...draft, ...own, percent: undefined, own: undefined }, offered(context));

/** A size that is typed is one of the person's own orders: in lots it may be a hundred times what was meant. */
const ownUnit = ({ own }: ContractDraft): Partial<ContractDraft> =>
  own === undefined ? {} : { sizeUnit: own.sizeUnit, own: undefined };

const typed = { percent: undefined, isFromShare: false } as const;

/** What an act does to the draft. A size is never changed by an act that is not about the size. */
export function actOnContract(draft: ContractDraft, action: ContractAction, context: ContractContext): ContractDraft {
  switch (action.type) {
    case 'direction':
      return action.direction === draft.direction ? draft : { ...draft, direction: action.direction };
    case 'order-type':
      return { ...withOffer(draft, offered(context)), orderType: action.orderType };
    case 'leverage':
      return { ...draft, leverage: action.leverage };
    case 'price-text':
      return { ...draft, priceText: action.text, isPriceTouched: true };
    case 'price-picked':
      return { ...draft, orderType: 'limit', priceText: written(action.price, context), isPriceTouched: true };
    case 'price-step':
      return { ...draft, priceText: steppedPrice(draft, context, action.direction), isPriceTouched: true };
    case 'price-offered':
      return followsMarket(draft) ? { ...draft, priceText: offered(context) } : draft;
    case 'size-text':
      return { ...draft, ...typed, sizeText: action.text, ...ownUnit(draft) };
    case 'size-step':
      return sizeStepped(draft, context, action.direction);
    case 'size-unit':
      return { ...unitChosen(draft, context, action.unit), isUnitChosen: true, own: undefined };
    case 'lent':
      return draft.own === undefined ? lent(draft) : draft;
    case 'given-back':
      return draft.own === undefined ? draft : givenBack(draft, draft.own, context);
    case 'lots':
      return { ...draft, ...typed, sizeUnit: 'lots', sizeText: written(action.lots, context) };
    case 'percent':
      return percentChosen(draft, context, action.percent);
    case 'stops':
      return { ...draft, stopTexts: action.texts };
    case 'restored':
      return { ...action.draft, percent: undefined };
    case 'placed':
      return {
        ...initialContract(context),
        ...ownOf(draft),
        isUnitChosen: draft.isUnitChosen,
        ...(draft.isUnitChosen ? {} : { sizeUnit: usualUnit(context) }),
      };
  }
}
