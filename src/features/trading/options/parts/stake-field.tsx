import type { Ref } from 'react';
import type { PayableCurrency } from '../../../../core/domain/orders/option.ts';
import type { Amount, DecimalText } from '../../../../core/money/amount.ts';
import { compare } from '../../../../core/money/fixed-point.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { ListChoice } from '../../../../core/ui/fields/list-choice.tsx';
import { DecimalField } from '../../../../core/ui/fields/decimal-field.tsx';
import { MoneyText } from '../../../../core/ui/money/money-text.tsx';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import { Term } from '../../../shared/glossary/parts/term.tsx';
import { shortened } from '../../orders/model/shown-amount.ts';
import type { OptionFormState } from './option-form-state.ts';
import styles from './option-ticket.module.css';
import { useOptionErrorText } from './use-option-error-text.ts';

export interface StakeFieldProps {
  readonly form: OptionFormState;
  readonly currencies: readonly PayableCurrency[];
  readonly inputRef: Ref<HTMLInputElement>;
}

/** The stake, what it is paid in, and stakes to choose from. It begins empty. */
export function StakeField({ form, currencies, inputRef }: StakeFieldProps) {
  const t = useText('options');
  const format = useFormat();
  const errorText = useOptionErrorText();
  const marked = useMoneyUnit();
  const { draft, summary, act } = form;
  const { currency, minStake, maxStake } = summary;
  const pick = (stake: DecimalText): void => act({ type: 'stake-picked', stake });
  return (
    <div className={styles['stake']}>
      <DecimalField
        label={t('ticket.stake')}
        ref={inputRef}
        name="stake"
        help={
          <span className={styles['available']}>
            <Term id="available">{t('ticket.available')}</Term>
            <MoneyText
              value={currency?.available === undefined ? undefined : shortened(currency.available, currency.name)}
              currency={currency?.name}
            />
          </span>
        }
        value={draft.stakeText}
        onChange={(text) => act({ type: 'stake-text', text })}
        placeholder="0"
        unit={<PayingUnit form={form} currencies={currencies} />}
        error={errorText(form.errorOf('stake'))}
        hint={boundsText()}
      />
      <Presets currency={currency} maxStake={maxStake} onPick={pick} />
    </div>
  );

  function boundsText(): string | undefined {
    if (currency === undefined || minStake === undefined || maxStake === undefined) return undefined;
    return t('ticket.bounds', {
      min: format.amount(minStake),
      max: marked(format.amount(maxStake, { currency: currency.name })),
    });
  }
}

/** The currency of the stake, with a choice if there are several. */
function PayingUnit({ form, currencies }: Pick<StakeFieldProps, 'form' | 'currencies'>) {
  const t = useText('options');
  const { currency } = form.summary;
  if (currencies.length < 2 || currency === undefined) return <span className={styles['unit']}>{currency?.name}</span>;
  return (
    <ListChoice
      className={styles['units']}
      label={t('ticket.payWith')}
      options={currencies.map(({ id, name }) => ({ id, label: name }))}
      value={currency.id}
      onChange={(id) => form.act({ type: 'currency', id })}
    />
  );
}

interface PresetsProps {
  readonly currency: PayableCurrency | undefined;
  readonly maxStake: Amount | undefined;
  readonly onPick: (stake: Amount) => void;
}

function Presets({ currency, maxStake, onPick }: PresetsProps) {
  const t = useText('options');
  const format = useFormat();
  const marked = useMoneyUnit();
  const fitting = currency?.presets.filter((stake) => maxStake === undefined || compare(stake, maxStake) <= 0) ?? [];
  if (currency === undefined || fitting.length === 0) return undefined;
  return (
    <div className={styles['presets']} role="group" aria-label={t('ticket.presets')}>
      {fitting.map((stake) => (
        <button
          key={stake}
          type="button"
          className={styles['preset']}
          aria-label={marked(format.amount(stake, { currency: currency.name }))}
          onClick={() => onPick(stake)}
        >
          {format.amount(stake)}
        </button>
      ))}
    </div>
  );
}
