import type { FieldError } from '../../../../core/forms/field-error.ts';
import { quantity, type Amount, type DecimalText, type Price, type Quantity } from '../../../../core/money/amount.ts';
import { compare, isMultipleOf, isPositive, placesOf, roundTo } from '../../../../core/money/fixed-point.ts';
import { parseDecimalInput } from '../../../../core/money/parse.ts';
import { shortened } from '../../orders/model/shown-amount.ts';
import { shownCost } from '../../../../core/money/shown-cost.ts';
import type { ContractKey } from './contract-key.ts';
import { contractLimitOf, costOfLots } from './contract-lots.ts';
import type { ContractSummary } from './contract-summary.ts';
import { countingIn, type ContractContext, type ContractDraft, type ContractField } from './contract-ticket.ts';
import { stopLevels, type StopLevel } from '../../../../core/domain/orders/contract-levels.ts';

export type ContractError = FieldError<ContractField, ContractKey>;

/** All problems between the draft and an order, the most useful message first for each field. */
export function contractErrors(
  draft: ContractDraft,
  summary: ContractSummary,
  context: ContractContext,
): readonly ContractError[] {
  return [
    ...ticketErrors(draft, summary, context),
    ...(draft.orderType === 'limit' ? priceErrors(draft, context) : []),
    ...sizeErrors(draft, summary, context),
    ...stopLevels.flatMap((level) => stopErrors(level, summary, context)),
  ];
}

function stopErrors(
  level: StopLevel,
  { stops }: ContractSummary,
  { instrument }: ContractContext,
): readonly ContractError[] {
  const problem = stops?.problems[level];
  const { priceStep: step } = instrument;
  if (problem !== undefined && !problem.isWarning) {
    const { key, limit } = problem;
    const figures = limit === undefined ? {} : { limit: step === undefined ? limit : roundTo(limit, placesOf(step)) };
    return [{ field: level, key: `stops.problem.${key}`, figures }];
  }
  if (stops?.offStep[level] !== true || step === undefined) return [];
  return [{ field: level, key: 'error.priceStep', figures: { step } }];
}

function ticketErrors(
  draft: ContractDraft,
  summary: ContractSummary,
  context: ContractContext,
): readonly ContractError[] {
  if (context.instrument.isOpen === false) return [{ field: 'ticket', key: 'error.marketClosed' }];
  if (context.terms === undefined) return [{ field: 'ticket', key: 'error.noTerms', isWhenAsked: true }];
  if (summary.leverage === undefined) return [{ field: 'ticket', key: 'error.noLeverage' }];
  // Nothing of the order could be reckoned.
  if (context.instrument.contract === undefined) return [{ field: 'ticket', key: 'lines.noLot', isWhenAsked: true }];
  if (draft.orderType === 'market' && context.last === undefined)
    return [{ field: 'ticket', key: 'error.noPrice', isWhenAsked: true }];
  return [];
}

function readingErrors(field: 'price' | 'size', text: string, languageTag: string): readonly ContractError[] {
  const reading = parseDecimalInput<DecimalText>(text, languageTag);
  switch (reading.kind) {
    case 'empty':
      return [{ field, key: `error.${field}Missing`, isWhenAsked: true }];
    case 'invalid':
    // The field asks which reading is meant.
    case 'ambiguous':
      return [{ field, key: `error.${field}Invalid` }];
    case 'number':
      return isPositive(reading.value) ? [] : [{ field, key: `error.${field}NotPositive` }];
  }
}

/** A limit waits: a long one below the market, a short one above it. Servers refuse any other. */
function priceErrors(draft: ContractDraft, context: ContractContext): readonly ContractError[] {
  const wrong = readingErrors('price', draft.priceText, context.languageTag);
  const limit = contractLimitOf(draft, context);
  if (wrong.length > 0 || limit === undefined) return wrong;
  const { last } = context;
  const step = context.instrument.priceStep;
  if (step !== undefined && !isMultipleOf(limit, step))
    return [{ field: 'price', key: 'error.priceStep', figures: { step } }];
  return last === undefined ? [] : waitingErrors(draft, limit, last);
}

