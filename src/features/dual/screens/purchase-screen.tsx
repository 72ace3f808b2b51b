import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/list-state.tsx';
import { Page } from '../../../core/ui/page.tsx';
import { LossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import { useDualProduct } from '../data/dual-offer.ts';
import { PurchaseForm } from './purchase-form.tsx';

/** One product, both ways in which it can end, and the form. `?id` names it. */
export default function PurchaseScreen() {
  const t = useText('dual');
  const [question] = useSearchParams();
  const { data, error, refetch } = useDualProduct(question.get('id') ?? '0');
  return (
    <Page title={data?.name ?? t('title')} back={routes.invest.invest}>
      <LossWarning />
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
      {data === undefined || data === null ? undefined : <PurchaseForm key={data.id} product={data} />}
    </Page>
  );
}
