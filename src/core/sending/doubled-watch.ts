import { countTwins, latePausesMs, twinsNow } from './count-twins.ts';
import { judgeRefusal } from './judge-refusal.ts';
import type { KeptRequest, KeptRequests } from './kept-requests.ts';
import { checkOn, lookFor, type Lookout } from './look-for.ts';
import { answerAfterMs, decidedAfterMs, personLagMs, tabsLagMs } from './time/patience.ts';
import { setAside } from './set-aside.ts';
import type { RequestState } from './request-state.ts';
import { stateAfter } from './state-after.ts';
import { tellOutcome } from './told-outcomes.ts';
import { showsNothing } from './verdict.ts';
import type { Doubled, Recorded, Way } from './way.ts';

/** The environment of sending, as far as it is needed here. */
interface WatchAround {
  pause(delayMs: number): Promise<void>;
  /** Records that are read now are those of the person who sent. */
  isPresent(): boolean;
  whenFree(name: string): Promise<void>;
  reread(): void;
}

export interface DoubledNeeds<Wish, Row extends Recorded> {
  readonly kept: KeptRequests<Wish>;
  way(): Way<Wish, Row>;
  readonly around: WatchAround;
  /** There are more records than requests. */
  tell(doubled: Doubled<Wish, Row>): void;
  /** So many records of a request are known by now. */
  counted(request: KeptRequest<Wish>, rows: readonly Row[]): void;
  /** Its answer may come to this tab. */
  isOwn(id: string): boolean;
  /** The tab that had sent it is gone, and has left no outcome; or nothing shows what the server said it had done. */
  left(request: KeptRequest<Wish>): void;
}

/** A ladder of orders must not become a storm of reads: of more than so many at once the others are not looked at late. */
const mostLookedLate = 10;

/** A request that is looked for. */
export interface Watched<Wish, Row extends Recorded> extends Pick<Lookout<Row>, 'heldMs' | 'isOpen'> {
  /** Its answer may still come. */
  isUnheard(): boolean;
  tell(state: RequestState<Wish, Row>): void;
}

/**
 * Counts what came of requests that were done, and tells where that is more than was asked for. A request is kept until its
 * records are counted; one whose records the person has put away is counted once more when they come back.
 */
export class DoubledWatch<Wish, Row extends Recorded> {
  readonly #needs: DoubledNeeds<Wish, Row>;
  /** Which request a record came of, by the id of the record. */
  readonly #cameOf = new Map<string, string>();
  /** The ids of the records of a request, newest first, at its last look. */
  readonly #ownOf = new Map<string, readonly string[]>();
  /** What is told and not put away, by request. The first is shown. */
  readonly #told = new Map<string, Doubled<Wish, Row>>();
  readonly #putAway = new Set<string>();
  /** Requests of other tabs whose answers may still come, by their ids. */
  readonly #awaited = new Set<string>();
  /** Requests that are being looked at once more, so that nothing is read twice for one. */
  readonly #lookedLate = new Set<string>();
  /** The ids of what was open at the last look; a text that no other begins with before the first one. */
  #openIds = '-';

  constructor(needs: DoubledNeeds<Wish, Row>) {
    this.#needs = needs;
  }

