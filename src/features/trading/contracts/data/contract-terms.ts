import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AccountScope } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { ContractTerms } from '../../../../core/domain/orders/contract-order.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { TradingPort, type PairIds } from '../../../../core/ports/trading-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { useSession } from '../../../../core/session/use-session.ts';

const intervalMs = 10_000;

const contractTermsQuery = (account: AccountScope, pair: PairIds) =>
  queryOptions<ContractTerms, AppError>({
    queryKey: accountKey(account, TradingPort, 'contractTerms', pair),
    queryFn: () => account.port(TradingPort).contractTerms(pair),
    staleTime: 1000,
    refetchInterval: intervalMs,
  });

export interface TermsView {
  /** Undefined for visitors and until it is known. */
  readonly terms: ContractTerms | undefined;
  readonly error: AppError | null;
  retry(): void;
}

/** What a pair offers, and what is free for it. */
export function useContractTerms({ baseId, quoteId }: PairIds): TermsView {
  const account = useAccount();
  const { isSignedIn } = useSession();
  const { data, error, refetch } = useQuery({
    ...contractTermsQuery(account, { baseId, quoteId }),
    enabled: isSignedIn,
  });
  return { terms: data, error, retry: () => void refetch() };
}
