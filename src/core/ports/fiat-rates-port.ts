import { createToken } from '../di/token.ts';
import type { FiatRates } from '../domain/market/fiat.ts';

/**
 * The public currency-rate service, cached for 24 h. Never fails: without an answer the last stored rates, or USD at 1.
 */
export interface FiatRatesPort {
  fiatRates(): Promise<FiatRates>;
}
export const FiatRatesPort = createToken<FiatRatesPort>('FiatRatesPort');
