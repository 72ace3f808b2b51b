import { IconArrowsExchange } from '@tabler/icons-react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { DecimalField } from '../../../../core/ui/decimal-field.tsx';
import { PercentSlider } from '../../../../core/ui/percent-slider.tsx';
import { TermMark } from '../../../shared/glossary/parts/term.tsx';
import { Ambiguity } from '../ticket/ambiguity.tsx';
import styles from '../ticket/ticket.module.css';
import { useIsMasked } from '../use-is-masked.ts';
import type { ContractFormState } from './contract-form-state.ts';
import { useContractErrorText } from './use-contract-error-text.ts';
import { useLotsText } from './use-lots-text.ts';

export interface ContractSizeFieldProps {
  readonly form: ContractFormState;
  readonly base: string;
  readonly quote: string;
}

/** Lots, or the margin to put in, and the share of what is free as a slider. */
export function ContractSizeField({ form, base, quote }: ContractSizeFieldProps) {
  const t = useText('contract');
  const trading = useText('trading');
  const format = useFormat();
  const errorText = useContractErrorText();
  const { draft, summary, act } = form;
  const error = form.errorOf('size');
  const isMasked = useIsMasked();
  const isSecret = isMasked && draft.isFromShare;
  const meaning = useMeaning(form, base);
  const hidden =
    draft.percent === undefined
      ? trading('ticket.sizeHidden')
      : trading('ticket.sizeHiddenShare', { share: format.share(draft.percent) });
  const type = (text: string): void =>
    act({ type: 'size-text', text: isSecret ? text.replaceAll(hiddenText.slice(0, 1), '') : text });
  return (
    <div className={styles['size']}>
      <DecimalField
        label={t('ticket.size')}
        name="size"
        help={<TermMark ids={['lot']} label={t('ticket.size')} />}
        value={isSecret ? hiddenText : draft.sizeText}
        onChange={type}
        placeholder="0"
        unit={<UnitToggle form={form} quote={quote} />}
        error={errorText(error)}
        hint={isSecret ? hidden : meaning}
      />
      <Ambiguity choices={error?.choices} onChoose={(size) => act({ type: 'size-picked', size })} />
      <PercentSlider
        label={trading('ticket.share')}
        // Where a typed size stands tells the balance as well as the balance itself.
        value={isMasked && !draft.isFromShare ? undefined : summary.percent}
        tone={draft.direction === 'long' ? 'up' : 'down'}
        isDisabled={summary.largest === undefined}
        onChange={(percent) => act({ type: 'percent', percent })}
      />
    </div>
  );
}

/** What the size stands for: units of the base, and whole lots where it is given as a margin. */
function useMeaning({ draft, summary }: ContractFormState, base: string): string | undefined {
  const t = useText('contract');
  const format = useFormat();
  const lotsText = useLotsText();
  if (summary.lots === undefined || summary.size === undefined) return undefined;
  const size = format.amount(summary.size, { currency: base });
  return draft.sizeUnit === 'lots'
    ? t('ticket.inBase', { size })
    : t('ticket.inLots', { lots: lotsText(summary.lots), size });
}

function UnitToggle({ form, quote }: Pick<ContractSizeFieldProps, 'form' | 'quote'>) {
  const t = useText('contract');
  const isLots = form.draft.sizeUnit === 'lots';
  const [unit, other] = isLots ? [t('ticket.lots'), quote] : [quote, t('ticket.lots')];
  return (
    <button
      type="button"
      className={styles['unit']}
      aria-label={t('ticket.unit', { unit, other })}
      onClick={() => form.act({ type: 'size-unit', unit: isLots ? 'margin' : 'lots' })}
    >
      {unit}
      <IconArrowsExchange size={14} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
