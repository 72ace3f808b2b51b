import { closingRiskPercent, lockAfterDays, type LoanProduct } from '../../../core/domain/finance/loan.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { UnknownText } from '../../../core/ui/money/money-text.tsx';
import type { LoanPlan } from '../model/loan-plan.ts';
import { useLackingSum } from '../../shared/request-form/parts/use-amount-words.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';

export interface LoanCostFactsProps {
  readonly product: LoanProduct;
  readonly plan: LoanPlan;
}

/** Everything that the loan costs, in money, and what lateness costs. */
export function LoanCostFacts({ product, plan }: LoanCostFactsProps) {
  const t = useText('loans');
  const words = useTermWords(product.currencyName);
  const lacking = useLackingSum(plan.amount, product.currencyName) ?? t('keptDaysWrong');
  const { cost, lateDay } = plan;
  const late =
    cost === undefined || cost.lateDays === 0
      ? []
      : [
          {
            id: 'penalty',
            label: t('penaltyFor', { days: words.days(cost.lateDays) }),
            value: words.sum(cost.penalty),
          },
        ];
  const risk =
    product.kind === 'otc' ? [{ id: 'risk', label: t('closedBelow'), value: words.rate(closingRiskPercent) }] : [];
  const known = (sum: Amount | undefined) => (sum === undefined ? <UnknownText reason={lacking} /> : words.sum(sum));
  const lateRate = words.rate(lateDay.percent);
  const lateText = lateDay.cost === undefined ? lateRate : `${words.sum(lateDay.cost)} (${lateRate})`;
  return (
    <FactList
      facts={[
        { id: 'rate', label: t('dailyRate'), value: words.rate(product.dailyPercent) },
        { id: 'term', label: t('term'), value: words.days(product.days) },
        { id: 'interest', label: t('interest'), value: known(cost?.interest) },
        ...late,
        { id: 'cost', label: t('cost'), value: <strong>{known(cost?.cost)}</strong> },
        { id: 'total', label: t('total'), value: <strong>{known(cost?.total)}</strong> },
        { id: 'late', label: t('lateDay'), value: lateText },
        { id: 'lock', label: t('lockedAfter'), value: words.days(lockAfterDays) },
        ...risk,
      ]}
    />
  );
}
