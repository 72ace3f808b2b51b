import type { QuotedInstrument } from '../../../core/domain/market/instrument.ts';
import type { QuoteSort } from '../../shared/quotes/model/sort-quotes.ts';

export const homeLists = ['hot', 'gainers', 'losers', 'volume'] as const;
export type HomeList = (typeof homeLists)[number];

/** `hot`: the first pairs of the operator's list. */
export const sortOfList: Readonly<Record<HomeList, QuoteSort | undefined>> = {
  hot: undefined,
  gainers: { column: 'change', direction: 'descending' },
  losers: { column: 'change', direction: 'ascending' },
  volume: { column: 'turnover', direction: 'descending' },
};

/** Turnover is compared within one category, whose pairs share a quote currency. */
export const rowsOfList = (rows: readonly QuotedInstrument[], list: HomeList): readonly QuotedInstrument[] =>
  list === 'volume' ? rows.filter(({ instrument }) => instrument.category === 'crypto') : rows;
