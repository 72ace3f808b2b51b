import { useSearchParams } from 'react-router-dom';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useMiningProducts } from '../data/mining-offer.ts';
import { BuyForm } from '../panels/buy-form.tsx';
import { ProductList } from '../panels/product-list.tsx';

/**
 * One product: its rate, the cost of leaving, and the form; without an id, the list of products. `?id`, `?currency` and
 * `?class` name it.
 */
export default function BuyScreen() {
  useTextsAhead(['mining', 'finance', 'funds', 'requests', 'rules', 'messages']);
  const [question] = useSearchParams();
  const [id, currency] = [question.get('id') ?? '', question.get('currency') ?? ''];
  return id === '' || currency === '' ? (
    <Choice />
  ) : (
    <OneProduct id={id} currencyId={currency} classId={question.get('class') ?? undefined} />
  );
}

function Choice() {
  const t = useText('mining');
  return (
    <Page title={t('title')} back={routes.lockming.lockming} wide>
      <p className={styles['form']}>{t('choose')}</p>
      <ProductList />
    </Page>
  );
}

interface OneProductProps {
  readonly id: string;
  readonly currencyId: string;
  readonly classId: string | undefined;
}

function OneProduct({ id, currencyId, classId }: OneProductProps) {
  const t = useText('mining');
  const { rows, error, retry, hasMore } = useMiningProducts(currencyId, classId, true);
  const product = rows?.find((one) => one.id === id);
  const isMissing = product === undefined && error === null;
  const isKnown = rows !== undefined && !hasMore;
  return (
    <Page
      title={product === undefined ? t('title') : t('buyTitle', { currency: product.currencyName })}
      back={routes.lockming.lockming}
      wide
    >
      {product === undefined ? undefined : <BuyForm key={product.id} product={product} classId={classId} />}
      {isMissing && !isKnown ? <SkeletonRows count={6} height={48} /> : undefined}
      {error === null || product !== undefined ? undefined : <ErrorState error={error} onRetry={retry} />}
      {isMissing && isKnown ? (
        <EmptyState
          title={t('gone')}
          action={
            <LinkButton to={routes.lockming.lockming} variant="secondary">
              {t('products')}
            </LinkButton>
          }
        />
      ) : undefined}
    </Page>
  );
}
