import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import type { TicketError } from '../model/ticket-errors.ts';

/** What is wrong with a field, in the person's words and numbers. */
export function useTicketErrorText(): (error: TicketError | undefined) => string | undefined {
  const t = useText('trading');
  const format = useFormat();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  return (error) => {
    if (error === undefined) return undefined;
    if (isMasked && error.key === 'ticket.error.balance') return t('ticket.error.balanceHidden');
    const parameters: Record<string, string> = { ...error.params };
    if (parameters['currency'] !== undefined) parameters['currency'] = marked(parameters['currency']);
    for (const [name, value] of Object.entries(error.figures ?? {})) parameters[name] = format.amount(value);
    return t(error.key, parameters);
  };
}
