import type { BankField, ReceivingBank } from '../../../core/domain/purchase.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { CopyLine } from './copy-line.tsx';
import styles from './deposit.module.css';

const fields: readonly BankField[] = [
  'transferAmount',
  'accountName',
  'iban',
  'bankCode',
  'bankName',
  'bankAddress',
  'beneficiaryCountry',
  'routingNumber',
  'phone',
];

export interface BankDetailsProps {
  readonly bank: ReceivingBank;
  /** What has to stand in the transfer, so that it is found. */
  readonly reference: string;
}

/** Where to pay to, each field with a button of its own; the reference first. */
export function BankDetails({ bank, reference }: BankDetailsProps) {
  const t = useText('purchases');
  return (
    <section className={styles['card']} aria-label={t('bankDetails')}>
      <h2>{t('bankDetails')}</h2>
      <CopyLine label={t('reference')} text={reference} isPlain />
      <p className={styles['caution']}>{t('referenceText')}</p>
      {fields.map((field) => {
        const text = bank[field];
        return text === undefined ? undefined : (
          <CopyLine key={field} label={t(`bankFields.${field}`)} text={text} isPlain />
        );
      })}
    </section>
  );
}
