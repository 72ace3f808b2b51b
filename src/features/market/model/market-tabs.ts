import type { CurrencyId, QuotedInstrument } from '../../../core/domain/market/instrument.ts';
import { marketOf } from '../../shared/instruments/model/market-of.ts';

export const marketTabs = ['favourites', 'crypto', 'forex', 'stock', 'futures'] as const;
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

/** The pairs of a tab, in the operator's order; favourites in the order in which they were starred. */
export function rowsOfTab(
  rows: readonly QuotedInstrument[],
  tab: MarketTab,
  favourites: readonly CurrencyId[],
): readonly QuotedInstrument[] {
  if (tab !== 'favourites') return rows.filter(({ instrument }) => marketOf(instrument) === tab);
  return favourites.flatMap((id) => rows.filter(({ instrument }) => instrument.base.id === id));
}
