import type { FieldError } from '../../../../core/forms/field-error.ts';
import type { TextKey } from '../../../../core/i18n/keys.d.ts';
import { decimal, type Amount, type DecimalText } from '../../../../core/money/amount.ts';
import { compare, placesOf } from '../../../../core/money/fixed-point.ts';
import { parseDecimalInput } from '../../../../core/money/parse.ts';
import { amountProblem } from '../../../../core/rules/amount-rules.ts';
import type { OptionContext, OptionDraft, OptionSummary } from './option-draft.ts';

export type OptionError = FieldError<'stake' | 'ticket', Extract<TextKey<'options'>, `error.${string}`>>;

/** Decimals of a stake: those that servers keep. */
const stakePlaces = 8;

/** Why the option cannot be opened; the market's state comes first. */
export function optionErrors(
  draft: OptionDraft,
  summary: OptionSummary,
  context: OptionContext,
): readonly OptionError[] {
  return [...ticketErrors(context), ...stakeErrors(draft, summary, context)];
}

function ticketErrors({ instrument, periods, currencies }: OptionContext): readonly OptionError[] {
  if (instrument.isOpen === false) return [{ field: 'ticket', key: 'error.marketClosed' }];
  if (periods?.length === 0) return [{ field: 'ticket', key: 'error.noLengths' }];
  if (currencies?.length === 0) return [{ field: 'ticket', key: 'error.noCurrency' }];
  return [];
}

function stakeErrors(draft: OptionDraft, summary: OptionSummary, context: OptionContext): readonly OptionError[] {
  const reading = parseDecimalInput<Amount>(draft.stakeText, context.languageTag);
  switch (reading.kind) {
    case 'empty':
      return [{ field: 'stake', key: 'error.stakeMissing', isWhenAsked: true }];
    case 'invalid':
    // The field asks which reading is meant.
    case 'ambiguous':
      return [{ field: 'stake', key: 'error.stakeInvalid' }];
    case 'number':
      return ruleErrors(reading.value, summary);
  }
}

function ruleErrors(stake: Amount, summary: OptionSummary): readonly OptionError[] {
  const problem = amountProblem(stake);
  if (problem?.key === 'amountNotPositive')
    return [{ field: 'stake', key: 'error.stakeNotPositive', isWhenAsked: true }];
  if (problem !== undefined || placesOf(stake) > stakePlaces)
    return [{ field: 'stake', key: 'error.tooFine', params: { places: String(stakePlaces) } }];
  if (summary.period?.isWholeStake === true && placesOf(stake) > 0)
    return [{ field: 'stake', key: 'error.stakeWhole' }];
  const { minStake: min, maxStake: max, total, currency } = summary;
  const available = currency?.available;
  const params = { currency: currency?.name ?? '' };
  const wrong = (key: OptionError['key'], figures: Record<string, DecimalText>): readonly OptionError[] => [
    { field: 'stake', key, figures, params },
  ];
  if (min !== undefined && compare(stake, min) < 0) return wrong('error.stakeTooSmall', { min });
  if (max !== undefined && compare(stake, max) > 0) return wrong('error.stakeTooLarge', { max });
  // An unknown balance refuses nothing: the server judges.
  if (available !== undefined && total !== undefined && compare(total, available) > 0)
    return wrong('error.balance', { available: decimal(available), total: decimal(total) });
  return [];
}