function waitingErrors(draft: ContractDraft, limit: Price, last: Price): readonly ContractError[] {
  const isWaiting = draft.direction === 'long' ? compare(limit, last) < 0 : compare(limit, last) > 0;
  if (isWaiting) return [];
  const key = draft.direction === 'long' ? 'error.limitNotBelow' : 'error.limitNotAbove';
  // The offered price is the market's own: it is no mistake of the person's.
  return [{ field: 'price', key, figures: { last }, isWhenAsked: !draft.isPriceTouched }];
}

/** The limit would open at once, which a market order is for. */
export const isBeyondMarket = (error: ContractError | undefined): boolean =>
  error?.key === 'error.limitNotBelow' || error?.key === 'error.limitNotAbove';

const oneLot = quantity('1');

function sizeErrors(
  draft: ContractDraft,
  summary: ContractSummary,
  context: ContractContext,
): readonly ContractError[] {
  const wrong = readingErrors('size', draft.sizeText, context.languageTag);
  // Of an empty account every share is zero.
  if (wrong[0]?.key === 'error.sizeNotPositive') return [...emptyErrors(draft, summary, context), ...wrong].slice(0, 1);
  if (wrong.length > 0) return wrong;
  const { lots } = summary;
  if (draft.sizeUnit === 'margin' && countingIn(context).margin === 'unknown')
    return [{ field: 'size', key: 'error.marginUnknown' }];
  if (lots === undefined) return [];
  if (draft.sizeUnit === 'lots' && !isMultipleOf(lots, oneLot)) return [{ field: 'size', key: 'error.lotsWhole' }];
  return [...boundErrors(draft, lots, context), ...balanceErrors(summary, context)].slice(0, 1);
}

/** Of one order. */
export const fewestLots = ({ terms, instrument }: ContractContext): Quantity =>
  terms?.lots.min ?? instrument.contract?.lotsMin ?? oneLot;

function boundErrors(draft: ContractDraft, lots: Quantity, context: ContractContext): readonly ContractError[] {
  const { terms, instrument } = context;
  const min = fewestLots(context);
  const max = terms?.lots.max ?? instrument.contract?.lotsMax;
  if (compare(lots, min) < 0) return [tooFewError(draft, min, context)];
  if (max !== undefined && compare(lots, max) > 0)
    return [{ field: 'size', key: 'error.tooManyLots', figures: { max } }];
  return [];
}

/** The smallest order in the unit that was typed. */
function tooFewError(draft: ContractDraft, min: Quantity, context: ContractContext): ContractError {
  const margin = draft.sizeUnit === 'margin' ? costOfLots(draft, context, min)?.margin : undefined;
  if (margin === undefined) return { field: 'size', key: 'error.tooFewLots', figures: { min } };
  const currency = context.instrument.quote.name;
  const figures = { needed: shownCost(margin, currency) };
  return { field: 'size', key: 'error.marginTooSmall', figures, params: { currency } };
}

/** A guess does not stop an order: the server may take less. */
function balanceErrors(
  { cost, available, isBeyond }: ContractSummary,
  context: ContractContext,
): readonly ContractError[] {
  return isBeyond ? shortErrors(cost?.needed, available, context) : [];
}

/** What the smallest order needs, where there is nothing at all. */
function emptyErrors(
  draft: ContractDraft,
  { available }: ContractSummary,
  context: ContractContext,
): readonly ContractError[] {
  if (available === undefined || isPositive(available)) return [];
  return shortErrors(costOfLots(draft, context, fewestLots(context))?.needed, available, context);
}

function shortErrors(
  needed: Amount | undefined,
  available: Amount | undefined,
  context: ContractContext,
): readonly ContractError[] {
  if (needed === undefined || available === undefined || !countingIn(context).isProven) return [];
  const currency = context.instrument.quote.name;
  const figures = { needed: shownCost(needed, currency), available: shortened(available, currency) };
  return [{ field: 'size', key: 'error.balance', figures, params: { currency } }];
}
