import { creditDays } from '../../../core/domain/purchase.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { PurchasePlan } from '../model/purchase-plan.ts';
import { FactList } from '../../shared/requests/parts/fact-list.tsx';

export interface PurchaseCostProps {
  readonly plan: PurchasePlan;
  readonly currency: string;
  /** The last day on which it is credited, epoch ms. */
  readonly latest: number;
}

/** What is sent, what it costs, what comes and when: before anybody says who they are. */
export function PurchaseCost({ plan, currency, latest }: PurchaseCostProps) {
  const t = useText('purchases');
  const format = useFormat();
  const one = format.count(1);
  const isFixed = currency === 'USDT';
  return (
    <FactList
      facts={[
        { id: 'send', label: t('send'), value: format.amount(plan.amount.value, { currency: plan.fiat }) },
        { id: 'fee', label: t('fee'), value: t('noFee') },
        {
          id: 'rate',
          label: t('rate'),
          value: isFixed ? `${one} ${plan.fiat} = ${one} ${currency}` : t('rateLater'),
        },
        {
          id: 'receive',
          label: t('receive'),
          value: <strong>{isFixed ? format.amount(plan.received, { currency }) : t('receiveLater')}</strong>,
        },
        {
          id: 'credited',
          label: t('credited'),
          value: t('creditedDays', {
            from: format.count(creditDays.from),
            to: format.count(creditDays.to),
            day: format.moment(latest, { year: true, month: true, day: true }),
          }),
        },
      ]}
    />
  );
}
