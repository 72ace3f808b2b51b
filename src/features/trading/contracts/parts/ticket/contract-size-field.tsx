import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { useMoneyUnit } from '../../../../../core/ui/money/use-money-unit.ts';
import { SizeInput } from '../../../ticket/parts/size-input.tsx';
import type { ContractFormState } from './contract-form-state.ts';
import { useContractErrorText } from '../use-contract-error-text.ts';
import { useLotsText } from '../use-lots-text.ts';

export interface ContractSizeFieldProps {
  readonly form: ContractFormState;
  readonly base: string;
  readonly quote: string;
}

/** Lots, or the margin to put in. */
export function ContractSizeField({ form, base, quote }: ContractSizeFieldProps) {
  const t = useText('contracts');
  const errorText = useContractErrorText();
  const { draft, summary, act } = form;
  const isLots = draft.sizeUnit === 'lots';
  const [unit, other] = isLots ? [t('ticket.lots'), quote] : [quote, t('ticket.lots')];
  return (
    <SizeInput
      // On most exchanges a size in money is the value of the position.
      label={isLots ? t('ticket.size') : t('lines.margin')}
      term={isLots ? 'lot' : 'margin'}
      draft={draft}
      act={act}
      unit={{
        name: unit,
        label: t('ticket.unit', { unit, other }),
        onSwitch: () => act({ type: 'size-unit', unit: isLots ? 'margin' : 'lots' }),
      }}
      hint={useMeaning(form, base)}
      error={errorText(form.errorOf('size'))}
      share={summary.percent}
      isShareKnown={summary.largest !== undefined}
      tone={draft.direction === 'long' ? 'up' : 'down'}
    />
  );
}

/** The meaning of the size: units of the base, and whole lots when given as a margin. */
function useMeaning({ draft, summary }: ContractFormState, base: string): string | undefined {
  const t = useText('contracts');
  const format = useFormat();
  const lotsText = useLotsText();
  const marked = useMoneyUnit();
  if (summary.lots === undefined || summary.size === undefined) return undefined;
  const size = marked(format.amount(summary.size, { currency: base }));
  return draft.sizeUnit === 'lots'
    ? t('ticket.inBase', { size })
    : t('ticket.inLots', { lots: lotsText(summary.lots), size });
}
