import type { AccountId } from '../../../../core/account/account-scope.ts';
import { routes, type RoutePath } from '../../../../core/navigation/routes.ts';

/** Where an account says what it holds. */
export const assetsPaths: Readonly<Record<AccountId, RoutePath>> = {
  live: routes.fund.assets,
  moni: routes.moni.assetsAllRecord,
};

/** Where one can trade without money of one's own; undefined for who is there already. */
export const practicePaths: Readonly<Record<AccountId, RoutePath | undefined>> = {
  live: routes.moni.index,
  moni: undefined,
};
