import { creditDays } from '../../../core/domain/wallets/purchase.ts';
import { purchaseCurrencies } from '../../../core/domain/wallets/purchase-regions.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Rate } from '../../../core/money/amount.ts';
import { UnknownText } from '../../../core/ui/money/money-text.tsx';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import type { PurchaseBounds } from '../../../core/rules/wallets/purchase-rules.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { latestCredit } from '../model/purchase-plan.ts';
import { FeeText } from './purchase-cost.tsx';

export interface PurchaseTermsProps {
  /** In dollars: no country is chosen, and no other currency known. Undefined while they are not known. */
  readonly bounds: PurchaseBounds | undefined;
  /** Undefined where the server names none. */
  readonly feePercent: Rate | undefined;
  readonly isFeeRead: boolean;
}

const dollars = 'USD';

/** What can be bought, for how much, at what cost and when it comes: true of every country, so before one is chosen. */
export function PurchaseTerms({ bounds, feePercent, isFeeRead }: PurchaseTermsProps) {
  const t = useText('purchases');
  const common = useText('common');
  const format = useFormat();
  const list = new Intl.ListFormat(format.languageTag, { type: 'disjunction' });
  const inWords = ({ minimum, maximum }: PurchaseBounds): string => {
    const min = format.amount(minimum, { currency: dollars });
    if (maximum === undefined) return t('minimum', { min });
    return t('bounds', { min, max: format.amount(maximum, { currency: dollars }) });
  };
  const day = format.moment(latestCredit(useServerNow()), { year: true, month: true, day: true });
  return (
    <FactList
      facts={[
        { id: 'currency', label: t('currency'), value: list.format(purchaseCurrencies) },
        {
          id: 'send',
          label: t('send'),
          value: bounds === undefined ? <UnknownText reason={common('money.unknown')} /> : inWords(bounds),
        },
        {
          id: 'fee',
          label: t('fee'),
          value: <FeeText fee={undefined} percent={feePercent} isRead={isFeeRead} fiat={dollars} />,
        },
        {
          id: 'credited',
          label: t('credited'),
          value: t('creditedDays', { from: format.count(creditDays.from), to: format.count(creditDays.to), day }),
        },
      ]}
    />
  );
}
