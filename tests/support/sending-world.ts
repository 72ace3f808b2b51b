import type { Answer } from '../../src/core/sending/answer.ts';
import { DoubledWatch } from '../../src/core/sending/doubled-watch.ts';
import type { Note } from '../../src/core/sending/kept-requests.ts';
import { MoneyRequest } from '../../src/core/sending/money-request.ts';
import type { Way } from '../../src/core/sending/way.ts';
import { AppError, type AppErrorKind } from '../../src/core/errors/app-error.ts';
import { amount } from '../../src/core/money/amount.ts';

/** What the server does with one request, and what of its answer arrives. */
export const fates = [
  'accept',
  'refuse',
  'lose-before',
  'lose-after',
  'lose-late',
  'double',
  'double-late',
  // Its lists show the second one 20 s later.
  'double-apart',
  'lose-doubled',
  'fail',
  'refuse-repeated',
  // Something on the way says "done" of what never reached the server.
  'lie',
  // Its lists show it 20 s later.
  'accept-late',
] as const;
export type Fate = (typeof fates)[number];

export interface Row {
  readonly id: string;
  readonly text: string;
  /** The request that made it. */
  readonly sendId: number;
}

export interface Send {
  readonly id: number;
  readonly text: string;
  readonly fate: Fate;
  readonly at: number;
}

export type Request = MoneyRequest<string, Row>;

const lateMs = 20_000;
const effects: Readonly<Record<Fate, number>> = {
  accept: 1,
  refuse: 0,
  'lose-before': 0,
  'lose-after': 1,
  'lose-late': 1,
  double: 2,
  // The second one beside the answer.
  'double-late': 1,
  'double-apart': 1,
  'lose-doubled': 2,
  fail: 0,
  'refuse-repeated': 1,
  lie: 0,
  'accept-late': 1,
};
/** Answers that say "done". */
const done: ReadonlySet<Fate> = new Set(['accept', 'double', 'double-late', 'double-apart', 'lie', 'accept-late']);

/** One server, one device with several tabs, and a clock that stands unless it is moved. */
export class SendingWorld {
  readonly rows: Row[] = [];
  readonly sends: Send[] = [];
  readonly tabs: Request[] = [];
  /** How often its lists were read. */
  reads = 0;
  /** The tabs that have read their lists again, in turn. */
  readonly rereads: number[] = [];
  /** What was refused while no screen showed it. */
  readonly unseen: string[] = [];
  /** What the server does with the next request, and whether its lists can be read. */
  fate: Fate = 'accept';
  #isReadable = true;
  /** Its lists do not answer at all. */
  isSilent = false;
  /** How a refusal arrives. */
  refusal: AppErrorKind = 'server';
  /** Whether an answer has told its time. */
  isServerTimeKnown = true;
  /** Whether its lists could not be read at some time. */
  wasUnreadable = false;
  /** Reads of lists that have no answer yet. */
  readonly #unheard: (() => void)[] = [];
  /** Answers that the network still holds. */
  readonly #held: (() => void)[] = [];
  readonly #timers: { at: number; run: () => void }[] = [];
  /** What the server still does: it does not sleep when the device does. */
  readonly #serverTimers: { at: number; run: () => void }[] = [];
  readonly #leave = new Map<number, () => void>();
  readonly #locks = new Set<string>();
  readonly #waiters: { readonly name: string; run(): void }[] = [];
  /** Whether the person who sent is signed in. */
  isPresent = true;
  readonly #watchers = new Map<number, () => void>();
  #kept: string | undefined;
  #now = 1_000_000;
  /** Time in which the device slept and counted nothing. */
  #sleptMs = 0;
  #lives = 0;

  constructor(tabs: number) {
    for (let index = 0; index < tabs; index += 1) this.tabs.push(this.#open(index));
  }

  get isReadable(): boolean {
    return this.#isReadable;
  }
  set isReadable(isReadable: boolean) {
    this.#isReadable = isReadable;
    this.wasUnreadable ||= !isReadable;
  }

  reload(index: number): void {
    this.close(index);
    this.tabs[index] = this.#open(index);
  }

  /** The screen is left. */
  leave(index: number): void {
    this.#leave.get(index)?.();
  }

  /** The screen is left and opened again. */
  resubscribe(index: number): void {
    this.leave(index);
    const request = this.tabs[index];
    if (request !== undefined)
      this.#leave.set(
        index,
        request.subscribe(() => undefined),
      );
  }

  /** The tab is gone: nothing of it runs any more. */
  close(index: number): void {
    this.#lives += 1;
    this.#alive.delete(index);
    this.#watchers.delete(index);
    this.#locks.forEach((lock) => void (lock.startsWith(`${index} `) && this.#locks.delete(lock)));
    this.#wake();
  }

