import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { usePort } from '../../../core/di/use-port.ts';
import type { Rows } from '../../../core/domain/page.ts';
import type { MenuEntry } from '../../../core/domain/server/site.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { SitePort } from '../../../core/ports/site-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { firstSight } from '../../../core/waiting/first-sight.ts';

const tenMinutesMs = 600_000;

export const menuQuery = (site: SitePort) =>
  queryOptions<Rows<MenuEntry>, AppError>({
    queryKey: rootKey(SitePort, 'menu'),
    // The list of pairs comes first: it is what people open the page for.
    queryFn: () => firstSight().then(() => site.menu()),
    staleTime: tenMinutesMs,
  });

/** The entries that the operator put on the home page, in the operator's order. */
export function useMenu(): UseQueryResult<Rows<MenuEntry>, AppError> {
  return useQuery(menuQuery(usePort(SitePort)));
}
