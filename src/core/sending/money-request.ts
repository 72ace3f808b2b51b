import type { Unsubscribe } from '../platform/realtime-transport.ts';
import type { Answer } from './answer.ts';
import { KeptRequests, type KeptRequest, type Note } from './kept-requests.ts';
import type { DoubledWatch } from './doubled-watch.ts';
import { HeldTimes } from './held-times.ts';
import { lookFor, lookOnce } from './look-for.ts';
import { isDone, isUnderWay, type RequestState } from './request-state.ts';
import type { RequestView, Surroundings } from './request-view.ts';
import type { Verdict } from './verdict.ts';
import { tellOutcome } from './told-outcomes.ts';
import { beforeOf, unseen, type Before, type Recorded, type Way } from './way.ts';

/** The result of a way that throws. */
const nothingHeard = { kind: 'no-answer', isAnswered: false } as const;
const ignored = (): undefined => undefined;
/** How long sending waits for the snapshot of the records; usually it is taken while the person reads the review. */
const patienceForViewMs = 2000;
/**
 * The only way to send a request that moves money: reviewed, sent once, stored on the device while its outcome is open,
 * looked up when no answer came, and counted when one came. A store without React: `subscribe` and `view`.
 */
export class MoneyRequest<Wish, Row extends Recorded> {
  #way: Way<Wish, Row>;
  readonly #around: Surroundings;
  readonly #kept: KeptRequests<Wish>;
  readonly #listeners = new Set<() => void>();
  #view: RequestView<Wish, Row> = { state: { kind: 'idle' }, doubled: undefined };
  #before: Promise<Before> = Promise.resolve(unseen);
  /** The request that is shown or looked up. */
  #current: KeptRequest<Wish> | undefined;
  #doubled: Promise<DoubledWatch<Wish, Row>> | undefined;
  /** The same, once its code is here. */
  #counting: DoubledWatch<Wish, Row> | undefined;
  readonly #held: HeldTimes;
  #stopFollowing: Unsubscribe | undefined;

  constructor(way: Way<Wish, Row>, note: Note, around: Surroundings) {
    this.#way = way;
    this.#around = around;
    this.#kept = new KeptRequests(note, way);
    this.#held = new HeldTimes(around);
    // One that was being sent when its page ended is open, too.
    const open = this.#kept.all().find(({ phase }) => phase !== 'accepted');
    if (open !== undefined) this.#take(open);
  }

  /** Replaces the way with the newest one: its closures may have changed. */
  use(way: Way<Wish, Row>): void {
    this.#way = way;
  }

  readonly view = (): RequestView<Wish, Row> => this.#view;

  readonly subscribe = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    this.#stopFollowing ??= this.#begin();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stopFollowing?.();
      this.#stopFollowing = undefined;
      // A state without subscribers is not shown again on return.
      if (!isUnderWay(this.#view.state)) this.#view = { ...this.#view, state: { kind: 'idle' } };
    };
  };

