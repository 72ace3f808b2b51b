import { amount, type Amount } from '../../money/amount.ts';
import type { IdentityLevel } from './identity.ts';

export interface LevelLimits {
  /** Withdrawals in 24 hours together, valued in BTC. */
  readonly withdrawnBtc: Amount;
  /** One quick-buy or C2C order, in USDT. */
  readonly fiatOrderUsdt: Amount;
}

/** What each identity level allows. */
export const levelLimits: Readonly<Record<IdentityLevel, LevelLimits>> = {
  1: { withdrawnBtc: amount('200'), fiatOrderUsdt: amount('2000') },
  2: { withdrawnBtc: amount('500'), fiatOrderUsdt: amount('1000000') },
};
