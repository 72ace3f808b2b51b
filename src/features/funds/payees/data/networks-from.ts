import type { DepositPlaces } from '../../../../core/domain/wallets/deposit.ts';
import type { Currency } from '../../../../core/domain/market/instrument.ts';

/**
 * No call lists the networks of a currency: they are those of its deposits, otherwise the currency's chain. At least
 * one, so that an address can be saved for every currency.
 */
export function networksFrom({ addresses }: DepositPlaces, currency: Currency | undefined): readonly string[] {
  const named = addresses.flatMap(({ network }) => (network === undefined ? [] : [network]));
  if (named.length > 0) return named;
  return [currency?.chain || (currency?.name ?? '').toLowerCase()].filter((name) => name !== '');
}