  /** Shows the request before it is sent. Ignored while one is under way. */
  readonly review = (wish: Wish): void => {
    if (isUnderWay(this.#view.state)) return;
    this.#before = beforeOf(this.#way, wish).catch(() => unseen);
    this.#tell({ kind: 'review', wish });
  };

  /** Sends the reviewed request once; further calls are ignored. */
  readonly send = (): void => {
    const { state } = this.#view;
    if (state.kind !== 'review') return;
    this.#tell({ kind: 'sending', wish: state.wish });
    void this.#deliver(state.wish);
  };

  /** Looks once more for a request with an unknown outcome. */
  readonly checkAgain = (): void => {
    const request = this.#current;
    if (this.#view.state.kind !== 'unknown' || request === undefined) return;
    this.#tell({ kind: 'open', wish: request.wish });
    void lookOnce(this.#way, request, () => this.#held.heldMs(request)).then((verdict) => {
      if (this.#isOpen(request)) this.#conclude(request, verdict);
    });
  };

  /**
   * Closes a review or an outcome; ignored while sending or looking up. Closing an unknown one means: I have looked.
   */
  readonly close = (): void => {
    const { kind } = this.#view.state;
    if (kind === 'sending' || kind === 'open') return;
    if (kind === 'unknown' && this.#current !== undefined) this.#kept.forget(this.#current.id);
    this.#rest();
  };

  /** The person has seen the duplicates. */
  readonly dismissDoubled = (): void => {
    this.#show({ ...this.#view, doubled: this.#counting?.putAway() });
  };

  async #deliver(wish: Wish): Promise<void> {
    // A late snapshot is useless: it might already contain the request.
    const before = await Promise.race([this.#before, this.#around.pause(patienceForViewMs).then(() => unseen)]);
    const delivered = await this.#around.alone(this.#way.nameOf(wish), async () => {
      // Sent by a tab that is gone, or by one that cannot be told apart from that: its outcome comes first.
      const open = this.#alike(wish).find(({ phase }) => phase !== 'accepted');
      if (open !== undefined) return { request: open, answer: nothingHeard };
      const id = this.#around.newId();
      const request = { id, wish, before, phase: 'sent', sentAt: this.#held.send(id) } as const;
      this.#forgetSeen(wish);
      // Kept from here on: a page that is left or loaded again meanwhile finds it.
      this.#kept.keep(request);
      return { request, answer: await this.#way.send(wish).catch(() => nothingHeard) };
    });
    if (delivered === undefined) this.#tell({ kind: 'elsewhere', wish });
    else this.#answered(delivered.request, delivered.answer);
  }

  #findOut(request: KeptRequest<Wish>): void {
    this.#take(request);
    this.#show(this.#view);
    void this.#look(request);
  }

  #doubt(request: KeptRequest<Wish>): void {
    this.#kept.keep(request);
    this.#findOut(request);
  }

  #answered(request: KeptRequest<Wish>, answer: Answer<Row>): void {
    const { wish } = request;
    if (answer.kind === 'no-answer') {
      return this.#doubt({ ...request, phase: answer.isAnswered ? 'failed' : 'lost' });
    }
    if (answer.kind === 'refused') {
      void this.#refused({ ...request, error: answer.error });
      return;
    }
    this.#current = request;
    const rows = answer.row === undefined ? [] : [answer.row];
    this.#tell({ kind: 'accepted', wish, before: request.before, rows });
    this.#count(request);
  }

  /** A refusal is believed when the records agree. */
  async #refused(request: KeptRequest<Wish>): Promise<void> {
    const verdict = await this.#watching()
      .then((watch) => watch.judge(request))
      .catch(() => ({ kind: 'not-there' }) as const);
    if (verdict.kind === 'unknown') return this.#doubt({ ...request, phase: 'failed' });
    this.#current = request;
    this.#conclude(request, verdict);
  }

  #look(request: KeptRequest<Wish>): Promise<void> {
    return lookFor(() => this.#way, request, {
      heldMs: () => this.#held.heldMs(request),
      pause: (delayMs) => this.#around.pause(delayMs),
      isOpen: () => this.#isOpen(request),
      tell: (verdict) => this.#conclude(request, verdict),
    });
  }

  #conclude(request: KeptRequest<Wish>, verdict: Verdict<Row>): void {
    const { wish, error } = request;
    if (verdict.kind === 'unknown') {
      this.#tell({ kind: 'unknown', wish, isOver: verdict.isOver === true, hasFailed: request.phase === 'failed' });
      return;
    }
    if (verdict.kind === 'not-there') {
      this.#kept.forget(request.id);
      this.#tell(error === undefined ? { kind: 'not-there', wish } : { kind: 'refused', wish, error });
      return;
    }
    this.#tell({ kind: 'found', wish, before: request.before, rows: verdict.rows });
    this.#count(request);
  }

  /** Kept until it is counted, also where its own records cannot be told: an earlier like request must know of it. */
  #count(request: KeptRequest<Wish>): void {
    if (this.#way.effect === 'changed-row') {
      this.#kept.forget(request.id);
      return;
    }
    this.#kept.keep({ ...request, phase: 'accepted' });
    this.#watching().then((watch) => watch.count(request), ignored);
  }

  /** Rejects when its code cannot be fetched: then nothing is counted, and the next request tries again. */
  #watching(): Promise<DoubledWatch<Wish, Row>> {
    this.#doubled ??= this.#around.counting().then(({ DoubledWatch: Watch }) => {
      this.#counting = new Watch<Wish, Row>({
        kept: this.#kept,
        way: () => this.#way,
        pause: (delayMs) => this.#around.pause(delayMs),
        tell: (doubled) => this.#show({ ...this.#view, doubled }),
        counted: (request, rows) => this.#counted(request, rows),
      });
      return this.#counting;
    });
    this.#doubled.catch(() => (this.#doubled = undefined));
    return this.#doubled;
  }

  /** The same is sent again: what comes from now on is no extra of an earlier request. */
  #forgetSeen(wish: Wish): void {
    for (const { id, seen } of this.#alike(wish)) if (seen !== undefined) this.#kept.forget(id);
  }

  #counted(request: KeptRequest<Wish>, rows: readonly Row[]): void {
    const { state } = this.#view;
    if (this.#current?.id === request.id && isDone(state) && rows.length > state.rows.length)
      this.#tell({ ...state, rows });
  }

  #begin(): Unsubscribe {
    const request = this.#current;
    if (request !== undefined && this.#isOpen(request)) void this.#look(request);
    if (this.#kept.all().some(({ phase }) => phase === 'accepted'))
      this.#watching().then((watch) => watch.begin(), ignored);
    return this.#kept.watch(() => this.#follow());
  }

  /** Another tab has stored or removed a request. What came of one that is settled is no extra of one under review. */
  #follow(): void {
    const { state } = this.#view;
    if (state.kind === 'elsewhere') return this.#learn(state.wish);
    if (state.kind === 'review' && this.#alike(state.wish).length === 0) return this.review(state.wish);
    const request = this.#current;
    const isOpen = request !== undefined && this.#isOpen(request);
    const isStillOpen = this.#kept.all().some(({ id, phase }) => id === request?.id && phase !== 'accepted');
    if (isOpen && !isStillOpen) this.#rest();
    else if (!isUnderWay(this.#view.state)) this.#takeOver('lost', 'failed');
  }

  /** Takes over the outcome of the tab that sends the same. */
  #learn(wish: Wish): void {
    const alike = this.#alike(wish);
    if (alike.some(({ phase }) => phase === 'sent')) return;
    const done = alike.find(({ phase }) => phase === 'accepted');
    if (done === undefined) this.#rest();
    else this.#tell({ kind: 'accepted', wish: done.wish, before: done.before, rows: [] });
  }

  #alike(wish: Wish): readonly KeptRequest<Wish>[] {
    const name = this.#way.nameOf(wish);
    return this.#kept.all().filter((one) => this.#way.nameOf(one.wish) === name);
  }

  /** Continues with a request that is open here or in another tab, or shows nothing. */
  #rest(): void {
    this.#current = undefined;
    this.#tell({ kind: 'idle' });
    this.#takeOver('lost', 'failed');
  }

  #takeOver(...phases: readonly KeptRequest<Wish>['phase'][]): void {
    const open = this.#kept.all().find(({ phase }) => phases.includes(phase));
    if (open !== undefined) this.#findOut(open);
  }

  #take(request: KeptRequest<Wish>): void {
    this.#held.know(request.id);
    this.#current = request;
    this.#view = { ...this.#view, state: { kind: 'open', wish: request.wish } };
  }

  #isOpen({ id }: KeptRequest<Wish>): boolean {
    const { kind } = this.#view.state;
    return this.#current?.id === id && (kind === 'open' || kind === 'unknown');
  }

  #tell(state: RequestState<Wish, Row>): void {
    if (state.kind !== this.#view.state.kind) tellOutcome(state.kind);
    this.#show({ ...this.#view, state });
  }

  #show(view: RequestView<Wish, Row>): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
