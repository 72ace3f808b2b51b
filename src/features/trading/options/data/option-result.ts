import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AccountScope } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { OptionsPort } from '../../../../core/ports/options-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { useSession } from '../../../../core/session/use-session.ts';

const askIntervalMs = 1000;
/** After this many polls without a settlement, poll less often. */
const eagerQuestions = 60;
const patientIntervalMs = 10_000;

const optionResultQuery = (account: AccountScope, id: OrderId) =>
  queryOptions<OptionOrder | null, AppError>({
    queryKey: accountKey(account, OptionsPort, 'optionResult', { id }),
    queryFn: () => resultSoFar(account.port(OptionsPort).optionResult({ id })),
    staleTime: ({ state }) => (state.data?.status === 'settled' ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => {
      if (state.data?.status === 'settled') return false;
      return state.dataUpdateCount + state.errorUpdateCount < eagerQuestions ? askIntervalMs : patientIntervalMs;
    },
  });

/** Some servers refuse until the option is settled: that is no failure, but an answer without a result. */
async function resultSoFar(asked: Promise<OptionOrder | undefined>): Promise<OptionOrder | null> {
  try {
    return (await asked) ?? null;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'server') return null;
    throw error;
  }
}

/**
 * An option as the server has it, polled every second until it is settled; null if the server has none (yet). Disabled
 * without an id: pass the id once the option is due.
 */
export function useOptionResult(id: OrderId | undefined): UseQueryResult<OptionOrder | null, AppError> {
  const account = useAccount();
  const { isSignedIn } = useSession();
  return useQuery({ ...optionResultQuery(account, id ?? ''), enabled: isSignedIn && id !== undefined });
}
