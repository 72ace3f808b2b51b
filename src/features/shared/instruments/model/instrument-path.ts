import type { AccountId } from '../../../../core/account/account-scope.ts';
import type { Instrument } from '../../../../core/domain/instrument.ts';
import { pathWith, routes, type RoutePath } from '../../../../core/navigation/routes.ts';

const pages: Readonly<Record<AccountId, RoutePath>> = {
  live: routes.transaction.currency,
  moni: routes.moni.currency,
};

/** Where a tap on a pair leads in an account: to its ticket, or to its chart where it cannot be traded spot. */
export const instrumentPath = (account: AccountId, { symbol, allows }: Pick<Instrument, 'symbol' | 'allows'>): string =>
  pathWith(pages[account], { symbol, view: allows.spot ? undefined : 'chart' });
