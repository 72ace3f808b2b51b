import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { SiteConfiguration } from '../../../../core/domain/server/site.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { SitePort } from '../../../../core/ports/site-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';

export const siteConfigurationQuery = (site: SitePort) =>
  queryOptions<SiteConfiguration, AppError>({
    queryKey: rootKey(SitePort, 'siteConfiguration'),
    queryFn: () => site.siteConfiguration(),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The operator's configuration; read once per visit. */
export const useSiteConfiguration = (): UseQueryResult<SiteConfiguration, AppError> =>
  useQuery(siteConfigurationQuery(usePort(SitePort)));
