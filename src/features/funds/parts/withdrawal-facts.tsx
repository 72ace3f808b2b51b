import type { WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import type { WithdrawalTerms } from '../../../core/domain/wallets/withdrawal.ts';
import { rate } from '../../../core/money/amount.ts';
import { isZero, multiply } from '../../../core/money/fixed-point.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import type { WithdrawalPlan } from '../model/withdrawal-plan.ts';
import { useLackingSum } from '../../shared/request-form/parts/use-amount-words.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { shownBalance } from '../../../core/money/shown-balance.ts';

const hundred = rate('100');

export interface WithdrawalFactsProps {
  readonly plan: WithdrawalPlan;
  readonly terms: WithdrawalTerms;
  /** That the money is taken from. */
  readonly account: WalletAccount;
}

/** The balance, the fee, and the received sum. */
export function WithdrawalFacts({ plan, terms, account }: WithdrawalFactsProps) {
  const t = useText('withdrawal');
  const funds = useText('funds');
  const format = useFormat();
  const { currencyName: currency, minimum } = terms;
  const first = useLackingSum(plan.amount, currency);
  const isFree = plan.fee !== undefined && isZero(plan.fee);
  return (
    <FactList
      facts={[
        {
          id: 'available',
          label: account === 'spot' ? funds('available') : `${funds('available')} · ${funds(`accounts.${account}`)}`,
          value: <MoneyText value={shownBalance(terms.available, currency)} currency={currency} />,
        },
        ...(minimum === undefined
          ? []
          : [{ id: 'minimum', label: t('minimum'), value: format.amount(minimum, { currency }) }]),
        {
          id: 'fee',
          label: t('fee'),
          value: isFree && terms.freeBelow !== undefined ? t('free') : <FeeText plan={plan} terms={terms} />,
        },
        {
          id: 'received',
          label: t('received'),
          value: <MoneyText value={plan.received} currency={currency} reason={first} isShown />,
        },
      ]}
    />
  );
}

/** Before a sum is typed: the fixed fee, or the share; and the sum below which it is free. */
function FeeText({ plan, terms: { fee, freeBelow, currencyName } }: Omit<WithdrawalFactsProps, 'account'>) {
  const t = useText('withdrawal');
  const format = useFormat();
  if (plan.fee !== undefined) return format.amount(plan.fee, { currency: currencyName });
  const told =
    fee.kind === 'fixed'
      ? format.amount(fee.sum, { currency: currencyName })
      : format.setRate(multiply(fee.share, hundred));
  if (freeBelow === undefined) return told;
  return t('freeBelow', { fee: told, sum: format.amount(freeBelow, { currency: currencyName }) });
}
