import { useQuery } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { Deposit } from '../../../../core/domain/wallets/deposit.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { DepositsPort } from '../../../../core/ports/deposits-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { useSavingPace } from '../../../../core/time/polling-pace.ts';

/** As many as the notices read. */
const newest = { page: 1, limit: 20 } as const;
const none: readonly Deposit[] = [];

/** What the person has reported as sent, the newest; empty while it is not known. */
export function useNewestDeposits(): readonly Deposit[] {
  const port = usePort(DepositsPort);
  const { isSignedIn } = useSession();
  const pace = useSavingPace();
  const { data } = useQuery<readonly Deposit[], AppError>({
    queryKey: rootKey(DepositsPort, 'deposits', newest),
    queryFn: async () => (await port.deposits(newest)).items,
    enabled: isSignedIn,
    staleTime: 5_000,
    refetchInterval: 30_000 * pace,
  });
  return data ?? none;
}
