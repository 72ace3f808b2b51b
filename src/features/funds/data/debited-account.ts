import type { Amount } from '../../../core/money/amount.ts';
import type { CurrencyId } from '../../../core/domain/market/instrument.ts';
import { givenName } from '../../../core/domain/wallets/given-account-names.ts';
import { walletAccounts, type Balance, type WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import type { WithdrawalTerms } from '../../../core/domain/wallets/withdrawal.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useSiteConfiguration } from '../../shared/site/data/site.ts';
import { useWallets } from '../../shared/wallets/data/wallets.ts';

/** An account as the configuration of a site names it: by a field or by a number from 1. */
export const namedAccount = (setting: string | undefined): WalletAccount | undefined =>
  walletAccounts.find((account, at) => setting === `${givenName[account]}_balance` || setting === String(at + 1));

/** Undefined unless the operator has set which account withdrawals are taken from. */
const useSetAccount = (): WalletAccount | undefined =>
  namedAccount(useSiteConfiguration().data?.settings['cashb_balance_type']);

/** Which account withdrawals are taken from. */
export function useDebitedAccount(): WalletAccount {
  const set = useSetAccount();
  const { withdrawalFrom } = useServerDialect();
  return set ?? withdrawalFrom;
}

/** The person's balance of one currency in one account; undefined while unknown. */
export function useBalanceIn(account: WalletAccount, currencyId: CurrencyId): Amount | undefined {
  const balances = useBalances(account);
  return balances?.find((one) => one.currencyId === currencyId)?.available;
}

function useBalances(account: WalletAccount): readonly Balance[] | undefined {
  const { data } = useWallets();
  return data?.accounts.find((one) => one.account === account)?.balances;
}

/** The currencies that can be taken out; where the account marks none, those of the spot account. */
export function useWithdrawable(): readonly Balance[] {
  const debited = useBalances(useDebitedAccount()) ?? [];
  const spot = useBalances('spot') ?? [];
  const own = debited.filter(({ canDeposit }) => canDeposit);
  return own.length > 0 ? own : spot.filter(({ canDeposit }) => canDeposit);
}

/** The terms with the balance of the operator's account: the server's terms cover only one account. */
export function useTermsOfAccount(
  terms: WithdrawalTerms | undefined,
  currencyId: CurrencyId,
): WithdrawalTerms | undefined {
  const set = useSetAccount();
  const available = useBalanceIn(set ?? 'spot', currencyId);
  if (terms === undefined || set === undefined || set === 'spot') return terms;
  return { ...terms, available };
}
