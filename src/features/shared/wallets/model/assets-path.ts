import type { AccountId } from '../../../../core/account/account-scope.ts';
import { routes, type RoutePath } from '../../../../core/navigation/routes.ts';

/** The page with an account's holdings. */
export const assetsPaths: Readonly<Record<AccountId, RoutePath>> = {
  live: routes.fund.assets,
  moni: routes.moni.assetsAllRecord,
};

/** The page to trade without real money; undefined in practice itself. */
export const practicePaths: Readonly<Record<AccountId, RoutePath | undefined>> = {
  live: routes.moni.index,
  moni: undefined,
};
