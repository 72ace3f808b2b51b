import { useSearchParams } from 'react-router-dom';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useDualProduct } from '../data/dual-offer.ts';
import { UnlessOtherProduct } from '../panels/other-product.tsx';
import { ProductList } from '../panels/product-list.tsx';
import { DualPurchaseForm } from '../panels/dual-purchase-form.tsx';

/** One product, both possible outcomes, and the form; without `?id`, the list of products, or why there is none. */
export default function PurchaseScreen() {
  useTextsAhead(['dual', 'finance', 'requests', 'rules', 'messages']);
  const [question] = useSearchParams();
  const id = question.get('id') ?? '';
  const hasOne = useServerDialect().dual === 'dual';
  return id === '' || !hasOne ? <Choice /> : <OneProduct id={id} />;
}

function Choice() {
  const t = useText('dual');
  return (
    <Page title={t('title')} back={routes.invest.invest} wide>
      <UnlessOtherProduct>
        <p className={styles['form']}>{t('choose')}</p>
        <ProductList />
      </UnlessOtherProduct>
    </Page>
  );
}

function OneProduct({ id }: { readonly id: string }) {
  const t = useText('dual');
  const { data, error, refetch } = useDualProduct(id);
  return (
    <Page title={data?.name ?? t('title')} back={routes.invest.invest} wide>
      {data === undefined && error === null ? <SkeletonRows count={6} height={48} /> : undefined}
      {error === null || data !== undefined ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === null ? (
        <EmptyState
          title={t('gone')}
          action={
            <LinkButton to={routes.invest.invest} variant="secondary">
              {t('title')}
            </LinkButton>
          }
        />
      ) : undefined}
      {data === undefined || data === null ? undefined : <DualPurchaseForm key={data.id} product={data} />}
    </Page>
  );
}
