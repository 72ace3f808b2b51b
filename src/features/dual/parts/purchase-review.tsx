import type { ReactNode } from 'react';
import type { DualProduct } from '../../../core/domain/finance/dual-investment.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { TickedReview } from '../../shared/request-form/parts/ticked-review.tsx';
import type { DualPlan } from '../model/dual-plan.ts';
import { ProductFacts } from './product-facts.tsx';

export interface PurchaseReviewProps {
  readonly product: DualProduct;
  readonly plan: DualPlan;
  readonly onCancel: () => void;
  readonly onSend: () => void;
  /** Both ways in which it can end. */
  readonly children: ReactNode;
}

/** The shares, their cost, and both possible outcomes. */
export function PurchaseReview({ product, plan, onCancel, onSend, children }: PurchaseReviewProps) {
  const t = useText('dual');
  return (
    <TickedReview
      title={product.name}
      understood={t('understood')}
      answers={{ cancel: t('cancel'), send: t('send') }}
      onCancel={onCancel}
      onSend={onSend}
    >
      <ProductFacts
        product={product}
        plan={plan}
        first={[
          { id: 'shares', label: t('shares'), value: plan.shares },
          {
            id: 'cost',
            label: t('cost'),
            value: <MoneyText value={plan.cost} currency={plan.payCurrency} isShown />,
          },
        ]}
      />
      {product.kind === 'put' ? <p className={styles['note']}>{t('costMoves')}</p> : undefined}
      {children}
    </TickedReview>
  );
}
