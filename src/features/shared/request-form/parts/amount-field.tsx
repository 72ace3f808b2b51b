import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import { DecimalField } from '../../../../core/ui/fields/decimal-field.tsx';
import type { TypedAmount } from '../model/typed-amount.ts';
import styles from './requests.module.css';
import { useAmountWords } from './use-amount-words.ts';

export interface AmountFieldProps {
  readonly label: string;
  /** As typed. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly reading: TypedAmount;
  readonly currency: string;
  /** What “all” means; without it there is no such button. */
  readonly most?: Amount | undefined;
  /** Reports missing values, not only wrong ones. */
  readonly isAsked: boolean;
  /** More than the rule of amounts knows; shown when that has nothing to say. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** A sum of one currency. */
export function AmountField(props: AmountFieldProps) {
  const { label, text, onText, reading, currency, isAsked, error, hint } = props;
  // A field must not show the whole balance while amounts are hidden.
  const most = usePreferences().hideAmounts ? undefined : props.most;
  const t = useText('requests');
  const format = useFormat();
  const words = useAmountWords(currency);
  const own = reading.isEmpty && !isAsked ? undefined : words(reading, most);
  return (
    <DecimalField
      label={label}
      name="amount"
      value={text}
      onChange={onText}
      placeholder="0"
      error={own ?? error}
      hint={hint}
      unit={
        <span className={styles['unit']}>
          {currency}
          {most === undefined ? undefined : (
            <button
              type="button"
              className={styles['all']}
              onClick={() => onText(formatForInput(most, format.languageTag))}
            >
              {t('amount.all')}
            </button>
          )}
        </span>
      }
    />
  );
}
