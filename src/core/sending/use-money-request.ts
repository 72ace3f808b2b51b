import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useAccount } from '../account/use-account.ts';
import { usePort } from '../di/use-port.ts';
import { Clock, ServerClock } from '../time/clock.ts';
import { PersonalStorage } from '../platform/personal-storage.ts';
import { notify } from '../ui/notify.ts';
import { isPersonalKey } from '../query/account-key.ts';
import { countDepartures, onDeparture } from '../session/leaving.ts';
import { useSession } from '../session/use-session.ts';
import { Session } from '../platform/session.ts';
import { carryOver, formerKey } from './kept/former-note.ts';
import { noteOf } from './note-of.ts';
import { MoneyRequest } from './money-request.ts';
import type { RequestView, Surroundings } from './request-view.ts';
import { serverTimeBy } from './time/server-time.ts';
import type { Recorded, Way } from './way.ts';

/** Distinguishes the requests of this page from those of every other. */
const [page = 0] = globalThis.crypto.getRandomValues(new Uint32Array(1));
let made = 0;

/** The requests of one product, one per subject and account; they outlive their screens. */
export class RequestBook<Wish, Row extends Recorded> {
  readonly name: string;
  readonly #open = new WeakMap<PersonalStorage, Map<string, MoneyRequest<Wish, Row>>>();

  readonly formerNameOf: ((subject: string) => string) | undefined;

  /** `name` is part of the key under which open requests are kept on the device; `formerNameOf` tells that of the version before. */
  constructor(name: string, formerNameOf?: (subject: string) => string) {
    this.name = name;
    this.formerNameOf = formerNameOf;
  }

  find(storage: PersonalStorage, key: string, make: () => MoneyRequest<Wish, Row>): MoneyRequest<Wish, Row> {
    const requests = this.#open.get(storage) ?? new Map<string, MoneyRequest<Wish, Row>>();
    this.#open.set(storage, requests);
    const request = requests.get(key) ?? make();
    requests.set(key, request);
    return request;
  }
}

/** The request as screens see it. */
export interface SentOnce<Wish, Row extends Recorded = Recorded>
  extends
    RequestView<Wish, Row>,
    Pick<MoneyRequest<Wish, Row>, 'review' | 'send' | 'checkAgain' | 'close' | 'dismissDoubled'> {}

/**
 * The request of a product and, if it has several tickets, of a subject. It belongs to one person and one account, and
 * is dropped at sign-out.
 */
export function useMoneyRequest<Wish, Row extends Recorded>(
  book: RequestBook<Wish, Row>,
  way: Way<Wish, Row>,
  subject = '',
): SentOnce<Wish, Row> {
  const requestOf = useRequests(book);
  const request = requestOf(way, subject);
  useEffect(() => request.use(way), [request, way]);
  const { review, send, checkAgain, close, dismissDoubled } = request;
  return {
    ...useSyncExternalStore(request.subscribe, request.view),
    review,
    send,
    checkAgain,
    close,
    dismissDoubled,
  };
}

/** The requests of a book that belong to this person and account, by their subject. */
export function useRequests<Wish, Row extends Recorded>(
  book: RequestBook<Wish, Row>,
): (way: Way<Wish, Row>, subject: string) => MoneyRequest<Wish, Row> {
  const { id: account, isSimulated } = useAccount();
  const { userId } = useSession();
  const storage = usePort(PersonalStorage);
  const clock = usePort(Clock);
  const serverClock = usePort(ServerClock);
  const session = usePort(Session);
  const queries = useQueryClient();
  const departures = useSyncExternalStore(onDeparture, countDepartures);
  return useCallback(
    (way, subject) => {
      const key = `${account}.sent.${book.name}${subject === '' ? '' : `.${subject}`}`;
      return book.find(storage, [key, userId ?? '', departures].join(' '), () => {
        const former = book.formerNameOf?.(subject);
        if (former !== undefined) carryOver(storage, { from: formerKey(account, former), to: key, id: 'former' });
        // A log-out drops what was sent before it: an answer that comes after it brings nothing back.
        const isSameVisit = (): boolean => countDepartures() === departures;
        // One who is not known yet becomes known in the same session.
        const isPresent = (): boolean => (userId === undefined || session.state().userId === userId) && isSameVisit();
        const reread = (): void =>
          void queries.invalidateQueries({ predicate: ({ queryKey }) => isPersonalKey(queryKey) });
        const around = surroundings({ key, clock, serverClock, isPresent, reread, isSimulated });
        return new MoneyRequest(way, { ...noteOf(storage, key, userId), isCurrent: isSameVisit }, around);
      });
    },
    [account, isSimulated, book, storage, clock, serverClock, session, userId, departures, queries],
  );
}

const pauseOf =
  (clock: Clock): Surroundings['pause'] =>
  (delayMs) =>
    new Promise((resolve) => void clock.after(delayMs, resolve));

interface Times {
  readonly key: string;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  isPresent(): boolean;
  reread(): void;
  readonly isSimulated: boolean;
}

const counting = (): Promise<typeof import('./doubled-watch.ts')> => import('./doubled-watch.ts');

const surroundings = (times: Times): Surroundings => ({
  elapsedMs: () => performance.now(),
  serverMs: () => serverTimeBy(times.serverClock),
  pause: pauseOf(times.clock),
  alone: (name, run) => inOneTab(`tandem.${times.key}.${name}`, run),
  whenFree: async (name) => (await counting()).whenFree(`tandem.${times.key}.${name}`, pauseOf(times.clock)),
  reread: () => times.reread(),
  unseen: (error, title) => notify.failure(error, times.isSimulated, title),
  isPresent: () => times.isPresent(),
  counting,
  newId: () => {
    made += 1;
    return `${page}.${made}`;
  },
});

/** Without locks the stored request still guards against duplicates. */
export async function inOneTab<T>(name: string, run: () => Promise<T>): Promise<T | undefined> {
  // Insecure contexts have none.
  const locks: LockManager | null | undefined = navigator.locks;
  return locks === undefined || locks === null
    ? run()
    : locks.request(name, { ifAvailable: true }, async (lock) => (lock === null ? undefined : run()));
}
