import { useLocation } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useOperatorPage } from '../data/operator-page.ts';
import { operatorPageAt, type OperatorPage } from '../model/operator-pages.ts';
import { ArticleBody } from '../parts/article-body.tsx';

/** One page that the operator wrote: questions, contact, about, compliance, withdrawals. */
export default function OperatorPageScreen() {
  const t = useText('content');
  const page = operatorPageAt(useLocation().pathname);
  return (
    <Page title={t(`pages.${page}`)} back={routes.common.aboutuslist}>
      <Words page={page} />
    </Page>
  );
}

function Words({ page }: { readonly page: OperatorPage }) {
  const t = useText('content');
  const connection = useText('connection');
  const { data, error, refetch } = useOperatorPage(page);
  const isLacking = error?.kind === 'unavailable';
  if (data === undefined && !isLacking) {
    return error === null ? (
      <SkeletonRows count={5} height={56} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  }
  if (data) return <ArticleBody article={data} />;
  const support = (
    <LinkButton to={routes.kefu.index} variant="secondary" size="small">
      {t('support.title')}
    </LinkButton>
  );
  const title = isLacking ? connection('notOffered.title', { name: t(`pages.${page}`) }) : t('pages.none');
  return <EmptyState title={title} action={support} />;
}
