import type { Coupon } from '../../../core/domain/wallets/coupon.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import styles from './coupon-card.module.css';

/** One coupon, as a voucher with its worth on the stub, and no button: it counts by itself. */
export function CouponCard({ coupon }: { readonly coupon: Coupon }) {
  const t = useText('coupons');
  const format = useFormat();
  const { name, worth, unit, project, expiresAt, terms, status } = coupon;
  return (
    <li className={styles['card']} data-status={status}>
      <div className={styles['worth']}>
        <MoneyText value={worth} currency={unit} />
      </div>
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        <p>{project}</p>
        <dl className={styles['facts']}>
          <dt>{t(status === 'expired' ? 'ended' : 'until')}</dt>
          <dd>{expiresAt === undefined ? t('noEnd') : format.serverTime(expiresAt)}</dd>
          <dt>{t('terms')}</dt>
          <dd>{terms ?? t('noTerms')}</dd>
        </dl>
      </div>
    </li>
  );
}
