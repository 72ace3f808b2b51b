import type { AccountId } from '../../../../core/account/account-scope.ts';
import { routes, type RoutePath } from '../../../../core/navigation/routes.ts';

/** The page with the results of an account. */
export const journalPaths: Readonly<Record<AccountId, RoutePath>> = {
  live: routes.journal,
  moni: routes.moni.journal,
};
