import type { AppError } from '../errors/app-error.ts';
import type { Unsubscribe } from '../platform/realtime-transport.ts';
import { isPastNow } from '../query/reach.ts';
import type { Answer } from './answer.ts';
import { KeptRequests, type KeptRequest, type Note } from './kept-requests.ts';
import { HeldTimes } from './held-times.ts';
import { decidedAfterMs, patienceForAnswerMs, patienceForViewMs, tabsLagMs } from './time/patience.ts';
import { LateWatch } from './late-watch.ts';
import { isDone, isUnderWay, type RequestState } from './request-state.ts';
import type { RequestView, Surroundings } from './request-view.ts';
import { ShownRequest } from './shown-request.ts';
import { beforeOf, unseen, type Before, type Recorded, type Way } from './way.ts';

/** The result of a way that throws. */
const nothingHeard = { kind: 'no-answer', isAnswered: false } as const;
const ignored = (): undefined => undefined;
/**
 * The only way to send a request that moves money: reviewed, sent once, stored on the device while its outcome is open,
 * looked up when no answer came, and counted when one came. A store without React: `subscribe` and `view`.
 */
export class MoneyRequest<Wish, Row extends Recorded> {
  #way: Way<Wish, Row>;
  readonly #around: Surroundings;
  readonly #kept: KeptRequests<Wish>;
  readonly #shown: ShownRequest<Wish, Row>;
  #before: Promise<Before> = Promise.resolve(unseen);
  /** The request that is shown or looked up. */
  #current: KeptRequest<Wish> | undefined;
  readonly #watch: LateWatch<Wish, Row>;
  readonly #held: HeldTimes;
  /** Requests of this page whose answers may still come, by their ids. */
  readonly #unheard = new Map<string, KeptRequest<Wish>>();
  readonly view: () => RequestView<Wish, Row>;
  readonly subscribe: (listener: () => void) => Unsubscribe;

