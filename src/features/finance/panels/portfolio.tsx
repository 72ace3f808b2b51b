import { Link, useLocation } from 'react-router-dom';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { lackingAs } from '../../../core/domain/page.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { loginPath } from '../../../core/navigation/return-path.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useUsdtPrices } from '../../shared/limits/operations/use-usdt-prices.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { hasPortfolios } from '../../shared/worth/model/finance-products.ts';
import { heldTotal, needsBuyer, type HeldProduct } from '../../shared/worth/model/holding.ts';
import { HeldRows } from '../parts/held-rows.tsx';
import { useProductWords } from '../../shared/worth/parts/use-product-words.ts';
import styles from './portfolio.module.css';
import { useHoldings } from '../../shared/worth/operations/use-holdings.ts';

/** All open holdings in the products of the hub; for visitors, how to see them. */
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
      <LinkButton to={loginPath(pathname + search)} state={detour} variant="secondary" size="small">
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
  const lacking = lackingAs([], ...held.map(({ rows = [] }) => rows));
  const portfolios = hasPortfolios(useRuntimeConfig(), useServerDialect()) ? <Portfolios /> : undefined;
  const isNothing = lacking.unreadable === undefined && held.every(({ rows }) => rows?.length === 0);
  const isReading = held.some(({ rows, error }) => rows === undefined && error === null);
  const untold = held.some(({ hasUntoldDeposits }) => hasUntoldDeposits === true) ? <Untold /> : undefined;
  const isUnread = held.length > 0 && held.every(({ rows, error }) => rows === undefined && error !== null);
  if (isUnread)
    return (
      <>
        {portfolios}
        <ReadAgain failed={held} />
      </>
    );
  if (isNothing)
    return (
      <>
        <p className={styles['none']}>{t('held.none')}</p>
        {untold}
        {portfolios}
      </>
    );
  return (
    <>
      {isReading ? (
        <SkeletonRows count={1} height={36} />
      ) : (
        <p className={styles['total']}>
          {lacking.unreadable === undefined ? undefined : '≥ '}
          <MoneyText value={total} currency="USDT" places={2} reason={t('held.unknown')} />
        </p>
      )}
      <UnreadableRows of={lacking} kind="sum" />
      {isReading || total !== undefined ? undefined : <p className={styles['note']}>{t('held.unknown')}</p>}
      <p className={styles['note']}>
        {t('held.totalNote')}
        {held.some(({ rows }) => rows?.some(needsBuyer)) ? ` ${t('held.needsBuyer')}` : undefined}
      </p>
      {untold}
      {portfolios}
      <NotRead held={held} />
      {held.map((product) => (
        <HeldOfProduct key={product.id} product={product} />
      ))}
    </>
  );
}

/** Servers that show deposits only with a bid still write a bill when they take one. */
function Untold() {
  const t = useText('finance');
  return (
    <p className={styles['note']}>
      {t('held.depositsUntold')} <Link to={routes.setting.bill}>{t('held.depositsInRecords')}</Link>
    </p>
  );
}

/** What the server sells in place of dual investment is on the operator's own page alone. */
function Portfolios() {
  const t = useText('finance');
  const dual = useText('dual');
  return <p className={styles['note']}>{t('held.portfolios', { name: dual('title') })}</p>;
}

/** Names each unreadable product once; one tap reads them again. */
function NotRead({ held }: { readonly held: readonly HeldProduct[] }) {
  const t = useText('finance');
  const words = useProductWords();
  const { languageTag } = useFormat();
  const failed = held.filter(({ rows, error }) => rows === undefined && error !== null);
  if (failed.length === 0) return undefined;
  const names = new Intl.ListFormat(languageTag).format(failed.map(({ id }) => words(id, 'name')));
  return (
    <>
      <p className={styles['note']}>{t('held.notRead', { products: names })}</p>
      <ReadAgain failed={failed} />
    </>
  );
}

function ReadAgain({ failed }: { readonly failed: readonly HeldProduct[] }) {
  const errors = failed.flatMap(({ error }) => error ?? []);
  const error = errors.find(({ kind }) => kind !== 'unavailable') ?? errors[0];
  return error === undefined ? undefined : (
    <ErrorState error={error} onRetry={() => failed.forEach(({ retry }) => retry())} />
  );
}

function HeldOfProduct({ product }: { readonly product: HeldProduct }) {
  const { id, rows, error } = product;
  if (rows === undefined) return error === null ? <SkeletonRows count={2} height={56} /> : undefined;
  return rows.length === 0 ? undefined : <HeldRows id={id} rows={rows} />;
}
