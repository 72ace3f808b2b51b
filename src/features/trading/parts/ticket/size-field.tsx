import { IconArrowsExchange } from '@tabler/icons-react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { DecimalField } from '../../../../core/ui/decimal-field.tsx';
import { PercentSlider } from '../../../../core/ui/percent-slider.tsx';
import type { TicketFormState } from '../ticket-form-state.ts';
import { Ambiguity } from './ambiguity.tsx';
import styles from './ticket.module.css';
import { useTicketErrorText } from './use-ticket-error-text.ts';

export interface SizeFieldProps {
  readonly form: TicketFormState;
  readonly base: string;
  readonly quote: string;
}

/** Amount with its unit, and the share of what is available as a slider. */
export function SizeField({ form, base, quote }: SizeFieldProps) {
  const t = useText('trading');
  const errorText = useTicketErrorText();
  const { draft, summary, act } = form;
  const error = form.errorOf('size');
  return (
    <div className={styles['size']}>
      <DecimalField
        label={t('ticket.size')}
        name="size"
        value={draft.sizeText}
        onChange={(text) => act({ type: 'size-text', text })}
        placeholder="0"
        unit={<UnitToggle form={form} base={base} quote={quote} />}
        error={errorText(error)}
        hint={useOtherUnit(form, base)}
      />
      <Ambiguity choices={error?.choices} onChoose={(size) => act({ type: 'size-picked', size })} />
      <PercentSlider
        label={t('ticket.share')}
        value={summary.percent}
        tone={draft.side === 'buy' ? 'up' : 'down'}
        isDisabled={summary.largest === undefined}
        onChange={(percent) => act({ type: 'percent', percent })}
      />
    </div>
  );
}

/** A size in the quote currency says how many units that is; the order is placed in units. */
function useOtherUnit({ draft, summary }: TicketFormState, base: string): string | undefined {
  const t = useText('trading');
  const format = useFormat();
  if (draft.sizeUnit === 'base' || summary.quantity === undefined) return undefined;
  return t('ticket.approximately', { figure: format.amount(summary.quantity, { currency: base }) });
}

function UnitToggle({ form, base, quote }: SizeFieldProps) {
  const t = useText('trading');
  const isBase = form.draft.sizeUnit === 'base';
  const [unit, other] = isBase ? [base, quote] : [quote, base];
  return (
    <button
      type="button"
      className={styles['unit']}
      aria-label={t('ticket.sizeUnit', { unit, other })}
      onClick={() => form.act({ type: 'size-unit', unit: isBase ? 'quote' : 'base' })}
    >
      {unit}
      <IconArrowsExchange size={14} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
