import { payeeKindOf, type PurchaseMethod } from '../../../core/domain/wallets/purchase-regions.ts';
import type { BankField, ReceivingBank } from '../../../core/domain/wallets/purchase.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { readDecimal } from '../../../core/money/amount.ts';
import { CopyLine } from '../../shared/exact-text/parts/copy-line.tsx';
import styles from '../../shared/exact-text/parts/exact-text.module.css';

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

/** What only a transfer between banks asks for. */
const ofBanks: ReadonlySet<BankField> = new Set(['bankCode', 'bankAddress', 'beneficiaryCountry', 'routingNumber']);

export interface BankDetailsProps {
  /** Undefined for one that this client does not know. */
  readonly method: PurchaseMethod | undefined;
  readonly bank: ReceivingBank;
  /** The currency of the payment: servers send the sum without it. */
  readonly fiat: string;
  /** The reference of the transfer, so that it is found. */
  readonly reference: string;
}

/** The bank details, each field with a copy button; the reference first. */
export function BankDetails({ method, bank, fiat, reference }: BankDetailsProps) {
  const t = useText('purchases');
  const kind = payeeKindOf(method);
  const labelOf = (field: BankField): string =>
    field === 'iban' && kind !== 'bank' ? t(`payeeNumbers.${kind}`) : t(`bankFields.${field}`);
  const shown = fields.filter((field) => kind === 'bank' || !ofBanks.has(field));
  return (
    <section className={styles['card']} aria-label={t('bankDetails')}>
      <h2>{t('bankDetails')}</h2>
      <CopyLine label={t('reference')} text={reference} isPlain />
      <p className={styles['caution']}>{t('referenceText')}</p>
      {shown.map((field) => {
        const text = bank[field];
        const unit = field === 'transferAmount' && readDecimal(text ?? '') !== undefined ? fiat : undefined;
        return text === undefined ? undefined : (
          <CopyLine key={field} label={labelOf(field)} text={text} unit={unit} isPlain />
        );
      })}
    </section>
  );
}
