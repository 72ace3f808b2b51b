import { useText } from '../../../../core/i18n/use-text.ts';
import { DecimalField } from '../../../../core/ui/decimal-field.tsx';
import type { TicketFormState } from '../ticket-form-state.ts';
import { Ambiguity } from './ambiguity.tsx';
import styles from './ticket.module.css';
import { useTicketErrorText } from './use-ticket-error-text.ts';

export interface PriceFieldProps {
  readonly form: TicketFormState;
  readonly quote: string;
}

export function PriceField({ form, quote }: PriceFieldProps) {
  const t = useText('trading');
  const errorText = useTicketErrorText();
  const { draft, act } = form;
  if (draft.orderType === 'market') {
    return (
      <div className={styles['marketPrice']}>
        <span className={styles['fieldLabel']}>{t('ticket.price')}</span>
        <span className={styles['marketBox']}>{t('ticket.marketPrice')}</span>
      </div>
    );
  }
  const error = form.errorOf('price');
  return (
    <div>
      <DecimalField
        label={`${t('ticket.price')} (${quote})`}
        name="price"
        value={draft.priceText}
        onChange={(text) => act({ type: 'price-text', text })}
        onStep={(direction) => act({ type: 'price-step', direction })}
        stepLabels={{ up: t('ticket.priceUp'), down: t('ticket.priceDown') }}
        error={errorText(error)}
      />
      <Ambiguity choices={error?.choices} onChoose={(price) => act({ type: 'price-picked', price })} />
    </div>
  );
}
