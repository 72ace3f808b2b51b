import { stopLevels } from '../../../../core/domain/orders/contract-levels.ts';
import { initialContract, ownOf } from './contract-actions.ts';
import { emptyContract, type ContractContext, type ContractDraft } from './contract-ticket.ts';
import { writeContractDraft } from './kept-contract-draft.ts';

/** What another pair takes over from a ticket, as text. A lot is another size there: the unit is no part of it. */
export function writeContractChoices(draft: ContractDraft): string {
  const { direction, orderType, leverage } = ownOf(draft);
  return writeContractDraft({ ...emptyContract, direction, orderType, leverage });
}

const isFilled = ({ sizeText, isPriceTouched, stopTexts }: ContractDraft): boolean =>
  sizeText !== '' || isPriceTouched || stopLevels.some((level) => stopTexts[level] !== '');

/**
 * What the ticket of a pair begins with: its own draft, if it holds a figure, which was meant for its own direction. Otherwise
 * direction, kind and leverage that were chosen last; a leverage that the pair lacks is the smallest there.
 */
export function firstContractDraft(
  own: ContractDraft | undefined,
  chosen: ContractDraft | undefined,
  context: ContractContext,
): ContractDraft | undefined {
  if (chosen === undefined || (own !== undefined && isFilled(own))) return own;
  const { direction, orderType, leverage } = chosen;
  return { ...(own ?? initialContract(context)), direction, orderType, leverage };
}