  /** Who waits for a lock that is free goes on. */
  #wake(): void {
    for (const waiter of this.#waiters.slice()) {
      if ([...this.#locks].some((lock) => lock.endsWith(` ${waiter.name}`))) continue;
      this.#waiters.splice(this.#waiters.indexOf(waiter), 1);
      waiter.run();
    }
  }

  /** What was asked of silent lists is given up. */
  freeLists(): void {
    for (const give of this.#unheard.splice(0)) give();
  }

  /** The network gives out what it holds. */
  async answer(): Promise<void> {
    for (const give of this.#held.splice(0)) give();
    await settled();
  }

  /** The same for what it has held longest. */
  async answerOne(): Promise<void> {
    this.#held.shift()?.();
    await settled();
  }

  async advance(ms: number): Promise<void> {
    await settled();
    const end = this.#now + ms;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
      this.#serve(Math.max(this.#now, next?.at ?? end));
      if (next === undefined) break;
      this.#timers.splice(this.#timers.indexOf(next), 1);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settled();
    }
    this.#now = end;
    await settled();
  }

  /** The device sleeps, and its timers run late; `isCounted`: its monotonic clock goes on meanwhile. */
  async sleep(ms: number, isCounted: boolean): Promise<void> {
    this.#now += ms;
    if (!isCounted) this.#sleptMs += ms;
    await this.advance(0);
  }

  /** The server does what is due until then. */
  #serve(until: number): void {
    for (const due of this.#serverTimers.filter(({ at }) => at <= until)) {
      this.#serverTimers.splice(this.#serverTimers.indexOf(due), 1);
      due.run();
    }
  }

  /** The device forgets what it kept, and tells no tab: a server's `Clear-Site-Data` does that. */
  clear(): void {
    this.#kept = undefined;
  }

  get isAnythingKept(): boolean {
    return this.#kept !== undefined;
  }

  get now(): number {
    return this.#now;
  }

  #after(ms: number, run: () => void): void {
    this.#timers.push({ at: this.#now + ms, run });
  }

  #open(index: number): Request {
    const life = `${index} ${this.#lives}`;
    const isAlive = (): boolean => this.#lifeOf(index) === life;
    this.#alive.set(index, life);
    const never = new Promise<never>(() => undefined);
    let made = 0;
    const request = new MoneyRequest(this.#way(isAlive), this.#note(index, isAlive), {
      elapsedMs: () => this.#now - this.#sleptMs,
      serverMs: () => (this.isServerTimeKnown ? { earliest: this.#now - 500, latest: this.#now + 500 } : undefined),
      pause: (ms) => new Promise((resolve) => this.#after(ms, () => (isAlive() ? resolve() : undefined))),
      alone: async (name, run) => {
        if ([...this.#locks].some((lock) => lock.endsWith(` ${name}`))) return undefined;
        const lock = `${index} ${name}`;
        this.#locks.add(lock);
        try {
          const result = await run();
          return isAlive() ? result : await never;
        } finally {
          if (isAlive()) {
            this.#locks.delete(lock);
            this.#wake();
          }
        }
      },
      whenFree: (name) =>
        new Promise((resolve) => {
          this.#waiters.push({ name, run: () => (isAlive() ? resolve() : undefined) });
          this.#wake();
        }),
      isPresent: () => this.isPresent,
      reread: () => this.rereads.push(index),
      unseen: (error, title) => this.unseen.push(title === undefined ? error.kind : `${title}: ${error.kind}`),
      counting: () => Promise.resolve({ DoubledWatch }),
      newId: () => {
        made += 1;
        return `${life.replace(' ', '.')}.${made}`;
      },
    });
    this.#leave.set(
      index,
      request.subscribe(() => undefined),
    );
    return request;
  }

  readonly #alive = new Map<number, string>();
  #lifeOf(index: number): string | undefined {
    return this.#alive.get(index);
  }

  #note(index: number, isAlive: () => boolean): Note {
    const change = (text: string | undefined): void => {
      if (!isAlive() || this.#kept === text) return;
      this.#kept = text;
      for (const [other, listener] of this.#watchers) if (other !== index) listener();
    };
    return {
      read: () => this.#kept,
      write: change,
      remove: () => change(undefined),
      watch: (listener) => {
        this.#watchers.set(index, listener);
        return () => this.#watchers.delete(index);
      },
    };
  }

  #way(isAlive: () => boolean): Way<string, Row> {
    return {
      effect: 'new-row',
      send: (text) => this.#send(text, isAlive),
      readRows: async () => {
        this.reads += 1;
        if (this.isSilent)
          return new Promise((_, reject) => this.#unheard.push(() => reject(new AppError('no-answer', ''))));
        if (!this.#isReadable) throw new AppError('no-answer', '');
        return this.rows.toReversed();
      },
      readAvailable: async () => amount(`${1000 - this.rows.length}`),
      isTwin: (row, text) => row.text === text,
      titleOf: (text) => `About ${text}`,
      nameOf: (text) => text,
      write: (text) => [text],
      read: ([text]) => text,
    };
  }

  #send(text: string, isAlive: () => boolean): Promise<Answer<Row>> {
    const { fate } = this;
    const send = { id: this.sends.length, text, fate, at: this.#now };
    this.sends.push(send);
    const make = (): void => {
      for (let index = 0; index < effects[fate]; index += 1)
        this.rows.push({ id: `${this.rows.length + 1}`, text, sendId: send.id });
    };
    const isLate = fate === 'lose-late' || fate === 'accept-late';
    if (isLate || fate === 'double-apart') this.#serverTimers.push({ at: this.#now + lateMs, run: make });
    if (!isLate) make();
    return new Promise((resolve) =>
      this.#held.push(() => {
        if (fate === 'double-late') make();
        if (isAlive()) resolve(answerOf(fate, this.refusal));
      }),
    );
  }
}

function answerOf(fate: Fate, refusal: AppErrorKind): Answer<Row> {
  if (done.has(fate)) return { kind: 'accepted' };
  if (fate === 'refuse' || fate === 'refuse-repeated') return { kind: 'refused', error: new AppError(refusal, 'no') };
  return { kind: 'no-answer', isAnswered: fate === 'fail' };
}

/** Lets everything run that waits for nothing but its turn. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 25; turn += 1) await Promise.resolve();
}
