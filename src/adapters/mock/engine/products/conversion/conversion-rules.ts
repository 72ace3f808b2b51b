import { conversionFee, convertedAmount, type ConversionTerms } from '../../../../../core/domain/wallets/conversion.ts';
import { rate, type Rate } from '../../../../../core/money/amount.ts';
import { isPositive } from '../../../../../core/money/fixed-point.ts';
import { Refusal, type Money } from '../../kernel/basics/engine-types.ts';
import type { World } from '../../kernel/domain/mounted-domain.ts';
import { findCurrencyById, heldCurrencies, type SeedCurrency } from '../../ledger/currencies.ts';
import { usdtPrice } from '../../ledger/wallet-rows.ts';

/** Percent of the given sum, on top of it. */
export const feePercent: Rate = rate('0.1');
/** A second conversion of a person within this time is taken for a slip. */
export const pauseMs = 3000;

export const convertible: readonly SeedCurrency[] = heldCurrencies.filter(
  ({ isMatch, isUnlisted }) => isMatch && !isUnlisted,
);

/** Throws Refusal `unknownWallet` and `conversionNotOpen`. */
export function convertibleById(id: string): SeedCurrency {
  const currency = findCurrencyById(id);
  if (currency === undefined || !heldCurrencies.includes(currency)) throw new Refusal('unknownWallet');
  if (!convertible.includes(currency)) throw new Refusal('conversionNotOpen');
  return currency;
}

export interface ConvertedPair {
  readonly from: SeedCurrency;
  readonly to: SeedCurrency;
}

/** Two different currencies. Throws Refusal. */
export function convertedPair(fromId: string, toId: string): ConvertedPair {
  if (fromId === toId) throw new Refusal('parameter');
  return { from: convertibleById(fromId), to: convertibleById(toId) };
}

export const termsOf = (
  world: World,
  { from, to }: ConvertedPair,
): ConversionTerms & { readonly feePercent: Rate } => ({
  fromPrice: usdtPrice(world, from),
  toPrice: usdtPrice(world, to),
  feePercent,
});

export interface ConvertedSums {
  readonly received: Money;
  readonly fee: Money;
}

/** The received sum and the fee. Throws Refusal `parameter` if nothing would be received. */
export function convertedSums(amount: Money, terms: ConversionTerms & { readonly feePercent: Rate }): ConvertedSums {
  const received = convertedAmount(amount, terms);
  const fee = conversionFee(amount, terms.feePercent);
  if (received === undefined || fee === undefined || !isPositive(received)) throw new Refusal('parameter');
  return { received, fee };
}
