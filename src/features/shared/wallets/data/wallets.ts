import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AccountScope } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { Wallets } from '../../../../core/domain/wallets/wallet.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { WalletPort } from '../../../../core/ports/wallet-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { useSavingPace } from '../../../../core/time/polling-pace.ts';

export const walletsQuery = (account: AccountScope) =>
  queryOptions<Wallets, AppError>({
    queryKey: accountKey(account, WalletPort, 'wallets'),
    queryFn: () => account.port(WalletPort).wallets(),
    staleTime: 10_000,
  });

/** All balances of the account of this route; disabled for visitors, and unless `isWanted`. */
export function useWallets(isWanted = true): UseQueryResult<Wallets, AppError> {
  const pace = useSavingPace();
  const account = useAccount();
  const { isSignedIn } = useSession();
  return useQuery({ ...walletsQuery(account), enabled: isSignedIn && isWanted, refetchInterval: 30_000 * pace });
}
