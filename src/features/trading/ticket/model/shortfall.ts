import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { WalletAccount } from '../../../../core/domain/wallets/wallet.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { isPositive, roundTo, subtract } from '../../../../core/money/fixed-point.ts';
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
