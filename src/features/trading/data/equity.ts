import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AccountScope } from '../../../core/account/account-scope.ts';
import { useAccount } from '../../../core/account/use-account.ts';
import type { Wallets } from '../../../core/domain/wallet.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { sum } from '../../../core/money/arithmetic.ts';
import { WalletPort } from '../../../core/ports/wallet-port.ts';
import { accountKey } from '../../../core/query/account-key.ts';
import { useSession } from '../../../core/session/use-session.ts';

const walletsQuery = (account: AccountScope) =>
  queryOptions<Wallets, AppError>({
    queryKey: accountKey(account, WalletPort, 'wallets'),
    queryFn: () => account.port(WalletPort).wallets(),
    staleTime: 30_000,
  });

/** Everything in the account in USDT, as the server adds it up; undefined when one part is unknown. */
export function useEquity(): Amount | undefined {
  const account = useAccount();
  const { isSignedIn } = useSession();
  const totals = useQuery({ ...walletsQuery(account), enabled: isSignedIn }).data?.accounts.map((one) => one.totalUsdt);
  const known = totals?.filter((total) => total !== undefined);
  return known === undefined || known.length === 0 || known.length !== totals?.length ? undefined : sum(known);
}
