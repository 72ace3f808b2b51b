import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { Page } from '../../../../core/domain/page.ts';
import type { Article, ArticleCategory } from '../../../../core/domain/server/site.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { NewsPort } from '../../../../core/ports/news-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { useSession } from '../../../../core/session/use-session.ts';

const fiveMinutesMs = 300_000;

/** Articles come in the person's language, which is therefore part of the key. */
const articlesQuery = (news: NewsPort, category: ArticleCategory, asked: { language: string; page: number }) =>
  queryOptions<Page<Article>, AppError>({
    queryKey: rootKey(NewsPort, 'articles', { category, ...asked }),
    queryFn: () => news.articles({ category, page: asked.page }),
    staleTime: fiveMinutesMs,
  });

/** The newest articles of a category, or a further page of them. */
export function useArticles(category: ArticleCategory, page = 1): UseQueryResult<Page<Article>, AppError> {
  const { language } = useSession();
  return useQuery(articlesQuery(usePort(NewsPort), category, { language, page }));
}
