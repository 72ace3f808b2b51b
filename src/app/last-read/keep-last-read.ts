import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { AppError, wasNotSent } from '../../core/errors/app-error.ts';
import type { Unsubscribe } from '../../core/platform/realtime-transport.ts';
import type { Session } from '../../core/platform/session.ts';
import { FiatRatesPort } from '../../core/ports/fiat-rates-port.ts';
import { isPersonalKey } from '../../core/query/account-key.ts';
import { reachNow, tellReach } from '../../core/query/reach.ts';
import type { Clock } from '../../core/time/clock.ts';
import { isKeptKey, trimmed } from './kept-keys.ts';
import type { LastRead, LastReadStore } from './last-read-store.ts';
import { addRestored, dropRestored, isRestored } from './restored.ts';

/** So soon after an answer it is on the device: a page that is closed has kept what was read before. */
const writeAfterMs = 1_000;

export interface LastReadNeeds {
  readonly queries: QueryClient;
  readonly session: Session;
  readonly clock: Pick<Clock, 'after'>;
  readonly store: LastReadStore;
  readonly build: string;
  /** Told of every answer that comes back, such as prices, before the page shows it. */
  readonly onRestore: (key: readonly unknown[], data: unknown) => void;
}

const tokenEnd = 8;
/** Undefined for a person who is not known yet. The end of the token tells two sign-ins of one person apart. */
function ownerOf({ token, userId }: ReturnType<Session['state']>): string | undefined {
  return token === undefined || userId === undefined ? undefined : `${token.slice(-tokenEnd)} ${userId}`;
}

/** What a proxy answers in the place of a server that is gone. */
const statusesWithoutServer: ReadonlySet<number | undefined> = new Set([502, 503, 504]);
const isSilence = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.kind === 'no-answer' || (error.kind === 'bad-status' && statusesWithoutServer.has(error.status)));
const isWithoutServer = (error: unknown): boolean =>
  isSilence(error) || (error instanceof AppError && wasNotSent(error));

/** So many different reads without an answer, and none with one between them: a single call may be broken on its own. */
const readsOfSilence = 2;

/** Rates may come from another host, which tells nothing of the server. */
const isOfServer = ([, port]: readonly unknown[]): boolean => port !== FiatRatesPort.description;

/**
 * Keeps the last answers on the device, and puts them on a page that gets none. A fresh answer always wins. Answers of a
 * person are kept until the session ends, and another session never gets them.
 */
export function keepLastRead(needs: LastReadNeeds): Unsubscribe {
  const keeper = new Keeper(needs);
  const stopSession = keeper.watchSession();
  const stopCache = needs.queries.getQueryCache().subscribe((event) => keeper.hear(event));
  keeper.takeUp();
  return () => {
    stopCache();
    stopSession();
    keeper.rest();
  };
}

class Keeper {
  readonly #needs: LastReadNeeds;
  /** Not yet on the device. */
  readonly #waiting = new Map<string, LastRead>();
  /** Of an earlier visit, and read once more since the server answers again. */
  readonly #asked = new Set<string>();
  /** Read without an answer since the last one. */
  readonly #unanswered = new Set<string>();
  #cancelWrite: (() => void) | undefined;

  constructor(needs: LastReadNeeds) {
    this.#needs = needs;
  }

  /** What the page has read, or failed to read, before this began. */
  takeUp(): void {
    for (const query of this.#needs.queries.getQueryCache().getAll()) {
      this.#expectNothing(query);
      this.#lookAt(query);
      if (query.state.status === 'success') this.#keep(query);
    }
  }

