import { useCallback, useSyncExternalStore } from 'react';
import type { StreamFamily } from './shared-subscription.ts';

const nothing = (): void => undefined;

interface StreamPart<Owner extends object, Query, T, Part> {
  readonly streams: StreamFamily<Owner, Query, T>;
  readonly owner: Owner;
  readonly query: Query | undefined;
  /** What of the latest value is wanted: equal answers draw nothing anew. */
  readonly partOf: (latest: T | undefined) => Part;
}

/**
 * The latest value of a pushed stream, at the stream's pace (four times a second by default); undefined before the
 * first one, and for an undefined query. The query contains plain values only.
 */
export function useStream<Owner extends object, Query, T>(
  streams: StreamFamily<Owner, Query, T>,
  owner: Owner,
  query: Query | undefined,
): T | undefined {
  return useStreamPart({ streams, owner, query, partOf: (latest) => latest });
}

/** Listens to a stream for a part of its values alone. */
export function useStreamPart<Owner extends object, Query, T, Part>({
  streams,
  owner,
  query,
  partOf,
}: StreamPart<Owner, Query, T, Part>): Part {
  // The compiler would make the query a dependency of the subscription; only its key matters.
  'use no memo';
  const key = query === undefined ? undefined : JSON.stringify(query);
  const subscribe = useCallback(
    (listener: () => void) =>
      key === undefined || query === undefined ? nothing : streams.stream(owner, key, query).subscribe(listener),
    // The key stands for the query, which is a new object on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [streams, owner, key],
  );
  return useSyncExternalStore(subscribe, () => partOf(key === undefined ? undefined : streams.latest(owner, key)));
}
