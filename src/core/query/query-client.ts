import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { AppError } from '../errors/app-error.ts';
import type { Unsubscribe } from '../ports/realtime-transport.ts';
import type { Session } from '../ports/session.ts';
import { isPersonalKey } from './account-key.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: AppError;
  }
}

/** Told of every failure of a read or a write, once each. */
export type FailureListener = (error: AppError) => void;

const mayPass = (error: unknown): boolean =>
  error instanceof AppError && (error.kind === 'no-answer' || error.kind === 'offline');

/**
 * The cache of everything that was read. Reads are retried once when no answer came; writes never. Calls run even when
 * the device reports offline: the transport answers `offline` at once, whereas the cache would hold a write back and
 * send it later, by surprise.
 */
export function createQueryClient(onFailure: FailureListener): QueryClient {
  const tell = (error: unknown): void => {
    if (error instanceof AppError) onFailure(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: tell }),
    mutationCache: new MutationCache({ onError: tell }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 5_000,
        retry: (failures, error) => failures < 1 && mayPass(error),
        retryDelay: 1_000,
      },
      // What was sent may hold a password: nothing of it is kept after its screen.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
}

/** Forgets what belongs to a person; what everybody may see stays. Answers still under way are dropped when they come. */
export function forgetPersonalData(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => isPersonalKey(queryKey) });
}

/**
 * Forgets a person's data whenever the session becomes another one, in whichever tab that happens. In another language
 * everything is read again: servers answer in that of the request.
 */
export function forgetWithSession(session: Session, queries: QueryClient): Unsubscribe {
  let { token, language } = session.state();
  return session.watch(() => {
    const next = session.state();
    if (next.token !== token) forgetPersonalData(queries);
    if (next.language !== language) void queries.invalidateQueries();
    ({ token, language } = next);
  });
}
