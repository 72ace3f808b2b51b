import type { SyntheticEvent } from 'react';
import { alertSides } from '../../../../core/domain/market/price-alert.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { DecimalField } from '../../../../core/ui/fields/decimal-field.tsx';
import { Segmented } from '../../../../core/ui/fields/segmented.tsx';
import type { AlertFormState } from '../model/alert-form-state.ts';
import styles from './alerts.module.css';

export interface AlertFormProps extends AlertFormState {
  /** Gives up a change. */
  readonly onCancel: () => void;
}

/** A price, and from which side it is waited for. */
export function AlertForm({ currency, last, priceText, side, error, isChange, ...props }: AlertFormProps) {
  const t = useText('alerts');
  const format = useFormat();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    props.onSubmit();
  };
  const title = isChange ? t('form.change') : t('form.new');
  return (
    <form className={styles['form']} aria-label={title} onSubmit={submit} noValidate>
      <h3 className={styles['heading']}>{title}</h3>
      <Segmented
        label={t('form.side')}
        options={alertSides.map((id) => ({ id, label: t(`form.${id}`) }))}
        value={side}
        onChange={props.onSide}
      />
      <DecimalField
        label={`${t('form.price')} (${currency})`}
        name="alert-price"
        value={priceText}
        onChange={props.onText}
        error={error}
        hint={last === undefined ? undefined : t('form.last', { price: format.amount(last, { currency }) })}
      />
      <div className={styles['pair']}>
        {isChange ? (
          <Button variant="secondary" onClick={props.onCancel}>
            {t('form.cancel')}
          </Button>
        ) : undefined}
        <Button type="submit">{isChange ? t('form.save') : t('form.set')}</Button>
      </div>
    </form>
  );
}
