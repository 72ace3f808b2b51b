import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import { useMoneyMark } from '../../../../core/ui/money-mark.ts';

/** A sum within a sentence: the privacy eye hides it, and simulated money carries its word. */
export function useMoneyWords(): (value: Amount, currency: string) => string {
  const t = useText('common');
  const format = useFormat();
  const { hideAmounts } = usePreferences();
  const isSimulated = useMoneyMark() === 'simulated';
  return (value, currency) => {
    const figure = hideAmounts ? hiddenText : format.amount(value, { currency });
    return isSimulated ? `${figure} ${t('mode.unit')}` : figure;
  };
}
