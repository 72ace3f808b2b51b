import { useState } from 'react';
import type { MiningProduct } from '../../../core/domain/lock-mining.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Sheet } from '../../../core/ui/sheet.tsx';
import { FactList } from '../../shared/requests/parts/fact-list.tsx';
import styles from '../../shared/requests/parts/requests.module.css';
import { TickBox } from '../../shared/requests/parts/tick-box.tsx';
import { useTermWords } from '../../shared/requests/parts/use-term-words.ts';
import type { MiningPlan } from '../model/mining-plan.ts';
import { PlanFacts } from './plan-facts.tsx';

export interface LockReviewProps {
  readonly product: MiningProduct;
  readonly plan: MiningPlan;
  readonly onCancel: () => void;
  readonly onSend: () => void;
}

/** The whole order once more; it is sent only after a tick, and going back is as easy. */
export function LockReview({ product, plan, onCancel, onSend }: LockReviewProps) {
  const t = useText('mining');
  const words = useTermWords(product.currencyName);
  const [isTicked, setIsTicked] = useState(false);
  return (
    <Sheet
      isOpen
      onClose={onCancel}
      title={t('buyTitle', { currency: product.currencyName })}
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
      <FactList facts={[{ id: 'amount', label: t('amount'), value: words.sum(plan.amount.value) }]} />
      <PlanFacts product={product} plan={plan} />
      <p className={styles['note']}>{t('risk')}</p>
      <TickBox label={t('understood')} isTicked={isTicked} onTick={setIsTicked} />
    </Sheet>
  );
}
