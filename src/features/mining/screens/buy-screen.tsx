import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/list-state.tsx';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page.tsx';
import { LossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import { useMiningProducts } from '../data/mining-offer.ts';
import { BuyForm } from './buy-form.tsx';

/** One product: what it pays, what it costs to leave, and the form. `?id`, `?currency` and `?class` name it. */
export default function BuyScreen() {
  const t = useText('mining');
  const [question] = useSearchParams();
  const { rows, error, retry } = useMiningProducts(
    question.get('currency') ?? undefined,
    question.get('class') ?? undefined,
  );
  const product = rows?.find(({ id }) => id === question.get('id'));
  const isNamed = question.get('currency') !== null;
  return (
    <Page
      title={product === undefined ? t('title') : t('buyTitle', { currency: product.currencyName })}
      back={routes.lockming.lockming}
    >
      <LossWarning />
      {product === undefined ? undefined : <BuyForm key={product.id} product={product} />}
      {isNamed && rows === undefined && error === null ? <SkeletonRows count={6} height={48} /> : undefined}
      {error === null || product !== undefined ? undefined : <ErrorState error={error} onRetry={retry} />}
      {product === undefined && error === null && (rows !== undefined || !isNamed) ? (
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
