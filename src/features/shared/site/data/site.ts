import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { SiteConfiguration } from '../../../../core/domain/server/site.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { SitePort } from '../../../../core/ports/site-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { firstSight } from '../../../../core/waiting/first-sight.ts';

/** Asked for after the first sight: a page needs it for its title and marks, and can be used without. */
export const siteConfigurationQuery = (site: SitePort) =>
  queryOptions<SiteConfiguration, AppError>({
    queryKey: rootKey(SitePort, 'siteConfiguration'),
    queryFn: () => firstSight().then(() => site.siteConfiguration()),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The operator's configuration; read once per visit. */
export const useSiteConfiguration = (): UseQueryResult<SiteConfiguration, AppError> =>
  useQuery(siteConfigurationQuery(usePort(SitePort)));
