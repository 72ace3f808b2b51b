import { useState } from 'react';
import { lockAfterDays, type LoanProduct } from '../../../core/domain/loan.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Sheet } from '../../../core/ui/sheet.tsx';
import type { LoanPlan } from '../model/loan-plan.ts';
import styles from './loans.module.css';
import { FactList } from '../../shared/requests/parts/fact-list.tsx';
import { LoanCostFacts } from './loan-cost-facts.tsx';
import { TickBox } from '../../shared/requests/parts/tick-box.tsx';
import { useTermWords } from '../../shared/requests/parts/use-term-words.ts';

export interface LoanReviewProps {
  readonly product: LoanProduct;
  readonly plan: LoanPlan;
  readonly onCancel: () => void;
  readonly onSend: () => void;
}

/** The whole loan once more; it is sent only after a tick, and going back is as easy. */
export function LoanReview({ product, plan, onCancel, onSend }: LoanReviewProps) {
  const t = useText('loans');
  const words = useTermWords(product.currencyName);
  const [isTicked, setIsTicked] = useState(false);
  return (
    <Sheet
      isOpen
      onClose={onCancel}
      title={t('review')}
      footer={
        <div className={styles['pair']}>
          <Button variant="secondary" data-autofocus="" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button disabled={!isTicked} onClick={onSend}>
            {t('send')}
          </Button>
        </div>
      }
    >
      <FactList facts={[{ id: 'amount', label: t('amount'), value: words.sum(plan.amount.value) }]} />
      <LoanCostFacts product={product} plan={plan} />
      <TickBox label={t('understood', { days: words.days(lockAfterDays) })} isTicked={isTicked} onTick={setIsTicked} />
    </Sheet>
  );
}