  constructor(way: Way<Wish, Row>, note: Note, around: Surroundings) {
    this.#way = way;
    this.#shown = new ShownRequest({ ...around, way: () => this.#way, begin: () => this.#begin() });
    ({ view: this.view, subscribe: this.subscribe } = this.#shown);
    this.#around = around;
    this.#kept = new KeptRequests(note, way);
    this.#held = new HeldTimes(around);
    this.#watch = new LateWatch(() => around.counting(), {
      kept: this.#kept,
      way: () => this.#way,
      around,
      tell: (doubled) => this.#shown.tellDoubled(doubled),
      counted: this.#counted,
      isOwn: (id) => this.#unheard.has(id),
      left: this.#left,
    });
    // One that was being sent when its page ended is open, too.
    const open = this.#kept.all().find(({ phase }) => phase !== 'accepted');
    if (open !== undefined) this.#take(open);
  }

  /** Replaces the way with the newest one: its closures may have changed. */
  readonly use = (way: Way<Wish, Row>): void => void (this.#way = way);

  /** Shows the request before it is sent. Ignored while one is under way. */
  readonly review = (wish: Wish): void => {
    if (isUnderWay(this.#shown.state)) return;
    this.#before = beforeOf(this.#way, wish).catch(() => unseen);
    // It is needed when there may be no network.
    this.#watch.get().catch(ignored);
    this.#shown.tell({ kind: 'review', wish });
  };

  /** Sends the reviewed request once; further calls are ignored, and those on figures of an earlier visit. */
  readonly send = (): void => (isPastNow() ? undefined : this.sendAnyway());

  /** The same for a change of what is there: cancelling and closing are the way out, and rest on no figures. */
  readonly sendAnyway = (): void => {
    const { state } = this.#shown;
    if (state.kind !== 'review') return;
    this.#shown.tell({ kind: 'sending', wish: state.wish });
    void this.#deliver(state.wish);
  };

  /** Looks once more for a request with an unknown outcome, or for the first of two that say the same. */
  readonly checkAgain = (): void => {
    const { state } = this.#shown;
    const request = this.#current;
    if (request === undefined) return;
    if (state.kind === 'elsewhere') {
      this.#kept.keep(request);
      this.#findOut(request);
    }
    if (state.kind !== 'unknown') return;
    this.#shown.tell({ kind: 'unknown', wish: request.wish, sentAt: request.sentAt, isChecking: true });
    this.#look(request, 'once');
  };

  /**
   * Closes a review or an outcome; ignored while sending or looking up. Closing an unknown one means: I have looked.
   */
  readonly close = (): void => {
    const { kind } = this.#shown.state;
    if (kind === 'sending' || kind === 'open') return;
    if (kind === 'unknown' && this.#current !== undefined) this.#kept.forget(this.#current.id);
    this.#rest();
  };

  readonly dismissDoubled = (): void => {
    this.#shown.tellDoubled(this.#watch.putAway());
  };

  async #deliver(wish: Wish): Promise<void> {
    // A late snapshot is useless: it might already contain the request.
    const before = await Promise.race([this.#before, this.#around.pause(patienceForViewMs).then(() => unseen)]);
    const name = this.#way.nameOf(wish);
    const hasLock = await this.#around.alone(name, async () => {
      // Sent by a tab that is gone, or by one that cannot be told apart from that: its outcome comes first.
      const open = this.#kept.openAlike(wish);
      if (open === undefined) await this.#sendOnce(wish, before);
      else this.#doubt(open);
      return true;
    });
    if (hasLock === true) return;
    const first = [...this.#unheard.values()].find((one) => this.#way.nameOf(one.wish) === name);
    this.#current = first;
    this.#shown.tell({ kind: 'elsewhere', wish, sentAt: first?.sentAt, isHere: first !== undefined });
    await this.#around.whenFree(name);
    await this.#around.pause(tabsLagMs);
    const { state } = this.#shown;
    if (state.kind !== 'elsewhere' || state.wish !== wish) return;
    // The other tab is gone, and has left no outcome.
    const open = this.#kept.openAlike(wish);
    if (open !== undefined) this.#doubt(open);
    else if (first !== undefined) this.#rest();
  }

  /** Resolves with the answer, or when none can be expected any more: then another tab may look for it. */
  async #sendOnce(wish: Wish, before: Before): Promise<void> {
    const id = this.#around.newId();
    const request = { id, wish, before, phase: 'sent', sentAt: this.#held.send(id) } as const;
    this.#kept.forgetSeen(wish);
    this.#current = request;
    this.#unheard.set(id, request);
    // Kept from here on: a page that is left or loaded again meanwhile finds it.
    this.#kept.keep(request);
    const answer = this.#way.send(wish).catch(() => nothingHeard);
    const heard = answer.then((one) => this.#answered(request, one));
    // While it is held, the other tabs know that the answer may still come.
    void this.#around.alone(id, () => heard);
    void this.#around.pause(patienceForAnswerMs).then(() => {
      if (this.#current === request && this.#shown.state.kind === 'sending') this.#findOut(request);
    });
    await Promise.race([heard, this.#around.pause(decidedAfterMs)]);
  }

  #findOut(request: KeptRequest<Wish>): void {
    this.#take(request);
    this.#shown.show();
    this.#look(request);
  }

  #doubt(request: KeptRequest<Wish>): void {
    const doubted = { ...request, phase: request.phase === 'sent' ? 'lost' : request.phase } as const;
    this.#kept.keep(doubted);
    this.#findOut(doubted);
  }

  #answered(request: KeptRequest<Wish>, answer: Answer<Row>): void {
    this.#unheard.delete(request.id);
    const isCurrent = this.#current?.id === request.id;
    // Found meanwhile, or put away by a person who has looked: then only that it was done is news, or done once more.
    if (isCurrent ? isDone(this.#shown.state) : answer.kind !== 'accepted') return this.#watch.countAgain(request.id);
    if (answer.kind === 'no-answer') return this.#doubt({ ...request, phase: answer.isAnswered ? 'failed' : 'lost' });
    if (answer.kind === 'refused') return void this.#refused({ ...request, error: answer.error });
    const { state } = this.#shown;
    if (isCurrent || !(state.kind === 'review' || isUnderWay(state))) {
      this.#current = request;
      const rows = answer.row === undefined ? [] : [answer.row];
      const sentAt = state.kind === 'sending' ? undefined : request.sentAt;
      this.#shown.tell({ kind: 'accepted', wish: request.wish, before: request.before, rows, sentAt });
    } else this.#around.reread();
    this.#count(request);
  }

  /** A refusal is believed when the records agree. Those of another session tell nothing. */
  async #refused(request: KeptRequest<Wish> & { readonly error: AppError }): Promise<void> {
    const { id, wish, error } = request;
    const failed = { ...request, phase: 'failed' } as const;
    if (error.kind === 'session-expired' || !this.#around.isPresent()) {
      this.#kept.keep(failed);
      // After the next login that is no reason any more.
      const judgedAnew = { ...failed, error: undefined };
      this.#take(judgedAnew);
      this.#watch.get().then((watch) => watch.awaitPerson(judgedAnew), ignored);
      return this.#leaveOpen(failed);
    }
    const state = await this.#watch
      .get()
      .then((watch) => watch.judge(request))
      .catch(() => ({ kind: 'refused', wish, error }) as const);
    // Put away meanwhile by a person who has looked.
    if (this.#current?.id !== id) return;
    if (state.kind === 'unknown') return this.#doubt(failed);
    this.#current = request;
    this.#conclude(request, state);
  }

  #look(request: KeptRequest<Wish>, how: 'once' | 'until-known' = 'until-known'): void {
    const watched = {
      heldMs: () => this.#held.heldMs(request),
      isOpen: () => this.#isOpen(request) && this.#around.isPresent(),
      isUnheard: () => this.#unheard.has(request.id),
      tell: (state: RequestState<Wish, Row>) => this.#conclude(request, state),
    };
    this.#watch.get().then(
      (watch) => watch.look(request, watched, how),
      () => watched.isOpen() && this.#leaveOpen(request),
    );
  }

  /** Nothing here can tell what came of it: the person looks. */
  #leaveOpen({ wish, phase, sentAt, error }: KeptRequest<Wish>): void {
    this.#shown.tell({ kind: 'unknown', wish, sentAt, isOver: true, hasFailed: phase === 'failed', error });
  }

  #conclude(request: KeptRequest<Wish>, state: RequestState<Wish, Row>): void {
    if (state.kind === 'not-there' || state.kind === 'refused') this.#kept.forget(request.id);
    this.#shown.tell(state);
    if (state.kind === 'found') this.#count(request);
  }

  /** Kept until it is counted, also where its own records cannot be told: an earlier like request must know of it. */
  #count(request: KeptRequest<Wish>): void {
    if (this.#way.effect === 'changed-row') return this.#kept.forget(request.id);
    this.#kept.keep({ ...request, phase: 'accepted' });
    this.#watch.get().then((watch) => watch.count(request), ignored);
  }

  readonly #counted = (request: KeptRequest<Wish>, rows: readonly Row[]): void => {
    const { state } = this.#shown;
    if (this.#current?.id === request.id && isDone(state) && rows.length > state.rows.length)
      this.#shown.tell({ ...state, rows });
  };

  #begin(): Unsubscribe {
    const request = this.#current;
    if (request !== undefined && this.#isOpen(request)) this.#look(request);
    if (this.#kept.holdsAny()) this.#watch.get().then((watch) => watch.begin(), ignored);
    return this.#kept.watch(() => this.#follow());
  }

  /** Another tab has stored or removed a request. What came of one that is settled is no extra of one under review. */
  #follow(): void {
    const { state } = this.#shown;
    this.#watch.get().then((watch) => watch.follow(), ignored);
    if (state.kind === 'elsewhere') return state.isHere === true ? undefined : this.#learn(state.wish);
    if (state.kind === 'review' && this.#kept.alike(state.wish).length === 0) return this.review(state.wish);
    const request = this.#current;
    const isStillOpen = this.#kept.all().some(({ id, phase }) => id === request?.id && phase !== 'accepted');
    if (request !== undefined && this.#isOpen(request) && !isStillOpen) this.#rest();
    else if (!isUnderWay(state)) this.#takeOver();
  }

  /** Takes over the outcome of the tab that sends the same. */
  #learn(wish: Wish): void {
    const alike = this.#kept.alike(wish);
    if (alike.some(({ phase }) => phase === 'sent')) return;
    const done = alike.find(({ phase }) => phase === 'accepted');
    if (done === undefined) this.#rest();
    else this.#shown.tell({ kind: 'accepted', wish: done.wish, before: done.before, rows: [] });
  }

  /** Continues with a request that is open here or in another tab, or shows nothing. */
  #rest(): void {
    this.#current = undefined;
    this.#shown.tell({ kind: 'idle' });
    this.#takeOver();
  }

  #takeOver(): void {
    const open = this.#kept.all().find(({ phase }) => phase !== 'sent' && phase !== 'accepted');
    if (open !== undefined) this.#findOut(open);
  }

  /** The tab that had sent it is gone, or nothing shows what the server said it had done. */
  readonly #left = (request: KeptRequest<Wish>): void => {
    const { state } = this.#shown;
    if (!isUnderWay(state) || (this.#current?.id === request.id && state.kind === 'unknown')) this.#findOut(request);
  };

  /** What was told as unknown stays so while it is looked for: its buttons are not taken away. */
  #take(request: KeptRequest<Wish>): void {
    this.#held.know(request.id);
    const isTold = this.#current?.id === request.id && this.#shown.state.kind === 'unknown';
    this.#current = request;
    const { wish, sentAt } = request;
    this.#shown.prepare(isTold ? { kind: 'unknown', wish, sentAt, isChecking: true } : { kind: 'open', wish });
  }

  #isOpen(request: KeptRequest<Wish>): boolean {
    const { kind } = this.#shown.state;
    return this.#current === request && (kind === 'open' || kind === 'unknown');
  }
}
