import type { Bill } from '../../../core/domain/wallets/wallet.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { usePreferences } from '../../../core/preferences/use-preferences.ts';
import { directionOf, MoneyText } from '../../../core/ui/money/money-text.tsx';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import { isPositive } from '../../../core/money/fixed-point.ts';
import { billKindOf, isToldByServer } from '../model/bill-kinds.ts';
import styles from './bill-row.module.css';

export interface BillRowProps {
  readonly bill: Bill;
  /** The line above has said when and where. */
  readonly isOfSameMoment?: boolean;
}

/**
 * The kind, the server's own words where they say more, the time, the change and the balance after it. Reserved money is
 * neither income nor loss.
 */
export function BillRow({ bill, isOfSameMoment = false }: BillRowProps) {
  const t = useText('assets');
  const format = useFormat();
  const { hideAmounts } = usePreferences();
  const kind = billKindOf(bill);
  const place = bill.account === undefined ? bill.accountText : t(`accounts.${bill.account}`);
  const isPlain = hideAmounts || bill.concernsLocked;
  return (
    <div
      className={styles['row']}
      data-of-same-moment={isOfSameMoment || undefined}
      data-locked={bill.concernsLocked || undefined}
    >
      <span className={styles['what']}>
        <span className={styles['kind']}>
          {t(`bills.kind.${kind ?? 'other'}`)}
          {bill.concernsLocked ? <span className={styles['tag']}>{t('bills.locked')}</span> : undefined}
        </span>
        {isToldByServer(kind) && bill.description !== '' ? (
          <span className={styles['small']}>{bill.description}</span>
        ) : undefined}
        {isOfSameMoment ? undefined : (
          <span className={styles['small']}>
            {place === undefined ? undefined : `${place} · `}
            <time>{format.serverTime(bill.createdAt)}</time>
          </span>
        )}
      </span>
      <span className={styles['figures']}>
        <span className={styles['change']} data-direction={isPlain ? 'flat' : directionOf(bill.change)}>
          {!isPlain && isPositive(bill.change) ? '+' : ''}
          <MoneyText value={bill.change} currency={bill.currencyName} />
        </span>
        {bill.after === undefined ? undefined : (
          <span className={styles['small']}>
            {t('bills.after')} <MoneyText value={shownBalance(bill.after, bill.currencyName)} />
          </span>
        )}
      </span>
    </div>
  );
}
