import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import type { TicketFormState } from './ticket-form-state.ts';
import { SizeInput } from '../../ticket/parts/size-input.tsx';
import { useTicketErrorText } from './use-ticket-error-text.ts';

export interface SizeFieldProps {
  readonly form: TicketFormState;
  readonly base: string;
  readonly quote: string;
}

/** The amount of a spot order, in either of its currencies. */
export function SizeField({ form, base, quote }: SizeFieldProps) {
  const t = useText('trading');
  const errorText = useTicketErrorText();
  const { draft, summary, act } = form;
  const isBase = draft.sizeUnit === 'base';
  const [unit, other] = isBase ? [base, quote] : [quote, base];
  return (
    <SizeInput
      label={t('ticket.size')}
      term="amount"
      draft={draft}
      act={act}
      unit={{
        name: unit,
        label: t('ticket.sizeUnit', { unit, other }),
        onSwitch: () => act({ type: 'size-unit', unit: isBase ? 'quote' : 'base' }),
      }}
      hint={useOtherUnit(form, base)}
      error={errorText(form.errorOf('size'))}
      share={summary.percent}
      isShareKnown={summary.largest !== undefined}
      tone={draft.side === 'buy' ? 'up' : 'down'}
    />
  );
}

/** A size in the quote currency also shows its units; the order is placed in units. */
function useOtherUnit({ draft, summary }: TicketFormState, base: string): string | undefined {
  const t = useText('trading');
  const format = useFormat();
  const marked = useMoneyUnit();
  if (draft.sizeUnit === 'base' || summary.quantity === undefined) return undefined;
  return t('ticket.approximately', { figure: marked(format.amount(summary.quantity, { currency: base })) });
}
