import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useArticleWithId } from '../../shared/articles/data/article.ts';
import { ArticleBody } from '../parts/article-body.tsx';

/** One article by its number. */
export default function ArticleScreen() {
  const t = useText('content');
  const [asked] = useSearchParams();
  const id = asked.get('id') ?? '';
  const { data, error, refetch } = useArticleWithId(id);
  const isMissing = id === '' || data === null;
  return (
    <Page title={data?.title ?? t('article.title')} back>
      {isMissing ? <EmptyState title={t('article.none')} /> : undefined}
      {data === undefined && error !== null ? <ErrorState error={error} onRetry={() => void refetch()} /> : undefined}
      {data === undefined && error === null && !isMissing ? <SkeletonRows count={5} height={56} /> : undefined}
      {data === undefined || data === null ? undefined : <ArticleBody article={data} />}
    </Page>
  );
}
