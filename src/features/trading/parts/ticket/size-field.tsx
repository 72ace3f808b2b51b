import { IconArrowsExchange } from '@tabler/icons-react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { DecimalField } from '../../../../core/ui/decimal-field.tsx';
import { PercentSlider } from '../../../../core/ui/percent-slider.tsx';
import { TermMark } from '../../../shared/glossary/parts/term.tsx';
import { useIsMasked } from '../use-is-masked.ts';
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
  const isMasked = useIsMasked();
  const isSecret = isMasked && draft.isFromShare;
  const otherUnit = useOtherUnit(form, base);
  const secretHint = useSecretHint(draft.percent);
  const type = (text: string): void =>
    act({ type: 'size-text', text: isSecret ? text.replaceAll(hiddenText.slice(0, 1), '') : text });
  return (
    <div className={styles['size']}>
      <DecimalField
        label={t('ticket.size')}
        name="size"
        help={<TermMark ids={['amount']} label={t('ticket.size')} />}
        value={isSecret ? hiddenText : draft.sizeText}
        onChange={type}
        placeholder="0"
        unit={<UnitToggle form={form} base={base} quote={quote} />}
        error={errorText(error)}
        hint={isSecret ? secretHint : otherUnit}
      />
      <Ambiguity choices={error?.choices} onChoose={(size) => act({ type: 'size-picked', size })} />
      <PercentSlider
        label={t('ticket.share')}
        // Where a typed amount stands tells the balance as well as the balance itself.
        value={isMasked && !draft.isFromShare ? undefined : summary.percent}
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

/** Says in words what the hidden size is. */
function useSecretHint(percent: number | undefined): string {
  const t = useText('trading');
  const format = useFormat();
  return percent === undefined ? t('ticket.sizeHidden') : t('ticket.sizeHiddenShare', { share: format.share(percent) });
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
