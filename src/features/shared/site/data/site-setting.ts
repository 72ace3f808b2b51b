import { useQuery } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { SitePort } from '../../../../core/ports/site-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';

function useSetting(keyword: string, isWanted: boolean) {
  const site = usePort(SitePort);
  return useQuery<string | null, AppError>({
    queryKey: rootKey(SitePort, 'setting', { keyword }),
    // The cache cannot keep undefined.
    queryFn: async () => (await site.setting({ keyword })) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
}

/** One setting of the server, read once per visit; undefined if it is not set or unreadable. */
export const useSiteSetting = (keyword: string, isWanted = true): string | undefined =>
  useSetting(keyword, isWanted).data ?? undefined;

/** Whether the server has told it, or that it is not set. */
export const useIsSettingRead = (keyword: string): boolean => useSetting(keyword, true).data !== undefined;

/** Neither answered nor failed yet. */
export const useIsSettingAwaited = (keyword: string, isWanted = true): boolean =>
  useSetting(keyword, isWanted).isLoading;
