import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { AccountScope } from '../../../core/account/account-scope.ts';
import { useAccount } from '../../../core/account/use-account.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import type { ContractOrder, ContractOrderStatus } from '../../../core/domain/orders/contract-order.ts';
import type { Page } from '../../../core/domain/page.ts';
import {
  isAccountOpen,
  isVerified,
  isWithoutDebt,
  isWithoutPositions,
  type Told,
  type WithdrawalStanding,
} from '../../../core/domain/people/withdrawal-standing.ts';
import type { WithdrawalTerms } from '../../../core/domain/wallets/withdrawal.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { TradingPort } from '../../../core/ports/trading-port.ts';
import { accountKey } from '../../../core/query/account-key.ts';
import { useIdentity } from '../../shared/identity/data/identity-state.ts';
import { useReadTimes } from '../../../core/time/read-times.ts';
import { useNewestLoans } from '../../shared/loans/data/own-loans.ts';
import { watchSeconds } from '../../../core/time/second-hand.ts';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';

const perPage = 10;
const againMs = 30_000;

/** A position that is being closed is one until it is settled, and an order that waits is refused like one. */
async function readPositions(account: AccountScope): Promise<Page<ContractOrder>> {
  const trading = account.port(TradingPort);
  const read = async (status: ContractOrderStatus): Promise<Page<ContractOrder>> =>
    (await trading.contractOrders({ page: 1, limit: perPage, status })).orders;
  const open = await read('open');
  if (isWithoutPositions(open) !== true) return open;
  const closing = await read('closing');
  return isWithoutPositions(closing) === true ? read('pending') : closing;
}

const positionsQuery = (account: AccountScope) =>
  queryOptions<Page<ContractOrder>, AppError>({
    queryKey: accountKey(account, TradingPort, 'contractOrders', { standing: perPage }),
    queryFn: () => readPositions(account),
    refetchOnMount: 'always',
    refetchInterval: againMs,
  });

/** The meaning of an answer, or that there is none yet. */
function toldBy<Answer>(
  { data, isLoading }: Pick<UseQueryResult<Answer>, 'data' | 'isLoading'>,
  say: (answer: Answer) => boolean | undefined,
): Told {
  if (data !== undefined) return say(data);
  return isLoading ? 'asked' : undefined;
}

/** It changes by itself at the moment a lock runs out. */
function useIsAccountOpen(): Told {
  const user = useCurrentUser();
  const { best } = useReadTimes();
  return useSyncExternalStore(watchSeconds, () => toldBy(user, (known) => isAccountOpen(known, best())));
}

/** The person's standing, read from other calls only if the terms are known and name no blocks; otherwise undefined. */
export function useWithdrawalStanding(terms: WithdrawalTerms | undefined): WithdrawalStanding | undefined {
  const isWanted = terms !== undefined && terms.blocks === undefined;
  const account = useIsAccountOpen();
  const identity = useIdentity(isWanted);
  const { borrowing } = useRuntimeConfig().products;
  // Without loans on this server they are neither read nor mentioned.
  const loans = useNewestLoans(isWanted && borrowing);
  const positions = useQuery({ ...positionsQuery(useAccount()), enabled: isWanted });
  if (!isWanted) return undefined;
  return {
    identity: toldBy(identity, isVerified),
    account,
    positions: toldBy(positions, isWithoutPositions),
    loan: toldBy(loans, isWithoutDebt),
  };
}
