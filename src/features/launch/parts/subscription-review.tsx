import type { WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import type { LaunchDetail } from '../../../core/domain/products/launch.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount, Quantity } from '../../../core/money/amount.ts';
import { amountOf } from '../../../core/money/fixed-point.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import { TickedReview } from '../../shared/request-form/parts/ticked-review.tsx';

export interface SubscriptionReviewProps {
  readonly launch: LaunchDetail;
  readonly order: { readonly tokens: Quantity; readonly payment: Amount };
  readonly isSending: boolean;
  /** This server is known to sell by order of arrival, and to deliver after the sale. */
  readonly isDemo: boolean;
  /** Where the payment is taken from and the tokens go to. */
  readonly account: WalletAccount;
  readonly onCancel: () => void;
  readonly onSend: () => void;
}

/** The payment, the tokens with their date, and the possible loss. */
export function SubscriptionReview(props: SubscriptionReviewProps) {
  const { launch, order, isSending, isDemo, account, onCancel, onSend } = props;
  const t = useText('launch');
  const accounts = useText('funds');
  const format = useFormat();
  const { payName, tokenName } = launch;
  const payment = format.amount(order.payment, { currency: payName });
  return (
    <TickedReview
      title={t('review')}
      understood={t('understood')}
      answers={{ cancel: t('cancel'), send: t('confirm') }}
      isSending={isSending}
      onCancel={onCancel}
      onSend={onSend}
    >
      <FactList
        facts={[
          { id: 'project', label: t('project'), value: launch.title },
          { id: 'pay', label: t('youPay'), value: <strong>{payment}</strong> },
          {
            id: 'receive',
            label: t(isDemo ? 'youReceive' : 'youOrder'),
            value: format.amount(order.tokens, { currency: tokenName }),
          },
          { id: 'account', label: t('account'), value: accounts(`accounts.${account}`) },
          { id: 'price', label: t('price'), value: format.amount(amountOf(launch.price), { currency: payName }) },
          { id: 'delivery', label: t('delivery'), value: t(isDemo ? 'deliveryWhen' : 'deliveryLive') },
          { id: 'loss', label: t('canLose'), value: payment },
        ]}
      />
      <p className={requests['note']}>{t(isDemo ? 'rule' : 'ruleLive')}</p>
    </TickedReview>
  );
}
