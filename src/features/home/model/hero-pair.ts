import type { QuotedInstrument } from '../../../core/domain/market/instrument.ts';

const best = 'BTC/USDT';

/** The pair of the large chart: the one that everybody knows, otherwise the first of the operator's list. */
export const heroPair = (rows: readonly QuotedInstrument[]): QuotedInstrument | undefined =>
  rows.find(({ instrument }) => instrument.symbol === best) ?? rows[0];
