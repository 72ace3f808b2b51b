import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { Article } from '../../../../core/domain/server/site.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { NewsPort } from '../../../../core/ports/news-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';

const fiveMinutesMs = 300_000;

const articleQuery = (news: NewsPort, id: string) =>
  queryOptions<Article | null, AppError>({
    queryKey: rootKey(NewsPort, 'article', { id }),
    // The cache cannot keep undefined.
    queryFn: async () => (await news.article({ id })) ?? null,
    staleTime: fiveMinutesMs,
  });

/** The whole article; until it has loaded, or if it cannot, the excerpt of the list. */
export function useArticle(listed: Article): Article {
  return useQuery(articleQuery(usePort(NewsPort), listed.id)).data ?? listed;
}

/** An article by its number; null without one. */
export const useArticleWithId = (id: string): UseQueryResult<Article | null, AppError> =>
  useQuery({ ...articleQuery(usePort(NewsPort), id), enabled: id !== '' });
