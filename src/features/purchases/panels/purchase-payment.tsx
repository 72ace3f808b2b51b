import { useMemo, useState } from 'react';
import type { Purchase, PurchasePayment } from '../../../core/domain/wallets/purchase.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { Button } from '../../../core/ui/button.tsx';
import { usePictureWait } from '../../shared/pictures/operations/use-picture-wait.ts';
import { PictureField } from '../../shared/pictures/panels/picture-field.tsx';
import { usePayPurchase, useReadPurchase } from '../data/purchases.ts';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { notKept, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import styles from '../../shared/request-form/parts/requests.module.css';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import { useSendAtOnce } from '../../shared/request-form/operations/use-send-at-once.ts';

const pictures = ['voucher', 'identityFront', 'identityBack'] as const;
type Pictures = Readonly<Record<(typeof pictures)[number], string>>;
const none: Pictures = { voucher: '', identityFront: '', identityBack: '' };

const book = new RequestBook<PurchasePayment, Purchase>('purchase-payment');
const codec = wishOf<PurchasePayment>({
  purchaseId: words,
  voucher: notKept(''),
  identityFront: notKept(''),
  identityBack: notKept(''),
});

/** Sends the proof once; without an answer, the order itself shows whether it arrived. Balances change only after the check. */
function usePayment(id: string): SentOnce<PurchasePayment, Purchase> {
  const send = usePayPurchase();
  const readPurchase = useReadPurchase();
  const way = useMemo<Way<PurchasePayment, Purchase>>(
    () => ({
      ...codec,
      effect: 'changed-row',
      send,
      readRows: async ({ purchaseId }) => [await readPurchase(purchaseId)],
      isTwin: ({ hasVoucher }) => hasVoucher,
      nameOf: ({ purchaseId }) => purchaseId,
    }),
    [send, readPurchase],
  );
  return useMoneyRequest(book, way, id);
}

/** Says that the transfer was made, with pictures of it and of the payer's document. */
export function PurchasePaymentForm({ purchase }: { readonly purchase: Purchase }) {
  const t = useText('purchases');
  const rules = useText('rules');
  const [sent, setSent] = useState(none);
  const [isAsked, setIsAsked] = useState(false);
  const request = usePayment(purchase.id);
  const wait = usePictureWait();
  const { state } = request;
  useSendAtOnce(request, () => setIsAsked(false));
  const submit = (): void => {
    setIsAsked(true);
    if (pictures.every((name) => sent[name] !== '')) request.review({ purchaseId: purchase.id, ...sent });
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{t('pay')}</h2>
      <p className={styles['note']}>{t('payText')}</p>
      {pictures.map((name) => (
        <PictureField
          key={name}
          label={t(`pictures.${name}`)}
          error={isAsked && sent[name] === '' ? rules('pictureMissing') : undefined}
          onChange={(reference) => setSent((before) => ({ ...before, [name]: reference }))}
        />
      ))}
      <OutcomeNotice
        request={request}
        named={() => `${t('paySubmit')} · ${t('order')} ${purchase.id}`}
        done={() => ({ title: t('paySent'), text: <p>{t('paySentText')}</p> })}
        recordsPath={pathWith(routes.common.c2cshow, { id: purchase.id })}
      />
      <Button
        type="submit"
        isWide
        isBusy={state.kind === 'sending' || wait !== undefined}
        disabled={isUnderWay(state) && state.kind !== 'sending'}
      >
        {wait ?? t('paySubmit')}
      </Button>
    </form>
  );
}
