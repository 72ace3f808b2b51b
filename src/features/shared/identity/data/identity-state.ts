import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { Identity } from '../../../../core/domain/people/identity.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { IdentityPort } from '../../../../core/ports/identity-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { useSavingPace } from '../../../../core/time/polling-pace.ts';

/** The server pushes no event for decisions, so they are polled. */
const askAgainMs = 15_000;

const isUnderReview = (identity: Identity | undefined): boolean =>
  identity?.basic === 'reviewing' || identity?.advanced === 'reviewing';

const identityQuery = (port: IdentityPort, pace: number) =>
  queryOptions<Identity, AppError>({
    queryKey: rootKey(IdentityPort, 'identity'),
    queryFn: () => port.identity(),
    // Opening the page reads the state again.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isUnderReview(state.data) ? askAgainMs * pace : false),
  });

/** The state of the check, if wanted; polled while a decision is pending. */
export const useIdentity = (isWanted = true): UseQueryResult<Identity, AppError> =>
  useQuery({ ...identityQuery(usePort(IdentityPort), useSavingPace()), enabled: isWanted });
