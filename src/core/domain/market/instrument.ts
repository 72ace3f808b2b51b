import type { Price, Quantity, Rate } from '../../money/amount.ts';
import type { Lacking } from '../page.ts';

/** Ids are opaque text: a server may send them as numbers beyond what JavaScript can count. */
export type CurrencyId = string;

export const marketCategories = ['crypto', 'forex', 'stock', 'futures'] as const;
export type MarketCategory = (typeof marketCategories)[number];

export interface CurrencyName {
  readonly id: CurrencyId;
  /** Ticker, upper case. */
  readonly name: string;
}

export interface Currency extends CurrencyName {
  readonly logo: string | undefined;
  /** Chain label such as erc20; empty when the server has none. */
  readonly chain: string;
  readonly referencePrice: Price | undefined;
  readonly canQuote: boolean;
}

/** The terms of contracts on a pair. */
export interface ContractConditions {
  /** Units of the base in one lot. */
  readonly lotSize: Quantity;
  readonly lotsMin: Quantity | undefined;
  /** Undefined without a limit. */
  readonly lotsMax: Quantity | undefined;
  /** Percent of the value, once at opening. */
  readonly feePercent: Rate | undefined;
  /** Percent of the value, each night. */
  readonly overnightPercent: Rate | undefined;
  /** A price amount that is added to the market for a long position and taken off for a short one. */
  readonly spread: Price | undefined;
}

/** A pair that can be looked at, and the products it can be traded in. */
export interface Instrument {
  /** `match_id` of option orders. */
  readonly id: string;
  /** BASE/QUOTE, the key of candles and events. */
  readonly symbol: string;
  readonly base: CurrencyName;
  readonly quote: CurrencyName;
  readonly category: MarketCategory;
  readonly logo: string | undefined;
  /** Long names for search, in all languages of the server. */
  readonly names: readonly string[];
  readonly allows: { readonly spot: boolean; readonly contracts: boolean; readonly options: boolean };
  /** Undefined when the server does not say: prices are then shown as sent. */
  readonly priceStep: Price | undefined;
  readonly quantityStep: Quantity | undefined;
  /** Undefined when the server does not say. */
  readonly isOpen: boolean | undefined;
  /** The server's own line about where its prices come from; undefined when it has none. */
  readonly source?: string | undefined;
  /** Undefined if the server does not define a lot. */
  readonly contract?: ContractConditions | undefined;
}

/** A missing figure is undefined and shows as a dash, never as zero. */
export interface Quote {
  readonly symbol: string;
  readonly price: Price | undefined;
  /** Percent since the day's open, e.g. 1.93 or -0.4. */
  readonly change: Rate | undefined;
  /** Base currency, 24 h. */
  readonly volume: Quantity | undefined;
  readonly open: Price | undefined;
  readonly high: Price | undefined;
  readonly low: Price | undefined;
  /** Device time in ms at which this client received it. */
  readonly receivedAt: number;
}

export interface QuotedInstrument {
  readonly instrument: Instrument;
  readonly quote: Quote;
}

/** The pairs of a server in its order. */
export interface InstrumentList extends Lacking {
  readonly rows: readonly QuotedInstrument[];
}
