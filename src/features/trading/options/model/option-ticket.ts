import { createForm } from '../../../../core/forms/create-form.ts';
import { breakEvenRate, loseAmount, optionFee, winAmount } from '../../../../core/domain/orders/option-rules.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { add, compare, isPositive, subtract } from '../../../../core/money/fixed-point.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import type { OptionAction, OptionContext, OptionDraft, OptionSummary } from './option-draft.ts';
import { optionErrors, type OptionError } from './option-errors.ts';
import { numberIn } from '../../orders/model/ticket-actions.ts';

export const emptyOption: OptionDraft = { seconds: undefined, stakeText: '', payingId: undefined };

function actOnOption(draft: OptionDraft, action: OptionAction, { languageTag }: OptionContext): OptionDraft {
  switch (action.type) {
    case 'length':
      return { ...draft, seconds: action.seconds };
    case 'stake-text':
      return { ...draft, stakeText: action.text };
    case 'stake-picked':
      return { ...draft, stakeText: formatForInput(action.stake, languageTag) };
    case 'currency':
      // An amount of one currency is meaningless in another.
      return action.id === draft.payingId ? draft : { ...draft, payingId: action.id, stakeText: '' };
    case 'placed':
      return { ...draft, stakeText: '' };
  }
}

function summariseOption(draft: OptionDraft, context: OptionContext): OptionSummary {
  const { periods, currencies, instrument } = context;
  const period = periods?.find(({ seconds }) => seconds === draft.seconds) ?? periods?.[0];
  const currency =
    currencies?.find(({ id }) => id === draft.payingId) ??
    currencies?.find(({ id }) => id === instrument.quote.id) ??
    currencies?.[0];
  const typed = numberIn<Amount>(draft.stakeText, context.languageTag);
  const stake = typed !== undefined && isPositive(typed) ? typed : undefined;
  const fee = stake === undefined || currency === undefined ? undefined : optionFee(stake, currency.feeRate);
  const isKnown = stake !== undefined && period !== undefined && fee !== undefined;
  return {
    period,
    currency,
    stake,
    fee,
    total: stake === undefined || fee === undefined ? undefined : add(stake, fee),
    win: isKnown ? subtract(winAmount(stake, period.payoutRate), fee) : undefined,
    lose: isKnown ? add(loseAmount(stake, period.lossRate), fee) : undefined,
    isAllLost: period?.lossRate === undefined || period.lossRate === '100',
    breakEven:
      period === undefined || currency === undefined
        ? undefined
        : breakEvenRate({ payoutRate: period.payoutRate, lossRate: period.lossRate, feeRate: currency.feeRate }),
    minStake: narrowest(currency?.minStake, period?.minStake, 1),
    maxStake: narrowest(currency?.maxStake, period?.maxStake, -1),
  };
}

/** The larger of two lower bounds, or the smaller of two upper ones. */
export function narrowest(one: Amount | undefined, other: Amount | undefined, order: 1 | -1): Amount | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return compare(one, other) === order ? one : other;
}

/** The ticket of timed options. Nothing in it is filled in for the person but the shortest length. */
export const optionForm = createForm<OptionContext, OptionDraft, OptionAction, OptionSummary, OptionError>({
  initial: () => emptyOption,
  actions: actOnOption,
  summary: summariseOption,
  errors: optionErrors,
});

/** The draft as text, to be kept for the way over the login page, and back. */
export const writeOptionDraft = ({ seconds, payingId, stakeText }: OptionDraft): string =>
  [seconds ?? '', payingId ?? '', stakeText].join('\n');

export function readOptionDraft(text: string | undefined): OptionDraft | undefined {
  const [seconds = '', payingId = '', stakeText, ...rest] = text?.split('\n') ?? [];
  if (stakeText === undefined || rest.length > 0 || !/^\d*$/.test(seconds)) return undefined;
  return {
    seconds: seconds === '' ? undefined : Number(seconds),
    payingId: payingId === '' ? undefined : payingId,
    stakeText,
  };
}
