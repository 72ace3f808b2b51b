import { useState, type ReactNode } from 'react';
import type { DualProduct } from '../../../core/domain/dual-investment.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money-text.tsx';
import { Sheet } from '../../../core/ui/sheet.tsx';
import { FactList } from '../../shared/requests/parts/fact-list.tsx';
import styles from '../../shared/requests/parts/requests.module.css';
import { TickBox } from '../../shared/requests/parts/tick-box.tsx';
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

/** Everything once more; it is sent only after a tick, and going back is as easy. */
export function PurchaseReview({ product, plan, onCancel, onSend, children }: PurchaseReviewProps) {
  const t = useText('dual');
  const [isTicked, setIsTicked] = useState(false);
  return (
    <Sheet
      isOpen
      onClose={onCancel}
      title={product.name}
      footer={
        <div className={styles['ends']}>
          <Button variant="secondary" isWide data-autofocus="" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button isWide disabled={!isTicked} onClick={onSend}>
            {t('send')}
          </Button>
        </div>
      }
    >
      <FactList
        facts={[
          { id: 'shares', label: t('shares'), value: plan.shares },
          {
            id: 'cost',
            label: t('cost'),
            value: <MoneyText value={plan.cost} currency={plan.payCurrency} isShown />,
          },
        ]}
      />
      <ProductFacts product={product} plan={plan} />
      {children}
      <TickBox label={t('understood')} isTicked={isTicked} onTick={setIsTicked} />
    </Sheet>
  );
}
