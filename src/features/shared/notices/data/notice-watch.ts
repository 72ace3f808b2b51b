import type { AccountId } from '../../../../core/account/account-scope.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { momentOf } from '../../../../core/i18n/server-moment.ts';
import type { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import type { Unsubscribe } from '../../../../core/platform/realtime-transport.ts';
import type { Clock, ServerClock } from '../../../../core/time/clock.ts';
import { hasOpen, withNotices, withWatched } from '../../../../core/domain/notices/notice-book.ts';
import {
  nameOfThing,
  type Notice,
  type NoticeFacts,
  type NoticeKind,
  type NoticeSubject,
} from '../../../../core/domain/notices/notice.ts';
import { learned, newsIn, type Found, type Sighting, type Watched } from '../../../../core/domain/notices/sighting.ts';
import type { NoticeStore } from './notice-store.ts';
import { isOwnEnd } from './own-ends.ts';

export interface Seen extends Sighting {
  /** What there is to tell of it; may ask the server for more. */
  facts(): NoticeFacts | undefined | Promise<NoticeFacts>;
}

/** Looks at one subject of one account. */
export interface Watcher {
  readonly subject: NoticeSubject;
  /** The rows that may have changed. Rejects when they cannot be read: then nothing is learned. */
  look(watched: Watched | undefined): Promise<readonly Seen[]>;
  /** How soon to look again while something can change, and otherwise. */
  readonly openMs: number;
  readonly quietMs: number;
}

export interface NoticeWatchNeeds {
  readonly account: AccountId;
  readonly store: NoticeStore;
  readonly storage: PersonalStorage;
  readonly clock: Clock;
  readonly serverClock: Pick<ServerClock, 'now'>;
  /** Until when an earlier session watched here, by the server's wall clock: its zone may not be known again yet. */
  readonly leftAt?: string | undefined;
  /** The zone of the server's wall times, if known by now. */
  zone(): string | undefined;
  /** False while a notice would not reach the person. */
  isWanted(): boolean;
  /** Runs in one tab at a time; not at all while another tab does the same. */
  alone(name: string, run: () => Promise<void>): Promise<void>;
  /** Something was found: what screens have read of the account is old. */
  onNews(): void;
}

/** What a person cancels with their own hand is answered where they do it. */
const answered: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'spot.cancelled',
  'contract.cancelled',
  'purchase.cancelled',
]);
/** What a position comes to is news also to the person who closes it; a price near a level did not close it then. */
const closings: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['contract.stopLoss', 'contract.takeProfit']);
const leastGapMs = 1000;
/** After a change of the person's own: the server has written it by then. */
const urgentGapMs = 250;
const afterFailureMs = 30_000;

/** Finds out what happened by reading lists, in every tab that is looked at; the tabs share when they last looked. */
export class NoticeWatch {
  readonly #needs: NoticeWatchNeeds;
  readonly #watchers: readonly Watcher[];
  readonly #blockedUntil = new Map<NoticeSubject, number>();
  /** Of these the last look failed, and no server said when to ask again. */
  readonly #failed = new Set<NoticeSubject>();
  readonly #urgent = new Set<NoticeSubject>();
  /** When the page began, by the server's clock. */
  readonly #beganAt: number;
  #isRunning = true;
  #isLooking = false;
  #cancel: Unsubscribe | undefined;

  constructor(needs: NoticeWatchNeeds, watchers: readonly Watcher[]) {
    this.#needs = needs;
    this.#watchers = watchers;
    this.#beganAt = needs.serverClock.now() - performance.now();
    this.#next();
  }

  stop(): void {
    this.#isRunning = false;
    this.#cancel?.();
  }

