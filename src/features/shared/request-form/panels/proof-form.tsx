import { useState } from 'react';
import type { Amount } from '../../../../core/money/amount.ts';
import { useKeptEntry } from '../data/kept-entry.ts';
import { PictureField } from '../../pictures/panels/picture-field.tsx';
import { usePictureWait } from '../../pictures/operations/use-picture-wait.ts';
import type { TypedAmount } from '../model/typed-amount.ts';
import { AmountField } from '../parts/amount-field.tsx';
import styles from '../parts/requests.module.css';
import { RequestFoot, type RequestFootProps } from '../parts/request-foot.tsx';
import { SentProofs, type SentProofsProps } from '../parts/sent-proofs.tsx';
import { isDone } from '../../../../core/sending/request-state.ts';
import type { SentOnce } from '../../../../core/sending/use-money-request.ts';
import { useSendAtOnce } from '../operations/use-send-at-once.ts';

/** The paid sum, and the reference of the uploaded proof. */
export interface Proof {
  readonly amount: Amount;
  readonly voucher: string;
}

export interface ProofFormProps<Wish> extends Omit<RequestFootProps<Wish>, 'request'> {
  readonly request: SentOnce<Wish>;
  readonly title: string;
  readonly note: string;
  /** The subject of the payment: an address, a loan. */
  readonly subject: string;
  readonly amountLabel: string;
  readonly voucherLabel: string;
  readonly voucherMissing: string;
  readonly currency: string;
  readonly most?: Amount | undefined;
  /** Sent before and still waiting. */
  readonly sent: SentProofsProps;
  readonly read: (text: string) => TypedAmount;
  readonly wishOf: (proof: Proof) => Wish;
}

/** Says that a payment was made, with a picture of it. */
export function ProofForm<Wish>(props: ProofFormProps<Wish>) {
  const { request, read, wishOf, named, voucherMissing } = props;
  const [text = '', setText, forget] = useKeptEntry(`proof.${props.subject}`);
  const [voucher, setVoucher] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const reading = read(text);
  const wait = usePictureWait();
  useSendAtOnce(request, () => {
    forget();
    setVoucher('');
    setIsAsked(false);
  });
  const submit = (): void => {
    setIsAsked(true);
    if (reading.value !== undefined && voucher !== '') request.review(wishOf({ amount: reading.value, voucher }));
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
      <h2>{props.title}</h2>
      <p className={styles['note']}>{props.note}</p>
      {request.state.kind === 'idle' ? <SentProofs {...props.sent} /> : undefined}
      <AmountField
        label={props.amountLabel}
        text={text}
        onText={setText}
        reading={reading}
        currency={props.currency}
        most={props.most}
        isAsked={isAsked}
      />
      <PictureField
        key={isDone(request.state) ? 'again' : 'first'}
        label={props.voucherLabel}
        error={isAsked && voucher === '' ? voucherMissing : undefined}
        onChange={setVoucher}
      />
      <RequestFoot
        {...{ request, named, wait }}
        submit={props.submit}
        done={props.done}
        recordsPath={props.recordsPath}
      />
    </form>
  );
}