  watchSession(): Unsubscribe {
    const { session, store } = this.#needs;
    let { token } = session.state();
    void store.keepOnly(ownerOf(session.state()) ?? '');
    return session.watch(() => {
      const state = session.state();
      if (state.token === token) return;
      ({ token } = state);
      for (const [hash, { owner }] of this.#waiting) if (owner !== '') this.#waiting.delete(hash);
      void store.keepOnly('');
    });
  }

  hear(event: QueryCacheNotifyEvent): void {
    const { queryHash } = event.query;
    if (event.type === 'removed') return dropRestored(queryHash);
    const query = this.#needs.queries.getQueryCache().get(queryHash);
    if (event.type !== 'updated' || query === undefined) return;
    if (event.action.type === 'failed') return this.#expectNothing(query);
    if (event.action.type === 'error') return this.#lookAt(query);
    // What the page itself has put there is no answer.
    if (event.action.type !== 'success' || event.action.manual === true) return;
    if (isOfServer(query.queryKey)) this.#noteAnswer();
    dropRestored(queryHash);
    this.#renew();
    this.#keep(query);
  }

  rest(): void {
    this.#cancelWrite?.();
  }

  #ownerFor(key: readonly unknown[]): string | undefined {
    return isPersonalKey(key) ? ownerOf(this.#needs.session.state()) : '';
  }

  #keep({ queryKey, queryHash, state }: Query): void {
    const owner = isKeptKey(queryKey) ? this.#ownerFor(queryKey) : undefined;
    if (owner === undefined) return;
    const { build, clock } = this.#needs;
    this.#waiting.set(queryHash, { readAt: state.dataUpdatedAt, owner, build, data: trimmed(state.data) });
    this.#cancelWrite ??= clock.after(writeAfterMs, () => this.#write());
  }

  #write(): void {
    this.#cancelWrite = undefined;
    const reads = new Map(this.#waiting);
    this.#waiting.clear();
    void this.#needs.store.write(reads);
  }

  #noteOutcome(hash: string, error: unknown): void {
    if (isSilence(error)) this.#noteSilence(hash);
    else if (error !== null && !isWithoutServer(error)) this.#noteAnswer();
  }

  /** Whatever it said. */
  #noteAnswer(): void {
    this.#unanswered.clear();
    if (reachNow().isSilent) tellReach({ isSilent: false });
  }

  #noteSilence(hash: string): void {
    this.#unanswered.add(hash);
    if (this.#unanswered.size >= readsOfSilence && !reachNow().isSilent) tellReach({ isSilent: true });
  }

  /** Without a network the read that is repeated in a moment is in vain, too. */
  #expectNothing(query: Query): void {
    const { fetchFailureReason: reason, data } = query.state;
    const isOffline = reason instanceof AppError && reason.kind === 'offline';
    if (isOffline && data === undefined && isKeptKey(query.queryKey)) void this.#restore(query);
  }

  #lookAt(query: Query): void {
    const { queryKey, queryHash, state } = query;
    if (isOfServer(queryKey)) this.#noteOutcome(queryHash, state.error);
    if (!isKeptKey(queryKey) || !isWithoutServer(state.error)) return;
    if (state.data === undefined) void this.#restore(query);
    // It is told once for the whole page that it shows what is old, and why.
    else if (isRestored(queryHash)) query.setState({ error: null, status: 'success' });
  }

  async #restore(query: Query): Promise<void> {
    const { queryKey, queryHash } = query;
    const { build, queries, store, onRestore } = this.#needs;
    const owner = this.#ownerFor(queryKey);
    const read = await store.read(queryHash);
    if (read === undefined || read.build !== build || read.owner !== owner) return;
    // In the meantime the session ended, or an answer came.
    if (this.#ownerFor(queryKey) !== owner || query.state.data !== undefined) return;
    this.#asked.delete(queryHash);
    addRestored(queryHash, read.readAt);
    onRestore(queryKey, read.data);
    queries.setQueryData(queryKey, read.data, { updatedAt: read.readAt });
  }

  /** The server answers again: what the page uses is read once more, and the rest when it is wanted. */
  #renew(): void {
    const { queries } = this.#needs;
    for (const query of queries.getQueryCache().getAll()) {
      const { queryKey, queryHash } = query;
      if (!isRestored(queryHash)) continue;
      if (!query.isActive()) queries.removeQueries({ queryKey, exact: true });
      else if (!this.#asked.has(queryHash))
        void queries.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
      this.#asked.add(queryHash);
    }
  }
}
