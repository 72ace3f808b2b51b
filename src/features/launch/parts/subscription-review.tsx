import { useState } from 'react';
import type { ProjectDetail } from '../../../core/domain/project.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount, Quantity } from '../../../core/money/amount.ts';
import { amountOf } from '../../../core/money/fixed-point.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Sheet } from '../../../core/ui/sheet.tsx';
import { FactList } from '../../shared/requests/parts/fact-list.tsx';
import requests from '../../shared/requests/parts/requests.module.css';
import { TickBox } from '../../shared/requests/parts/tick-box.tsx';
import styles from './launch.module.css';

export interface SubscriptionReviewProps {
  readonly project: ProjectDetail;
  readonly order: { readonly tokens: Quantity; readonly payment: Amount };
  readonly isSending: boolean;
  readonly onCancel: () => void;
  readonly onSend: () => void;
}

/** The whole order once more; it is paid only after a tick, and going back is as easy. */
export function SubscriptionReview({ project, order, isSending, onCancel, onSend }: SubscriptionReviewProps) {
  const t = useText('launch');
  const format = useFormat();
  const [isTicked, setIsTicked] = useState(false);
  const { payName, tokenName } = project;
  const payment = format.amount(order.payment, { currency: payName });
  return (
    <Sheet
      isOpen
      onClose={onCancel}
      title={t('review')}
      footer={
        <div className={styles['pair']}>
          <Button variant="secondary" data-autofocus="" disabled={isSending} onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button disabled={!isTicked} isBusy={isSending} onClick={onSend}>
            {t('confirm')}
          </Button>
        </div>
      }
    >
      <FactList
        facts={[
          { id: 'project', label: t('project'), value: project.title },
          { id: 'pay', label: t('youPay'), value: <strong>{payment}</strong> },
          { id: 'receive', label: t('youReceive'), value: format.amount(order.tokens, { currency: tokenName }) },
          { id: 'price', label: t('price'), value: format.amount(amountOf(project.price), { currency: payName }) },
          { id: 'delivery', label: t('delivery'), value: t('deliveryWhen') },
          { id: 'loss', label: t('canLose'), value: payment },
        ]}
      />
      <p className={requests['note']}>{t('rule')}</p>
      <TickBox label={t('understood')} isTicked={isTicked} onTick={setIsTicked} />
    </Sheet>
  );
}
