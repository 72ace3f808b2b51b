import type { CurrencyId, QuotedInstrument } from '../../../core/domain/market/instrument.ts';
import { marketOf } from '../../shared/instruments/model/market-of.ts';

export const marketTabs = ['favourites', 'crypto', 'forex', 'stock', 'futures'] as const;
const firstTab = 'crypto';
export type MarketTab = (typeof marketTabs)[number];

export const isMarketTab = (text: unknown): text is MarketTab => marketTabs.some((tab) => tab === text);

/** Without the categories of which the server lists no pair; all of them until its list is read. */
export const tabsWithPairs = (rows: readonly QuotedInstrument[] | undefined): readonly MarketTab[] =>
  marketTabs.filter(
    (tab) =>
      tab === 'favourites' ||
      tab === 'crypto' ||
      rows === undefined ||
      rows.some(({ instrument }) => marketOf(instrument) === tab),
  );

/** Where the server tells the kind of no pair, the first tab has them all: what is no crypto must not stand under it. */
export const firstTabName = (rows: readonly QuotedInstrument[] | undefined): 'crypto' | 'all' =>
  rows !== undefined && rows.every(({ instrument }) => instrument.category === 'crypto') ? 'all' : 'crypto';

/** The pairs of a tab, in the operator's order; favourites in the order in which they were starred. */
export function rowsOfTab(
  rows: readonly QuotedInstrument[],
  tab: MarketTab,
  favourites: readonly CurrencyId[],
): readonly QuotedInstrument[] {
  if (tab === firstTab && firstTabName(rows) === 'all') return rows;
  if (tab !== 'favourites') return rows.filter(({ instrument }) => marketOf(instrument) === tab);
  return favourites.flatMap((id) => rows.filter(({ instrument }) => instrument.base.id === id));
}
