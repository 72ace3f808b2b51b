import { useSearchParams } from 'react-router-dom';
import { canCancel, standingOf, type Purchase } from '../../../core/domain/wallets/purchase.ts';
import { readMethod } from '../../../core/domain/wallets/purchase-regions.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { amount } from '../../../core/money/amount.ts';
import { compare, isZero, multiply, roundTo } from '../../../core/money/fixed-point.ts';
import { divide } from '../../../core/money/quotient.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { usePurchase } from '../data/purchases.ts';
import { ReleaseCaution } from '../../shared/caution/parts/release-caution.tsx';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { stationsOf } from '../model/purchase-plan.ts';
import { timeLeft } from '../../shared/request-words/model/time-left.ts';
import { useMethodText } from '../parts/use-method-text.ts';
import { BankDetails } from '../parts/bank-details.tsx';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { Split } from '../../shared/request-form/parts/split.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useRegionName } from '../parts/use-region-names.ts';
import { useStandingText, type PurchaseLabels } from '../parts/purchase-row-view.tsx';
import { PurchaseCancel } from '../panels/purchase-cancel.tsx';
import { PurchaseList } from '../panels/purchase-list.tsx';
import { PurchasePaymentForm } from '../panels/purchase-payment.tsx';
import { PurchasesExport } from '../panels/purchases-export.tsx';

/** One order: its state, the bank details, and cancelling; without an id, the list of orders. */
export default function PurchaseScreen() {
  const t = useText('purchases');
  const [question] = useSearchParams();
  const id = question.get('id') ?? '';
  const labels = question.get('labels') === 'otc' ? 'otc' : 'quick';
  return (
    <Page
      title={id === '' ? t('mine') : t('order')}
      wide={id !== ''}
      back={labels === 'otc' ? routes.otc.otc : routes.common.c2c}
      actions={id === '' ? <PurchasesExport /> : undefined}
    >
      {id === '' ? <PurchaseList labels={labels} /> : <OnePurchase key={id} id={id} labels={labels} />}
    </Page>
  );
}

