import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { usePort } from '../../../core/di/use-port.ts';
import type { Article } from '../../../core/domain/server/site.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { NewsPort } from '../../../core/ports/news-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { useSession } from '../../../core/session/use-session.ts';

const tenMinutesMs = 600_000;

const readers = {
  faq: (news: NewsPort) => news.faqPage(),
  contact: (news: NewsPort) => news.contactPage(),
  about: (news: NewsPort) => news.aboutPage(),
  compliance: (news: NewsPort) => news.compliancePage(),
  withdrawals: (news: NewsPort) => news.withdrawalPage(),
} as const;
const methods = {
  faq: 'faqPage',
  contact: 'contactPage',
  about: 'aboutPage',
  compliance: 'compliancePage',
  withdrawals: 'withdrawalPage',
} as const;

/** A page of the operator in the person's language; null where the operator wrote none. */
export function useOperatorPage(page: keyof typeof readers): UseQueryResult<Article | null, AppError> {
  const news = usePort(NewsPort);
  const { language } = useSession();
  return useQuery<Article | null, AppError>({
    queryKey: rootKey(NewsPort, methods[page], { language }),
    // The cache cannot keep undefined.
    queryFn: async () => (await readers[page](news)) ?? null,
    staleTime: tenMinutesMs,
  });
}
