import type { Instrument, MarketCategory } from '../../../../core/domain/market/instrument.ts';

/** Both names are currencies that banks exchange. */
const fiatPair = /^(?:USD|EUR|GBP|JPY|CHF|AUD|NZD|CAD|CNY|CNH|HKD|SGD|TRY|MXN|ZAR|SEK|NOK|THB|KRW|INR|BRL){2}$/i;

/**
 * Where a pair is listed. Some servers tell no kind of a pair, which makes it crypto: of those, pairs of two fiat
 * currencies are listed as forex.
 */
export const marketOf = ({ category, base, quote }: Pick<Instrument, 'category' | 'base' | 'quote'>): MarketCategory =>
  category === 'crypto' && fiatPair.test(base.name + quote.name) ? 'forex' : category;
