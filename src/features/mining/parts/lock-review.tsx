import type { ReactNode } from 'react';
import type { MiningProduct } from '../../../core/domain/finance/lock-mining.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import styles from '../../shared/request-form/parts/requests.module.css';
import { TickedReview } from '../../shared/request-form/parts/ticked-review.tsx';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import type { MiningPlan } from '../model/mining-plan.ts';
import { PlanFacts } from './plan-facts.tsx';

export interface LockReviewProps {
  readonly product: MiningProduct;
  readonly plan: MiningPlan;
  readonly isDemo: boolean;
  /** The facts to know first. */
  readonly children: ReactNode;
  readonly onCancel: () => void;
  readonly onSend: () => void;
}

/** The locked sum, its term, and the possible cost. */
export function LockReview({ product, plan, isDemo, children, onCancel, onSend }: LockReviewProps) {
  const t = useText('mining');
  const words = useTermWords(product.currencyName);
  return (
    <TickedReview
      title={t('buyTitle', { currency: product.currencyName })}
      understood={t('understood')}
      answers={{ cancel: t('cancel'), send: t('send') }}
      onCancel={onCancel}
      onSend={onSend}
    >
      {children}
      <PlanFacts
        product={product}
        plan={plan}
        isDemo={isDemo}
        first={[
          { id: 'amount', label: t('amount'), value: words.sum(plan.amount.value) },
          { id: 'leaves', label: t('leaves'), value: t(isDemo ? 'leavesBefore' : 'leavesAtOnce') },
          ...(isDemo ? [{ id: 'begins', label: t('earnsFrom'), value: t('earnsAfter') }] : []),
        ]}
      />
      <p className={styles['note']}>{t('risk')}</p>
    </TickedReview>
  );
}
