import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { paymentMinutes } from '../../../core/rules/wallets/purchase-rules.ts';
import type { Fact } from '../../shared/request-list/parts/fact-list.tsx';

/** How long an order can be paid, before one is placed, by the server's setting; without a number where it names none. */
export function usePayTime(setting: string | undefined): Fact {
  const t = useText('purchases');
  const format = useFormat();
  const minutes = paymentMinutes(setting);
  const value = minutes === undefined ? t('payLimited') : t('payWithin', { minutes: format.count(minutes) });
  return { id: 'payTime', label: t('payTime'), value };
}
