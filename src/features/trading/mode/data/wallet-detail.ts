import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AccountScope } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import type { WalletAccount, WalletDetail } from '../../../../core/domain/wallets/wallet.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { WalletPort } from '../../../../core/ports/wallet-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { useSession } from '../../../../core/session/use-session.ts';

const intervalMs = 10_000;

export interface WalletOf {
  readonly currencyId: CurrencyId;
  readonly account: WalletAccount;
}

export const walletDetailQuery = (account: AccountScope, wallet: WalletOf) =>
  queryOptions<WalletDetail, AppError>({
    queryKey: accountKey(account, WalletPort, 'walletDetail', wallet),
    queryFn: () => account.port(WalletPort).walletDetail(wallet),
    staleTime: 1000,
    refetchInterval: intervalMs,
  });

/** Its free sum is undefined while it is read again after a change. */
export type KnownDetail = Omit<WalletDetail, 'available'> & { readonly available: Amount | undefined };

/**
 * Balance and fee of one currency; undefined for visitors and until it is known. What is free is not known either after
 * it has changed, until it is read again.
 */
export function useWalletDetail(wallet: WalletOf): KnownDetail | undefined {
  const account = useAccount();
  const { isSignedIn } = useSession();
  const queries = useQueryClient();
  const query = walletDetailQuery(account, wallet);
  const { data, isFetching } = useQuery({ ...query, enabled: isSignedIn });
  const isOld = isFetching && queries.getQueryState(query.queryKey)?.isInvalidated;
  return isOld && data ? { ...data, available: undefined } : data;
}

/** Why the balance of one currency is not known, and the way to ask again; undefined while it is known or on its way. */
export function useWalletTrouble(
  wallet: WalletOf,
): { readonly error: AppError; readonly onRetry: () => void } | undefined {
  const account = useAccount();
  const { isSignedIn } = useSession();
  const { data, error, refetch } = useQuery({ ...walletDetailQuery(account, wallet), enabled: isSignedIn });
  return data === undefined && error !== null ? { error, onRetry: () => void refetch() } : undefined;
}

/** The balance as it is now, not as it was cached. Fails like the port. */
export function useReadWalletDetail(): (wallet: WalletOf) => Promise<WalletDetail> {
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(
    (wallet) => queries.query({ ...walletDetailQuery(account, wallet), staleTime: 0, retry: false }),
    [account, queries],
  );
}
