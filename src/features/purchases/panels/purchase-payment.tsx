import { useState } from 'react';
import type { Purchase } from '../../../core/domain/wallets/purchase.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { usePictureWait } from '../../shared/pictures/operations/use-picture-wait.ts';
import { PictureField } from '../../shared/pictures/panels/picture-field.tsx';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import styles from '../../shared/request-form/parts/requests.module.css';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import { SendButton } from '../../shared/request-form/parts/send-button.tsx';
import { useSendAtOnce } from '../../shared/request-form/operations/use-send-at-once.ts';
import { usePurchasePayment } from '../operations/use-purchase-payment.ts';

const pictures = ['voucher', 'identityFront', 'identityBack'] as const;

type Pictures = Readonly<Record<(typeof pictures)[number], string>>;

const none: Pictures = { voucher: '', identityFront: '', identityBack: '' };

/** Says that the transfer was made, with pictures of it and of the payer's document. */
export function PurchasePaymentForm({ purchase }: { readonly purchase: Purchase }) {
  const t = useText('purchases');
  const rules = useText('rules');
  const [sent, setSent] = useState(none);
  const [isAsked, setIsAsked] = useState(false);
  const request = usePurchasePayment(purchase.id);
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
      <SendButton
        type="submit"
        isWide
        isBusy={state.kind === 'sending' || wait !== undefined}
        disabled={isUnderWay(state) && state.kind !== 'sending'}
      >
        {wait ?? t('paySubmit')}
      </SendButton>
    </form>
  );
}
