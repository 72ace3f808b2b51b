import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { WalletAccount } from '../../../../core/domain/wallets/wallet.ts';
import { rate, type Amount, type Rate } from '../../../../core/money/amount.ts';
import { add, isPositive, multiply, roundTo, subtract } from '../../../../core/money/fixed-point.ts';
import { shownPlaces } from '../../../../core/money/shown-places.ts';

/** What an order lacks. */
export interface Shortfall {
  readonly currency: Instrument['quote'];
  /** Where it has to be. */
  readonly account: WalletAccount;
  readonly sum: Amount;
}

/** The difference, in the places of its currency and never less than it is; undefined when nothing is missing. */
export function shortfallOf(
  needed: Amount | undefined,
  available: Amount | undefined,
  currency: string,
): Amount | undefined {
  if (needed === undefined || available === undefined) return undefined;
  const missing = subtract(needed, available);
  return isPositive(missing) ? roundTo(missing, shownPlaces(missing, currency), 'up') : undefined;
}

/** Of what a market order needs: the price moves while the money is on its way. */
const spare: Rate = rate('0.005');
/** The same as people read it. */
export const sparePercent: Rate = rate('0.5');

/** What it may need by the time that the money has arrived. */
export const withSpare = (needed: Amount): Amount => add(needed, multiply(needed, spare));
