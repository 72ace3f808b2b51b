import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query';
import { AppError, wasNotSent } from '../errors/app-error.ts';
import type { Unsubscribe } from '../platform/realtime-transport.ts';
import type { Session } from '../platform/session.ts';
import { isPersonalKey } from './account-key.ts';
import { mayReadAgain, noteWait, PatientQueryClient } from './patient-query-client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: AppError;
  }
}

/** Runs once for every failure of a read or a write. */
export type FailureListener = (error: AppError) => void;

const mayPass = (error: unknown): boolean =>
  error instanceof AppError && (error.kind === 'no-answer' || wasNotSent(error));

/**
 * The cache of everything that was read. Reads are retried once when no answer came; writes never. Calls run even when
 * the device reports offline: the transport answers `offline` at once, whereas the cache would hold a write back and
 * send it later, by surprise. No read repeats itself before the time that the server has asked for.
 */
export function createQueryClient(onFailure: FailureListener): QueryClient {
  const tell = (error: unknown): void => {
    if (!(error instanceof AppError)) return;
    noteWait(error);
    onFailure(error);
  };
  return new PatientQueryClient({
    queryCache: new QueryCache({ onError: tell }),
    mutationCache: new MutationCache({ onError: tell }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: mayReadAgain,
        refetchOnWindowFocus: mayReadAgain,
        refetchOnMount: mayReadAgain,
        retryOnMount: mayReadAgain,
        staleTime: 5_000,
        retry: (failures, error) => failures < 1 && mayPass(error),
        retryDelay: 1_000,
      },
      // A write may contain a password: nothing of it outlives its screen.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
}

/** Drops personal data and keeps public data. Answers still in flight are dropped on arrival. */
export function forgetPersonalData(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => isPersonalKey(queryKey) });
}

/**
 * Drops a person's data whenever the session changes, in any tab. A change of language refetches everything: servers
 * answer in the language of the request.
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
