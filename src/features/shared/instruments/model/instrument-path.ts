import type { AccountId } from '../../../../core/account/account-scope.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { pathWith, routes, type RoutePath } from '../../../../core/navigation/routes.ts';

const { transaction, moni, forex } = routes;
const pages: Readonly<Record<AccountId, RoutePath>> = { live: transaction.currency, moni: moni.currency };

/** The chart of a pair of which only the name is known. */
export const chartPath = (account: AccountId, symbol: string): string =>
  pathWith(pages[account], { symbol, view: 'chart' });

type Offered = Pick<Instrument, 'symbol' | 'allows' | 'category'>;

/** The target of a tap on a pair in an account: its ticket, or without spot the chart above its contracts, if it has any. */
export function instrumentPath(account: AccountId, { symbol, allows, category }: Offered): string {
  if (allows.spot) return pathWith(pages[account], { symbol });
  if (!allows.contract) return chartPath(account, symbol);
  const live = category === 'crypto' ? transaction.contract : forex.contract;
  return pathWith(account === 'live' ? live : moni.contract, { symbol, view: 'chart' });
}
