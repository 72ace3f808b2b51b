import type { QueryClient } from '@tanstack/react-query';
import { AppError } from '../core/errors/app-error.ts';
import { cannotStartEvent } from '../core/navigation/cannot-start.ts';
import type { ObservabilityPort, RequestOutcome } from '../core/platform/observability.ts';
import type { RealtimeTransport, Unsubscribe } from '../core/platform/realtime-transport.ts';
import { watchOutcomes, type ToldOutcome } from '../core/sending/told-outcomes.ts';

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

const typeOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);
/** Without the words of the error, which stand in it, too, and may name anything. */
const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? '').replaceAll(error.message, '') : '';

/** Errors that nothing has caught, and starts that have failed. An `AppError` is an outcome, told where it is shown. */
export function watchErrors(page: Page, to: ObservabilityPort): Unsubscribe {
  const uncaught = (error: unknown, place: string): void => {
    if (!(error instanceof AppError)) to.note({ kind: 'error', what: 'uncaught', type: typeOf(error), place });
  };
  const onError = (event: Event): void => {
    if (!('error' in event)) return;
    const file = 'filename' in event && 'lineno' in event ? `${String(event.filename)}:${String(event.lineno)}` : '';
    uncaught(event.error, stackOf(event.error) || file);
  };
  const onRejection = (event: Event): void => {
    if ('reason' in event) uncaught(event.reason, stackOf(event.reason));
  };
  const onFailedStart = (): void => to.note({ kind: 'error', what: 'failed-start', type: 'Error', place: '' });
  const heard = [
    ['error', onError],
    ['unhandledrejection', onRejection],
    [cannotStartEvent, onFailedStart],
  ] as const;
  heard.forEach(([name, listener]) => page.addEventListener(name, listener));
  return () => heard.forEach(([name, listener]) => page.removeEventListener(name, listener));
}

const outcomes: Readonly<Partial<Record<ToldOutcome, RequestOutcome>>> = {
  accepted: 'placed',
  found: 'placed',
  refused: 'refused',
  'not-there': 'not-placed',
  unknown: 'unknown',
  doubled: 'doubled',
};

/** What requests that move money came to. */
export const watchRequests = (to: ObservabilityPort): Unsubscribe =>
  watchOutcomes((told) => {
    const outcome = outcomes[told];
    if (outcome !== undefined) to.note({ kind: 'request', outcome });
  });

/** The method of the port that a key of the cache is about. */
function methodIn({ queryKey }: { readonly queryKey: readonly unknown[] }): string {
  const [, , method] = queryKey;
  return typeof method === 'string' ? method : '';
}

/** Paths of rows that were left out of an answer. */
function unreadableIn(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null || !('unreadable' in data) || !Array.isArray(data.unreadable))
    return [];
  return data.unreadable.flatMap((row: unknown) =>
    typeof row === 'object' && row !== null && 'path' in row && typeof row.path === 'string' ? [row.path] : [],
  );
}

/** Answers and rows that could not be read, of reads and writes. */
export function watchAnswers(queries: QueryClient, to: ObservabilityPort): Unsubscribe {
  const failed = (error: unknown, call: string): void => {
    if (error instanceof AppError && error.kind === 'unexpected-shape')
      to.note({ kind: 'unreadable', call: error.call ?? call, field: error.detail ?? '' });
  };
  const stops = [
    queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const call = methodIn(event.query);
      if (event.action.type === 'error') failed(event.action.error, call);
      if (event.action.type === 'success')
        for (const field of unreadableIn(event.action.data)) to.note({ kind: 'unreadable', call, field });
    }),
    queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') failed(event.action.error, '');
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** How often the realtime connection broke, and came back with events missed. */
export function watchSocket(
  realtime: Pick<RealtimeTransport, 'watchConnection' | 'watchGap'>,
  to: ObservabilityPort,
): Unsubscribe {
  const stops = [
    realtime.watchConnection((state) => {
      if (state === 'lost') to.note({ kind: 'socket', change: 'lost' });
    }),
    realtime.watchGap(() => to.note({ kind: 'socket', change: 'gap' })),
  ];
  return () => stops.forEach((stop) => stop());
}
