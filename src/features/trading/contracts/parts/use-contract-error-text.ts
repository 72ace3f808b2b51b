import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import type { ContractError } from '../model/contract-errors.ts';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';

/** What is wrong with a field of the contract ticket, in the person's words and numbers. */
export function useContractErrorText(): (error: ContractError | undefined) => string | undefined {
  const t = useText('contracts');
  const format = useFormat();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  return (error) => {
    if (error === undefined) return undefined;
    if (isMasked && error.key === 'error.balance') return t('error.balanceHidden');
    const parameters: Record<string, string> = { ...error.params };
    if (parameters['currency'] !== undefined) parameters['currency'] = marked(parameters['currency']);
    for (const [name, value] of Object.entries(error.figures ?? {})) parameters[name] = format.amount(value);
    return t(error.key, parameters);
  };
}