function OnePurchase({ id, labels }: { readonly id: string; readonly labels: PurchaseLabels }) {
  const { data: purchase, error, refetch } = usePurchase(id);
  if (purchase === undefined)
    return error === null ? (
      <SkeletonRows count={6} height={44} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  const isPayable = standingOf(purchase) === 'payable';
  return (
    <Split
      side={
        <div className={styles['form']}>
          <PurchaseFacts purchase={purchase} />
        </div>
      }
    >
      <div className={styles['form']}>
        <Standing purchase={purchase} labels={labels} />
        <AccountToPay purchase={purchase} />
      </div>
      {isPayable ? <PurchasePaymentForm purchase={purchase} /> : undefined}
      {canCancel(purchase) ? <PurchaseCancel purchase={purchase} /> : undefined}
    </Split>
  );
}

/**
 * The end of the time to pay, by the server's time. After it the screen says not to pay, even if the server still
 * accepts.
 */
function useTimeToPay(purchase: Purchase) {
  const now = useServerNow();
  const { payBeforeMs } = purchase;
  if (standingOf(purchase) !== 'payable' || payBeforeMs === undefined) return { left: undefined, isOver: false };
  const left = timeLeft(payBeforeMs - now);
  return { left, isOver: left === undefined };
}

function AccountToPay({ purchase }: { readonly purchase: Purchase }) {
  const { isOver } = useTimeToPay(purchase);
  const { bank, fiat, method, orderNumber } = purchase;
  if (bank === undefined || isOver || standingOf(purchase) !== 'payable') return undefined;
  return <BankDetails method={readMethod(method).method} bank={bank} fiat={fiat} reference={orderNumber} />;
}

const tones = {
  matching: 'wait',
  payable: 'caution',
  checking: 'wait',
  completed: 'good',
  cancelled: 'bad',
  expired: 'bad',
  unknown: 'caution',
} as const;

interface StandingProps {
  readonly purchase: Purchase;
  readonly labels: PurchaseLabels;
}

/** The state, the next step, and the countdown by the server's time. */
function Standing({ purchase, labels }: StandingProps) {
  const t = useText('purchases');
  const inWords = useStandingText(labels);
  const standing = standingOf(purchase);
  const { reason } = purchase;
  const { left, isOver } = useTimeToPay(purchase);
  const isTooLate = isOver || standing === 'expired' || standing === 'cancelled';
  return (
    <Notice
      tone={tones[standing]}
      title={inWords(purchase)}
      actions={isTooLate ? <WaysOn isClosed={!isOver} /> : undefined}
    >
      {reason === undefined ? undefined : (
        <ReleaseCaution said={reason}>
          <p>{t('reason', { text: reason })}</p>
        </ReleaseCaution>
      )}
      <p>{isOver ? t('over') : t(`next.${standing}`)}</p>
      {isTooLate ? <p>{t('paidAlready')}</p> : undefined}
      {left === undefined ? undefined : <p>{t('left', { time: left.clock })}</p>}
    </Notice>
  );
}

/** The ways on from an expired order: support, for money sent all the same, and another order. */
function WaysOn({ isClosed }: { readonly isClosed: boolean }) {
  const t = useText('purchases');
  const common = useText('common');
  return (
    <>
      <LinkButton to={pathWith(routes.kefu.index, { report: 'open' })} variant="secondary" size="small">
        {common('help')}
      </LinkButton>
      {isClosed ? (
        <LinkButton to={routes.common.c2c} variant="secondary" size="small">
          {t('newOrder')}
        </LinkButton>
      ) : undefined}
    </>
  );
}

const one = amount('1');

/** The operator's fee, as the server states it. */
function OrderFee({ purchase: { fee, fiat } }: { readonly purchase: Purchase }) {
  const t = useText('purchases');
  const funds = useText('funds');
  if (fee !== undefined && isZero(fee)) return t('noFee');
  return <MoneyText value={fee} currency={fiat} reason={funds('deposit.unsaid')} />;
}

/** Of a price that the server states the other way round. */
const pricePlaces = 2;

/** The rate in the way that the form said it: the price of a coin, unless one of the money paid buys a whole coin or more. */
function useRateText({ rate, fiat, currencyName }: Purchase): string | undefined {
  const format = useFormat();
  if (rate === undefined) return undefined;
  const unit = multiply(one, rate);
  const price = compare(unit, one) < 0 ? divide(one, rate) : undefined;
  if (price === undefined)
    return `${format.amount(one, { currency: fiat })} = ${format.amount(unit, { currency: currencyName })}`;
  return `${format.amount(one, { currency: currencyName })} ≈ ${format.amount(roundTo(price, pricePlaces), { currency: fiat })}`;
}

function PurchaseFacts({ purchase }: { readonly purchase: Purchase }) {
  const t = useText('purchases');
  const format = useFormat();
  const way = useMethodText()(purchase.method);
  const { fiat, currencyName } = purchase;
  const country = useRegionName(purchase.country);
  const price = useRateText(purchase);
  const rate = price === undefined ? [] : [{ id: 'rate', label: t('rate'), value: price }];
  const stations = stationsOf(purchase)
    .filter(({ at }) => at !== undefined)
    .map(({ id, at }) => ({ id, label: t(`stations.${id}`), value: format.serverTime(at ?? '') }));
  return (
    <FactList
      facts={[
        { id: 'number', label: t('number'), value: purchase.orderNumber },
        { id: 'send', label: t('send'), value: <MoneyText value={purchase.paid} currency={fiat} /> },
        { id: 'fee', label: t('fee'), value: <OrderFee purchase={purchase} /> },
        ...rate,
        {
          id: 'receive',
          label: t('receive'),
          value: (
            <strong>
              <MoneyText value={purchase.received} currency={currencyName} />
            </strong>
          ),
        },
        { id: 'country', label: t('country'), value: country },
        { id: 'way', label: t('method'), value: way },
        { id: 'payerName', label: t('payerName'), value: purchase.payerName },
        ...stations,
      ]}
    />
  );
}
