import type { FieldError } from '../../../../core/forms/field-error.ts';
import type { DecimalText, Quantity } from '../../../../core/money/amount.ts';
import { compare, isMultipleOf } from '../../../../core/money/fixed-point.ts';
import { parseDecimalInput } from '../../../../core/money/parse.ts';
import { amountProblem } from '../../../../core/rules/amount-rules.ts';
import { shortened } from '../../orders/model/shown-amount.ts';
import { smallestSize, type TicketSummary } from '../../orders/model/ticket-summary.ts';
import type { TicketContext, TicketDraft, TicketField } from '../../orders/model/ticket.ts';
import type { TradingKey } from '../../mode/model/trading-key.ts';

export type TicketError = FieldError<TicketField, TradingKey>;

/** All problems between the draft and an order, the most useful message first for each field. */
export function ticketErrors(
  draft: TicketDraft,
  summary: TicketSummary,
  context: TicketContext,
): readonly TicketError[] {
  return [
    ...ticketWide(draft, summary, context),
    ...priceErrors(draft, context),
    ...sizeErrors(draft, summary, context),
  ];
}

function ticketWide(draft: TicketDraft, summary: TicketSummary, context: TicketContext): readonly TicketError[] {
  if (context.instrument.isOpen === false) return [{ field: 'ticket', key: 'ticket.error.marketClosed' }];
  const { missingWallet: currency } = context;
  if (currency !== undefined) return [{ field: 'ticket', key: 'ticket.error.noWallet', params: { currency } }];
  if (draft.orderType === 'limit' && summary.isByMoney) return [{ field: 'ticket', key: 'ticket.error.noLimitBuy' }];
  if (draft.orderType === 'market' && summary.price === undefined)
    return [{ field: 'ticket', key: 'ticket.error.noPrice', isWhenAsked: true }];
  return [];
}

/** What the text of a field says against itself, before any rule of the market. */
function readingErrors(field: 'price' | 'size', text: string, context: TicketContext): readonly TicketError[] {
  const reading = parseDecimalInput<DecimalText>(text, context.languageTag);
  switch (reading.kind) {
    case 'empty':
      return [{ field, key: `ticket.error.${field}Missing`, isWhenAsked: true }];
    case 'invalid':
    // The field asks which reading is meant.
    case 'ambiguous':
      return [{ field, key: `ticket.error.${field}Invalid` }];
    case 'number':
      return ruleErrors(field, reading.value);
  }
}

function ruleErrors(field: 'price' | 'size', value: DecimalText): readonly TicketError[] {
  const problem = amountProblem(value);
  if (problem === undefined) return [];
  if (problem.key === 'amountTooFine') return [{ field, key: 'ticket.error.tooFine', params: problem.params ?? {} }];
  return [{ field, key: `ticket.error.${field}NotPositive`, isWhenAsked: true }];
}

function priceErrors(draft: TicketDraft, context: TicketContext): readonly TicketError[] {
  if (draft.orderType === 'market') return [];
  const errors = readingErrors('price', draft.priceText, context);
  if (errors.length > 0) return errors;
  const step = context.instrument.priceStep;
  const reading = parseDecimalInput(draft.priceText, context.languageTag);
  if (step === undefined || reading.kind !== 'number' || isMultipleOf(reading.value, step)) return [];
  return [{ field: 'price', key: 'ticket.error.priceStep', figures: { step } }];
}

function sizeErrors(draft: TicketDraft, summary: TicketSummary, context: TicketContext): readonly TicketError[] {
  const errors = readingErrors('size', draft.sizeText, context);
  if (errors.length > 0) return errors;
  const units = summary.quantity;
  const currency = context.instrument.base.name;
  const smallest = smallestSize(context);
  if (units === undefined) return [];
  if (compare(units, smallest) < 0)
    return [{ field: 'size', key: 'ticket.error.sizeTooSmall', figures: { min: smallest }, params: { currency } }];
  if (!isMultipleOf(units, smallest))
    return [{ field: 'size', key: 'ticket.error.sizeStep', figures: { step: smallest }, params: { currency } }];
  return isAffordable(draft, summary, units) ? [] : [balanceError(summary)];
}

/** An unknown balance refuses nothing: the server judges. */
function isAffordable(draft: TicketDraft, summary: TicketSummary, units: Quantity): boolean {
  const available = summary.available.value;
  if (available === undefined) return true;
  // A buy reserves its worst price, not its expected cost.
  const needed = draft.side === 'buy' ? summary.value : units;
  return needed === undefined || compare(needed, available) <= 0;
}

const balanceError = ({ available }: TicketSummary): TicketError => ({
  field: 'size',
  key: 'ticket.error.balance',
  ...(available.value === undefined ? {} : { figures: { available: shortened(available.value, available.currency) } }),
  params: { currency: available.currency },
});
