import { useQuery } from '@tanstack/react-query';
import type { AccountScope } from '../../../core/account/account-scope.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { TradingPort } from '../../../core/ports/trading-port.ts';

/**
 * Whether the server has practice. `isAsked`: a page of practice waits for a new server, so it is asked at once;
 * undefined until it answers. Only a server without the call has none: every other failure is for the page to tell.
 */
export function useHasPractice(isAsked: boolean, practice: AccountScope): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['has-practice'],
    queryFn: () =>
      practice
        .port(TradingPort)
        .spotOrders({ page: 1, limit: 1 })
        .then(
          () => true,
          (error: unknown) => !(error instanceof AppError && error.kind === 'unavailable'),
        ),
    enabled: isAsked,
    staleTime: Infinity,
  });
  return isAsked ? data : true;
}
