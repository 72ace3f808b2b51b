import { useLocation } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { loginPath } from '../../../core/navigation/return-path.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { ErrorState, SkeletonRows } from '../../../core/ui/list-state.tsx';
import { MoneyText } from '../../../core/ui/money-text.tsx';
import { useUsdtPrices } from '../../shared/limits/screens/use-usdt-prices.ts';
import { heldTotal, type HeldProduct } from '../model/holding.ts';
import { HeldRows } from '../parts/held-rows.tsx';
import styles from './portfolio.module.css';
import { useHoldings } from './use-holdings.ts';

/** Everything that is bound in the products of the hub; a visitor is told how to see it. */
export function Portfolio() {
  const t = useText('finance');
  const { isSignedIn } = useSession();
  return (
    <section className={styles['portfolio']} aria-label={t('held.title')}>
      <h2 className={styles['title']}>{t('held.title')}</h2>
      {isSignedIn ? <Held /> : <LoginFirst />}
    </section>
  );
}

function LoginFirst() {
  const t = useText('finance');
  const common = useText('common');
  const { pathname, search } = useLocation();
  return (
    <div className={styles['visitor']}>
      <p>{t('held.visitor')}</p>
      <LinkButton to={loginPath(pathname + search)} variant="secondary" size="small">
        {common('access.login')}
      </LinkButton>
    </div>
  );
}

function Held() {
  const t = useText('finance');
  const held = useHoldings();
  const priceOf = useUsdtPrices(true);
  const total = heldTotal(held, priceOf);
  const isNothing = held.every(({ rows }) => rows?.length === 0);
  if (isNothing) return <p className={styles['none']}>{t('held.none')}</p>;
  return (
    <>
      <p className={styles['total']}>
        <MoneyText value={total} currency="USDT" places={2} reason={t('held.unknown')} />
      </p>
      <p className={styles['note']}>{t('held.totalNote')}</p>
      {held.map((product) => (
        <HeldOfProduct key={product.id} product={product} />
      ))}
    </>
  );
}

function HeldOfProduct({ product }: { readonly product: HeldProduct }) {
  const { id, rows, error, retry } = product;
  if (rows === undefined)
    return error === null ? <SkeletonRows count={2} height={56} /> : <ErrorState error={error} onRetry={retry} />;
  return rows.length === 0 ? undefined : <HeldRows id={id} rows={rows} />;
}
