import type { CurrencyId } from '../../../core/domain/market/instrument.ts';
import type { Balance, WalletAccount, Wallets } from '../../../core/domain/wallets/wallet.ts';
import { add } from '../../../core/money/fixed-point.ts';
import { coinRows, type CoinRow } from './coin-rows.ts';

/** Each currency once, with what all accounts hold of it together, the most valuable first. */
export function coinsTogether({ accounts }: Wallets): readonly CoinRow[] {
  const coins = new Map<CurrencyId, Balance>();
  for (const balance of accounts.flatMap(({ balances }) => balances)) {
    const known = coins.get(balance.currencyId);
    coins.set(balance.currencyId, known === undefined ? balance : together(known, balance));
  }
  return coinRows([...coins.values()], false);
}

const together = (one: Balance, other: Balance): Balance => ({
  ...one,
  available: add(one.available, other.available),
  locked: add(one.locked, other.locked),
  usdtPrice: one.usdtPrice ?? other.usdtPrice,
  canDeposit: one.canDeposit || other.canDeposit,
});

export interface CoinInAccount {
  readonly account: WalletAccount;
  readonly balance: Balance;
}

/** The accounts that can hold a currency, with their balances. */
export const coinInAccounts = ({ accounts }: Wallets, currencyId: CurrencyId): readonly CoinInAccount[] =>
  accounts.flatMap(({ account, balances }) =>
    balances.filter((balance) => balance.currencyId === currencyId).map((balance) => ({ account, balance })),
  );

/**
 * The currencies that the deposit page takes, as it looks for them: in the spot account. Where the server marks none, all:
 * that page says what is the matter.
 */
export function depositable(rows: readonly CoinRow[], { accounts }: Wallets): readonly CoinRow[] {
  const spot = accounts.find(({ account }) => account === 'spot');
  const taken = new Set(spot?.balances.flatMap(({ canDeposit, currencyId }) => (canDeposit ? [currencyId] : [])));
  const found = rows.filter(({ balance }) => taken.has(balance.currencyId));
  return found.length === 0 ? rows : found;
}
