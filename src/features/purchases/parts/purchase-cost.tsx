import { creditDays } from '../../../core/domain/wallets/purchase.ts';
import { amount, type Rate } from '../../../core/money/amount.ts';
import { UnknownText } from '../../../core/ui/money/money-text.tsx';
import { isZero } from '../../../core/money/fixed-point.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { PurchasePlan } from '../model/purchase-plan.ts';
import { useLackingSum } from '../../shared/request-form/parts/use-amount-words.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { usePayTime } from './use-pay-time.ts';

export interface PurchaseCostProps {
  readonly plan: PurchasePlan;
  /** Undefined where the server names none. */
  readonly feePercent: Rate | undefined;
  readonly isFeeRead: boolean;
  /** The server's setting of the minutes to pay. */
  readonly payTime: string | undefined;
  readonly currency: string;
  /** The last day on which it is credited, epoch ms. */
  readonly latest: number;
}

/** The payment, the cost, the result and its date: before the person enters a name. */
export function PurchaseCost({ plan, feePercent, isFeeRead, currency, latest, ...props }: PurchaseCostProps) {
  const t = useText('purchases');
  const format = useFormat();
  const payTime = usePayTime(props.payTime);
  const one = format.count(1);
  const { fiat, perDollar } = plan;
  const isTether = currency === 'USDT';
  // Only of a dollar is it known before that it is worth one USDT; other currencies have the current rate.
  const isExact = fiat === 'USD';
  const about = (text: string): string => (isExact ? text : `≈ ${text}`);
  const price = isExact
    ? `${one} ${fiat} = ${one} ${currency}`
    : `${one} ${currency} ${about(format.amount(amount(perDollar), { currency: fiat }))}`;
  return (
    <FactList
      facts={[
        {
          id: 'fee',
          label: t('fee'),
          value: <FeeText fee={plan.fee} percent={feePercent} isRead={isFeeRead} fiat={fiat} />,
        },
        { id: 'rate', label: t('rate'), value: isTether ? price : t('rateLater') },
        {
          id: 'receive',
          label: t('receive'),
          value: <strong>{isTether ? <Received plan={plan} about={about} /> : t('receiveLater')}</strong>,
        },
        payTime,
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

function Received({ plan, about }: { readonly plan: PurchasePlan; readonly about: (text: string) => string }) {
  const format = useFormat();
  const { received } = plan;
  const lacking = useLackingSum(plan.amount, plan.fiat);
  if (received === undefined) return <UnknownText reason={lacking} />;
  return about(format.amount(received, { currency: 'USDT' }));
}

interface FeeTextProps {
  readonly fee: PurchasePlan['fee'];
  readonly percent: Rate | undefined;
  readonly isRead: boolean;
  readonly fiat: string;
}

/** Only as the server states it; before a sum is typed the share alone. */
export function FeeText({ fee, percent, isRead, fiat }: FeeTextProps) {
  const t = useText('purchases');
  const common = useText('common');
  const format = useFormat();
  if (!isRead) return <UnknownText reason={common('money.unknown')} />;
  if (percent === undefined) return t('feeUnsaid');
  if (isZero(percent)) return t('noFee');
  const share = format.setRate(percent);
  return fee === undefined ? share : `${format.amount(fee, { currency: fiat })} (${share})`;
}
