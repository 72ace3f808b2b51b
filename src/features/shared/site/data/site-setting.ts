import { useQuery } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { SitePort } from '../../../../core/ports/site-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';

/** One setting of the server, read once per visit; undefined if it is not set or unreadable. */
export function useSiteSetting(keyword: string, isWanted = true): string | undefined {
  const site = usePort(SitePort);
  const { data } = useQuery<string | null, AppError>({
    queryKey: rootKey(SitePort, 'setting', { keyword }),
    // The cache cannot keep undefined.
    queryFn: async () => (await site.setting({ keyword })) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
  return data ?? undefined;
}
