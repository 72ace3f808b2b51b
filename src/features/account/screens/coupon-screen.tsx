import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { couponStates, type Coupon, type CouponState } from '../../../core/domain/wallets/coupon.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useCoupons } from '../data/coupons.ts';
import styles from '../parts/account-column.module.css';
import { CouponCard } from '../parts/coupon-card.tsx';
import cardStyles from '../parts/coupon-card.module.css';

/** The person's coupons: value, use, conditions, end. Nothing urges the person to use one. */
export default function CouponScreen() {
  const t = useText('coupons');
  const { capabilities } = useRuntimeConfig();
  return (
    <Page title={t('title')} back wide>
      <div className={styles['cards']}>{capabilities.coupons ? <Coupons /> : <EmptyState title={t('off')} />}</div>
    </Page>
  );
}

function Coupons() {
  const t = useText('coupons');
  const { data, error, refetch } = useCoupons();
  if (data === undefined)
    return error === null ? (
      <SkeletonRows count={3} height={120} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  if (data.length === 0 && data.unreadable === undefined) return <EmptyState title={t('empty')} />;
  return (
    <>
      <UnreadableRows of={data} />
      <p className={styles['note']}>{t('intro')}</p>
      {couponStates.map((state) => (
        <CouponGroup key={state} state={state} coupons={data.filter(({ status }) => status === state)} />
      ))}
    </>
  );
}

function CouponGroup({ state, coupons }: { readonly state: CouponState; readonly coupons: readonly Coupon[] }) {
  const t = useText('coupons');
  if (coupons.length === 0) return undefined;
  const id = `coupons-${state}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={cardStyles['title']}>
        {t(state)}
      </h2>
      <ul className={cardStyles['list']}>
        {coupons.map((coupon) => (
          <CouponCard key={coupon.id} coupon={coupon} />
        ))}
      </ul>
    </section>
  );
}
