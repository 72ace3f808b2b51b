import { useFormat } from '../../../../core/i18n/use-format.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';

/** A sum within a sentence: the privacy eye hides it, and simulated money carries its word. */
export function useMoneyWords(): (value: Amount, currency: string) => string {
  const format = useFormat();
  const { hideAmounts } = usePreferences();
  const marked = useMoneyUnit();
  return (value, currency) => marked(hideAmounts ? hiddenText : format.amount(value, { currency }));
}
