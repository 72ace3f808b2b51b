import type { AccountId } from '../../../../core/account/account-scope.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { pathWith, routes, type RoutePath } from '../../../../core/navigation/routes.ts';

const pages: Readonly<Record<AccountId, RoutePath>> = {
  live: routes.transaction.currency,
  moni: routes.moni.currency,
};

/** The target of a tap on a pair in an account: its ticket, or its chart if it cannot be traded spot: that page leads on to where it is. */
export const instrumentPath = (account: AccountId, { symbol, allows }: Pick<Instrument, 'symbol' | 'allows'>): string =>
  pathWith(pages[account], { symbol, view: allows.spot ? undefined : 'chart' });
