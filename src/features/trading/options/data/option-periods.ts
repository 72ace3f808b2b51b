import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AccountScope } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { Rows } from '../../../../core/domain/page.ts';
import type { OptionPeriod } from '../../../../core/domain/orders/option.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { OptionsPort } from '../../../../core/ports/options-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { useSession } from '../../../../core/session/use-session.ts';

const optionPeriodsQuery = (account: AccountScope) =>
  queryOptions<Rows<OptionPeriod>, AppError>({
    queryKey: accountKey(account, OptionsPort, 'optionPeriods'),
    queryFn: () => account.port(OptionsPort).optionPeriods(),
    // What an operator pays changes seldom, and the server has the last word when an option is opened.
    staleTime: 60_000,
  });

/** Lengths on offer, shortest first; disabled for visitors. */
export function useOptionPeriods(): UseQueryResult<Rows<OptionPeriod>, AppError> {
  const account = useAccount();
  const { isSignedIn } = useSession();
  return useQuery({ ...optionPeriodsQuery(account), enabled: isSignedIn });
}
