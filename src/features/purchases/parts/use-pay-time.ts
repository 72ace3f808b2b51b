import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { paymentMinutes, purchaseTimeSetting } from '../../../core/rules/wallets/purchase-rules.ts';
import { useSiteSetting } from '../../shared/site/data/site-setting.ts';
import type { Fact } from '../../shared/request-list/parts/fact-list.tsx';

/** How long an order can be paid, before one is placed; without a number where the server names none. */
export function usePayTime(): Fact {
  const t = useText('purchases');
  const format = useFormat();
  const minutes = paymentMinutes(useSiteSetting(purchaseTimeSetting));
  const value = minutes === undefined ? t('payLimited') : t('payWithin', { minutes: format.count(minutes) });
  return { id: 'payTime', label: t('payTime'), value };
}
