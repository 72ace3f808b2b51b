import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import type { Amount } from '../../../../../core/money/amount.ts';
import { isPositive } from '../../../../../core/money/fixed-point.ts';
import { useIsMasked } from '../../../../../core/preferences/use-is-masked.ts';
import { shownCost } from '../../../../../core/money/shown-cost.ts';
import { numberIn } from '../../../orders/model/ticket-actions.ts';
import { useLotsText } from '../use-lots-text.ts';
import type { ContractFormState } from './contract-form-state.ts';

/**
 * The size in the unit that it was typed in; of a margin what the whole lots in it take, as the lines above the button say it.
 * Undefined without a size, or if it would reveal the hidden balance.
 */
export function useSizeOnButton({ draft, summary }: ContractFormState, quote: string): string | undefined {
  const t = useText('contracts');
  const trading = useText('trading');
  const format = useFormat();
  const lotsText = useLotsText();
  const isMasked = useIsMasked();
  const { lots, cost, isExact } = summary;
  if (lots === undefined || (isMasked && draft.isFromShare)) return undefined;
  if (draft.sizeUnit === 'lots') return lotsText(lots);
  const taken = isPositive(lots) ? (cost?.needed ?? cost?.margin) : undefined;
  const sum = taken === undefined ? numberIn<Amount>(draft.sizeText, format.languageTag) : shownCost(taken, quote);
  if (sum === undefined) return undefined;
  const figure = format.amount(sum, { currency: quote });
  return t(taken !== undefined && taken === cost?.needed ? 'submit.needed' : 'submit.margin', {
    sum: taken === undefined || isExact ? figure : trading('ticket.approximately', { figure }),
  });
}
