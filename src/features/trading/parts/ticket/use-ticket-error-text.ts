import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { TicketError } from '../../model/ticket-errors.ts';

/** What is wrong with a field, in the person's words and numbers. */
export function useTicketErrorText(): (error: TicketError | undefined) => string | undefined {
  const t = useText('trading');
  const format = useFormat();
  return (error) => {
    if (error === undefined) return undefined;
    const figures = Object.entries(error.figures ?? {}).map(([name, value]) => [name, format.amount(value)]);
    return t(error.key, { ...error.params, ...Object.fromEntries(figures) });
  };
}
