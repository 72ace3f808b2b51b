import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePort } from '../../../core/di/use-port.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { AuthorisationPort } from '../../../core/ports/authorisation-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { useWrite } from '../../../core/query/use-write.ts';

/** The recorded amount, and the one that the operator asks for. */
export function useAuthorisedAmount() {
  const port = usePort(AuthorisationPort);
  const recorded = useQuery<Amount, AppError>({
    queryKey: rootKey(AuthorisationPort, 'authorisedAmount'),
    queryFn: () => port.authorisedAmount(),
  });
  const requested = useQuery<Amount, AppError>({
    queryKey: rootKey(AuthorisationPort, 'requestedAmount'),
    queryFn: () => port.requestedAmount(),
  });
  return { recorded, requested };
}

export function useSetAuthorisedAmount() {
  const port = usePort(AuthorisationPort);
  const queries = useQueryClient();
  return useWrite<void, Amount>({
    mutationFn: (amount) => port.setAuthorisedAmount({ amount }),
    onSettled: () => queries.invalidateQueries({ queryKey: rootKey(AuthorisationPort) }),
  });
}