  /** Something may have changed: looks at once, or again after the look that is under way. */
  readonly lookNow = (): void => {
    for (const { subject } of this.#watchers) this.#urgent.add(subject);
    this.#next();
  };

  /** The person is back: looks at once at what could have changed meanwhile. */
  readonly lookAtOpen = (): void => {
    const book = this.#needs.store.book();
    for (const { subject } of this.#watchers) if (hasOpen(book, [subject])) this.#urgent.add(subject);
    this.#next();
  };

  /** The network or the person is back: the next look does not wait for what failed before. */
  readonly forgetFailures = (): void => {
    for (const subject of this.#failed) this.#blockedUntil.delete(subject);
  };

  #next(): void {
    this.#cancel?.();
    if (!this.#isRunning || this.#isLooking) return;
    const now = this.#needs.clock.now();
    const soonest = Math.min(...this.#watchers.map((watcher) => this.#dueAt(watcher)));
    const gapMs = this.#urgent.size > 0 ? urgentGapMs : leastGapMs;
    this.#cancel = this.#needs.clock.after(Math.max(gapMs, soonest - now), () => void this.#lookAround());
  }

  #dueAt(watcher: Watcher): number {
    const { store, clock } = this.#needs;
    const blocked = this.#blockedUntil.get(watcher.subject) ?? 0;
    if (this.#urgent.has(watcher.subject)) return blocked;
    if (store.book().watched[watcher.subject] === undefined) return blocked;
    const every = hasOpen(store.book(), [watcher.subject]) ? watcher.openMs : watcher.quietMs;
    const last = this.#lookedAt(watcher);
    // A device whose clock was set back looks at once.
    return Math.max(blocked, last > clock.now() ? 0 : last + every);
  }

  #keyOf({ subject }: Watcher): string {
    return `${this.#needs.account}.notices.looked.${subject}`;
  }

  #lookedAt(watcher: Watcher): number {
    const kept = this.#needs.storage.read(this.#keyOf(watcher));
    return kept !== undefined && /^\d+$/.test(kept) ? Number(kept) : 0;
  }

  async #lookAround(): Promise<void> {
    this.#isLooking = true;
    for (const watcher of this.#watchers) {
      const { clock, storage, account } = this.#needs;
      if (!this.#isRunning || !this.#needs.isWanted() || this.#dueAt(watcher) > clock.now()) continue;
      this.#urgent.delete(watcher.subject);
      this.#failed.delete(watcher.subject);
      storage.write(this.#keyOf(watcher), String(clock.now()));
      await this.#needs
        .alone(`${account}.${watcher.subject}`, () => this.#look(watcher))
        .catch((error: unknown) => {
          const waitMs = error instanceof AppError ? (error.waitMs ?? 0) : 0;
          this.#blockedUntil.set(watcher.subject, clock.now() + Math.max(afterFailureMs, waitMs));
          if (waitMs === 0) this.#failed.add(watcher.subject);
        });
    }
    this.#isLooking = false;
    this.#next();
  }

  async #look(watcher: Watcher): Promise<void> {
    const { store, serverClock, zone, leftAt } = this.#needs;
    const { subject } = watcher;
    const before = store.book().watched[subject];
    const looked = store.lookedAt.get(subject);
    // Both are whole seconds: what happened within the second of the leaving was not seen any more.
    const isSinceLeft = (movedAt: string): boolean => looked === undefined && leftAt !== undefined && movedAt >= leftAt;
    // The server tells moments in whole seconds.
    const startedAt = serverClock.now() - 1000;
    const seen = await watcher.look(before);
    store.lookedAt.set(subject, startedAt);
    const isOfVisit = (movedAt: string): boolean =>
      isSinceLeft(movedAt) || (momentOf(movedAt, zone()) ?? 0) >= (looked ?? this.#beganAt);
    const found = newsIn(before, seen, isOfVisit);
    const told = await Promise.all(found.map((one) => this.#noticeOf(subject, one, seen)));
    // After the end of a session nothing is kept.
    if (!this.#isRunning) return;
    store.change((book) => {
      const fresh = told.flatMap((notice) => notice ?? []);
      return withWatched(withNotices(book, fresh, serverClock.now()), subject, learned(book.watched[subject], seen));
    });
    if (found.length > 0) this.#needs.onNews();
  }

  async #noticeOf(
    subject: NoticeSubject,
    { sighting, isQuiet }: Found,
    seen: readonly Seen[],
  ): Promise<Notice | undefined> {
    const { storage, account, zone, serverClock } = this.#needs;
    const { id: of, stage } = sighting;
    const facts = await seen.find(({ id }) => id === of)?.facts();
    const name = nameOfThing(subject, of);
    const isOwn = isOwnEnd(storage, account, name);
    if (facts === undefined || (isOwn && answered.has(facts.kind))) return undefined;
    const kind = isOwn && closings.has(facts.kind) ? 'contract.closed' : facts.kind;
    const at = Math.min(momentOf(facts.moment, zone()) ?? serverClock.now(), serverClock.now());
    // Their own closing is told with its result as well; the screen or the card that shows it marks it as read.
    return { ...facts, kind, id: `${name}:${stage}`, subject, of, at, isTold: isQuiet, isRead: isQuiet };
  }
}