  /** What a refusal is worth. */
  async judge(request: KeptRequest<Wish>): Promise<RequestState<Wish, Row>> {
    return stateAfter(request, await judgeRefusal(this.#needs.way(), request, this.#needs.around), false);
  }

  /** Looks for a request without a usable answer. One that has an answer was looked for, and is again when the person asks. */
  async look(request: KeptRequest<Wish>, watched: Watched<Wish, Row>, how: 'once' | 'until-known'): Promise<void> {
    const { way, around } = this.#needs;
    if (request.phase === 'missed' && how === 'until-known') {
      if (watched.isOpen()) watched.tell(stateAfter(request, { kind: 'not-there' }, false));
      return;
    }
    const lookout: Lookout<Row> = {
      heldMs: () => watched.heldMs(),
      pause: (delayMs) => around.pause(delayMs),
      isOpen: () => watched.isOpen(),
      tell: (verdict) =>
        watched.tell(stateAfter(request, verdict, watched.isUnheard() || this.#awaited.has(request.id))),
    };
    await (how === 'once' ? checkOn(way(), request, lookout) : lookFor(way, request, lookout));
  }

  /** Counts everything again that is kept for it, and puts aside what cannot be read. */
  begin(): void {
    setAside(this.#needs.kept);
    this.#openIds = '';
    this.follow();
    this.#putAway.clear();
    for (const one of this.#needs.kept.all())
      if (one.phase === 'accepted' && !this.#told.has(one.id) && !this.#lookedLate.has(one.id)) void this.count(one);
  }

  /** Another tab has changed what is kept: what it has settled is in the lists, what it leaves without an outcome is for this one. */
  follow(): void {
    const { kept, around, isOwn } = this.#needs;
    const open = kept.all().filter(({ phase }) => phase !== 'accepted');
    const ids = open.map(({ id }) => `${id} `).join('');
    if (!ids.startsWith(this.#openIds)) around.reread();
    this.#openIds = ids;
    for (const { id, phase } of open) {
      if (phase !== 'sent' || this.#awaited.has(id) || isOwn(id)) continue;
      this.#awaited.add(id);
      void this.#awaitSender(id);
    }
  }

  async #awaitSender(id: string): Promise<void> {
    const { kept, around, left } = this.#needs;
    await around.whenFree(id);
    // An outcome may be heard of a little later.
    await around.pause(tabsLagMs);
    this.#awaited.delete(id);
    const request = this.#keptAs(id);
    if (request?.phase !== 'sent') return;
    const lost = { ...request, phase: 'lost' } as const;
    kept.keep(lost);
    left(lost);
  }

  /** What came of a request in whose answer the session had ended is asked after the next login. */
  async awaitPerson(request: KeptRequest<Wish>): Promise<void> {
    const { around, left } = this.#needs;
    do await around.pause(personLagMs);
    while (!around.isPresent() && this.#keptAs(request.id) !== undefined);
    const { phase = 'accepted' } = this.#keptAs(request.id) ?? {};
    // One that was found meanwhile is counted.
    if (phase !== 'accepted') left(request);
  }

  async count(request: KeptRequest<Wish>): Promise<void> {
    const { way, around, isOwn } = this.#needs;
    const { id } = request;
    const isRead = await countTwins(way, request, {
      pause: (delayMs) => around.pause(delayMs),
      isOfAnother: (row) => this.#isOfAnother(row, request),
      tell: (rows) => {
        if (around.isPresent()) this.#counted(request, rows);
      },
    });
    // It is counted when they come back; and later, where extras could be told from other records, but none could be read.
    if (!around.isPresent() || (!isRead && request.before.ids !== undefined)) return;
    if ((this.#ownOf.get(id) ?? []).length === 0 && (await this.#isMissed(request))) return;
    // A proxy may send it once more before it answers: then it is counted again.
    if (isOwn(id) || this.#lookedLate.has(id)) return;
    const isOver = this.#lookedLate.size >= mostLookedLate || (await this.#countLate(request));
    if (isOver && !this.#told.has(id) && !this.#putAway.has(id)) this.#settle(request);
  }

  /** A double may be listed later than the first record. False when its person has left meanwhile: then it waits for them. */
  async #countLate(request: KeptRequest<Wish>): Promise<boolean> {
    const { way, around } = this.#needs;
    const { id } = request;
    this.#lookedLate.add(id);
    try {
      for (const pauseMs of latePausesMs) {
        await around.pause(pauseMs);
        if (!around.isPresent()) return false;
        if (this.#keptAs(id)?.phase !== 'accepted') return true;
        const rows = await twinsNow(way(), request, (row) => this.#isOfAnother(row, request));
        if (rows !== undefined && around.isPresent()) this.#counted(request, rows);
      }
      return true;
    } finally {
      this.#lookedLate.delete(id);
    }
  }

  /** Whether nothing shows what the server said it had done, now and half a minute later. Then the person is told. */
  async #isMissed(request: KeptRequest<Wish>): Promise<boolean> {
    const { kept, way, around, left } = this.#needs;
    if (!(await showsNothing(way(), request))) return false;
    await around.pause(decidedAfterMs);
    const isNothingShown = await showsNothing(way(), request);
    // Put away, counted anew or taken over meanwhile; or its person is not here.
    if (this.#keptAs(request.id)?.phase !== 'accepted' || !around.isPresent()) return true;
    if (!isNothingShown) return false;
    const missed = { ...request, phase: 'missed' } as const;
    kept.keep(missed);
    left(missed);
    return true;
  }

  /** The answer to a request that was found in the records has come, or can come no more. */
  countAgain(id: string): void {
    const request = this.#keptAs(id);
    if (request?.phase === 'accepted') void this.count(request);
  }

  /** The person has seen what is shown: later looks tell only of more. Returns what is to be shown next. */
  putAway(): Doubled<Wish, Row> | undefined {
    const [shown] = this.#told;
    if (shown === undefined) return undefined;
    const [id, { rows }] = shown;
    this.#told.delete(id);
    this.#putAway.add(id);
    const request = this.#keptAs(id);
    if (request !== undefined) this.#needs.kept.keep({ ...request, seen: rows.length });
    return this.#shown();
  }

  #shown(): Doubled<Wish, Row> | undefined {
    const [shown] = this.#told.values();
    return shown;
  }

  /** Meanwhile it may have been told to be one. */
  #isOfAnother({ id }: Row, request: KeptRequest<Wish>): boolean {
    return (this.#cameOf.get(id) ?? request.id) !== request.id;
  }

  #counted(request: KeptRequest<Wish>, seen: readonly Row[]): void {
    const { earlier, later } = this.#sentAlike(request);
    // Another tab may have settled an earlier one meanwhile.
    const others = this.#keptAs(request.id)?.others;
    const rows = seen.filter((row) => others?.includes(row.id) !== true && !this.#isOfAnother(row, request));
    // The newest records may have come of later requests, the oldest of earlier ones. One that is alone is the older's.
    const own = rows.slice(Math.min(later, Math.max(rows.length - 1, 0)));
    for (const { id } of own) this.#cameOf.set(id, request.id);
    this.#ownOf.set(
      request.id,
      own.map(({ id }) => id),
    );
    const kept = this.#keptAs(request.id);
    if (kept !== undefined && own.length > Math.max(1 + earlier, kept.seen ?? 0)) {
      const told = own.slice(0, own.length - earlier);
      if (!this.#told.has(request.id)) tellOutcome('doubled');
      this.#told.set(request.id, { wish: request.wish, rows: told });
      const shown = this.#shown();
      if (shown !== undefined) this.#needs.tell(shown);
    }
    this.#needs.counted(request, own);
  }

  /**
   * What came of a settled request is no extra of another one that says the same, wherever that is counted. Of an earlier one
   * only the newest record cannot be.
   */
  #settle({ id, wish }: KeptRequest<Wish>): void {
    const { kept, way } = this.#needs;
    const name = way().nameOf(wish);
    const own = this.#ownOf.get(id) ?? [];
    const all = kept.all();
    const place = all.findIndex((one) => one.id === id);
    for (const [index, one] of place === -1 ? [] : all.entries()) {
      if (index === place || way().nameOf(one.wish) !== name) continue;
      const noted = index > place ? own : own.slice(0, 1);
      if (noted.length > 0) kept.keep(one, [...(one.others ?? []), ...noted]);
    }
    kept.forget(id);
  }

  /**
   * How many requests that say the same were sent before and after this one and are not settled yet, whatever their phase:
   * each of them may have made one of the records, unless its own are known here.
   */
  #sentAlike({ id, wish }: KeptRequest<Wish>): { readonly earlier: number; readonly later: number } {
    const { kept, way } = this.#needs;
    const name = way().nameOf(wish);
    const all = kept.all();
    const place = all.findIndex((one) => one.id === id);
    const isKnown = (other: string): boolean => other === id || (this.#ownOf.get(other) ?? []).length > 0;
    const alike = all.map((one) => !isKnown(one.id) && one.seen === undefined && way().nameOf(one.wish) === name);
    const earlier = alike.slice(0, Math.max(place, 0)).filter(Boolean).length;
    return { earlier, later: alike.filter(Boolean).length - earlier };
  }

  #keptAs(wanted: string): KeptRequest<Wish> | undefined {
    return this.#needs.kept.all().find(({ id }) => id === wanted);
  }
}

/** When no tab holds a lock; without locks, when an answer can no longer come. */
export async function whenFree(name: string, pause: WatchAround['pause']): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (locks === undefined || locks === null) await pause(answerAfterMs);
  else await locks.request(name, { mode: 'shared' }, () => undefined);
}
