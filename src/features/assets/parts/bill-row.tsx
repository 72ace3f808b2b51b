import type { Bill } from '../../../core/domain/wallet.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { usePreferences } from '../../../core/preferences/use-preferences.ts';
import { directionOf, MoneyText } from '../../../core/ui/money-text.tsx';
import { isPositive } from '../../../core/money/fixed-point.ts';
import { billKindOf } from '../model/bill-kinds.ts';
import styles from './bill-row.module.css';

/** What happened, when, by how much, and what was there afterwards. */
export function BillRow({ bill }: { readonly bill: Bill }) {
  const t = useText('assets');
  const format = useFormat();
  const { hideAmounts } = usePreferences();
  const kind = billKindOf(bill);
  const fallback = bill.description === '' ? t('bills.kind.other') : bill.description;
  return (
    <div className={styles['row']}>
      <span className={styles['what']}>
        <span className={styles['kind']}>
          {kind === undefined ? fallback : t(`bills.kind.${kind}`)}
          {bill.concernsLocked ? <span className={styles['tag']}>{t('bills.locked')}</span> : undefined}
        </span>
        <span className={styles['small']}>
          {bill.account === undefined ? undefined : `${t(`accounts.${bill.account}`)} · `}
          <time>{format.serverTime(bill.createdAt)}</time>
        </span>
      </span>
      <span className={styles['figures']}>
        <span className={styles['change']} data-direction={hideAmounts ? 'flat' : directionOf(bill.change)}>
          {!hideAmounts && isPositive(bill.change) ? '+' : ''}
          <MoneyText value={bill.change} currency={bill.currencyName} />
        </span>
        {bill.after === undefined ? undefined : (
          <span className={styles['small']}>
            {t('bills.after')} <MoneyText value={bill.after} />
          </span>
        )}
      </span>
    </div>
  );
}
