import type { AccountCurrency, Wallets } from '../../../core/domain/wallets/wallet.ts';

/** Every currency of any account once, in the order of the wallets. */
export function currenciesOf({ accounts }: Wallets): readonly Pick<AccountCurrency, 'id' | 'name'>[] {
  const names = new Map(
    accounts.flatMap(({ balances }) => balances.map((balance) => [balance.currencyId, balance.currencyName])),
  );
  return [...names].map(([id, name]) => ({ id, name }));
}
