import { lockAfterDays, type LoanProduct } from '../../../core/domain/finance/loan.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { TickedReview } from '../../shared/request-form/parts/ticked-review.tsx';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import type { LoanPlan } from '../model/loan-plan.ts';
import { LoanCostFacts } from './loan-cost-facts.tsx';

export interface LoanReviewProps {
  readonly product: LoanProduct;
  readonly plan: LoanPlan;
  readonly contact: string;
  readonly onCancel: () => void;
  readonly onSend: () => void;
}

/** The borrowed sum and its cost. */
export function LoanReview({ product, plan, contact, onCancel, onSend }: LoanReviewProps) {
  const t = useText('loans');
  const words = useTermWords(product.currencyName);
  return (
    <TickedReview
      title={t('review')}
      understood={t('understood', { days: words.days(lockAfterDays) })}
      answers={{ cancel: t('cancel'), send: t('send') }}
      onCancel={onCancel}
      onSend={onSend}
    >
      <FactList
        facts={[
          { id: 'amount', label: t('amount'), value: words.sum(plan.amount.value) },
          { id: 'contact', label: t('contact.label'), value: contact },
        ]}
      />
      <LoanCostFacts product={product} plan={plan} />
    </TickedReview>
  );
}
