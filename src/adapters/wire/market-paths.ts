import type { PathsOf } from '../../core/ports/http-transport.ts';
import type { MarketPort } from '../../core/ports/market-port.ts';

export const marketPaths = {
  currencies: 'GET /currency/list',
  instruments: 'GET /currency/quotation_new',
  candles: 'GET /currency/new_timeshar',
} as const satisfies PathsOf<MarketPort>;
