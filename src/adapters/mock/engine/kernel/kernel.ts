import type { DialectName } from '../../../../core/domain/server/dialect-name.ts';
import type { SceneId } from '../../../../core/domain/server/scene-id.ts';
import type { ActiveMarketControl, OpenCase, OpenSale, Standing } from '../../../../core/ports/presenter-port.ts';
import { AgendaQueue, type AgendaState } from './clock/agenda-queue.ts';
import type { ClockSetting } from './clock/engine-clock.ts';
import type { LedgerState, WholeLedger } from './domain/ledger.ts';
import type { Market } from './domain/market.ts';
import { CarriedRequests, type CarriedRequest } from './requests/carried-requests.ts';
import type { Json, Money, PushedEvent } from './basics/engine-types.ts';
import type { MountedDomain, World } from './domain/mounted-domain.ts';
import type { WorldRules } from './basics/world-rules.ts';

/** The origin of a world; everything else follows from commands and time. */
export type Basis = {
  readonly seed: number;
  readonly epoch: number;
  /** Default: the usual rules. */
  readonly rules?: WorldRules;
  /** The dialect of the door; the engine itself knows no families. */
  readonly words?: DialectName;
};

/** The rules and the dialect of a world; undefined means the usual rules and the specification's dialect. */
export interface Manner {
  readonly rules: WorldRules | undefined;
  readonly words: DialectName | undefined;
}

/** How a world restarts; absent fields keep their value. */
export interface Beginning {
  readonly seed?: number | undefined;
  readonly manner?: Manner | undefined;
}

export interface Presented {
  readonly market: readonly ActiveMarketControl[];
  readonly scene: SceneId | undefined;
  /** `Kernel.work` when the scene was ready. */
  readonly sceneWork: number;
}

export interface Composition {
  readonly domains: readonly MountedDomain[];
  readonly market: Market;
  /** An empty ledger, or the one that was kept. */
  openLedger(kept?: LedgerState): WholeLedger;
  /** What presenters have put this world under at a moment. */
  presented(at: number): Presented;
  /** Pending cases of the operator. */
  cases(): readonly OpenCase[];
  /** One for every account. */
  standings(): readonly Standing[];
  sales(): readonly OpenSale[];
  /** The person behind the hash of a token, while its session lasts. */
  authenticate(tokenHash: string): string | undefined;
  /** Whether this person or a visitor uploaded a picture of this name. */
  hasPicture(reference: string, userId: string | undefined): Promise<boolean>;
  /** What a seeded person had on the days before the world began, oldest first. `worth` works the sum in USDT out. */
  worthDays(user: string): readonly { readonly at: number; readonly repaid: Money; worth(): Money }[];
  /** The id of the person with this sign-in name. */
  findUser(login: string): string | undefined;
  /** The market's public events of (from, to]; `speed`: how many times as fast as real time the clock runs. */
  eventsSince(from: number, to: number, speed: number): readonly PushedEvent[];
  /** Events of (from, now] for these persons, who are connected. */
  personalEventsSince(from: number, world: World, users: ReadonlySet<string>): readonly PushedEvent[];
  /** Additional quotes for the stress setting; `first` counts the earlier ones. */
  stressEvents(at: number, first: number, count: number): readonly PushedEvent[];
}

export interface KernelState {
  readonly basis: Basis;
  readonly cursor: number;
  readonly clock: ClockSetting;
  readonly ids: Readonly<Record<string, number>>;
  readonly agenda: AgendaState;
  readonly ledger: LedgerState;
  /** The slices by domain name. */
  readonly slices: Readonly<Record<string, Json>>;
  /** Absent unless a request carried an idempotency key. */
  readonly requests?: readonly CarriedRequest[];
}

/**
 * The deterministic core: state, and the two ways to change it: a command, or time. It knows no storage, no request and
 * no real clock.
 */
export class Kernel {
  readonly basis: Basis;
  readonly composition: Composition;
  readonly agenda: AgendaQueue;
  readonly ledger: WholeLedger;
  readonly requests: CarriedRequests;
  #cursor: number;
  #clock: ClockSetting;
  #ids: Record<string, number> = {};
  #pushed: PushedEvent[] = [];

  private constructor(
    basis: Basis,
    composition: Composition,
    parts: Pick<Kernel, 'agenda' | 'ledger' | 'requests' | 'clock' | 'cursor'>,
  ) {
    this.basis = basis;
    this.composition = composition;
    this.agenda = parts.agenda;
    this.ledger = parts.ledger;
    this.requests = parts.requests;
    this.#clock = parts.clock;
    this.#cursor = parts.cursor;
  }

  /** An empty world that starts at `start`; its clock shows that time. */
  static create(basis: Basis, composition: Composition, start: number): Kernel {
    const clock = { base: start, realBase: start, speed: 1 };
    return new Kernel(basis, composition, {
      agenda: new AgendaQueue(),
      ledger: composition.openLedger(),
      requests: new CarriedRequests(),
      clock,
      cursor: start,
    });
  }

  static restore(state: KernelState, composition: Composition): Kernel {
    const kernel = new Kernel(state.basis, composition, {
      agenda: AgendaQueue.restore(state.agenda),
      ledger: composition.openLedger(state.ledger),
      requests: CarriedRequests.restore(state.requests),
      clock: state.clock,
      cursor: state.cursor,
    });
    kernel.#ids = { ...state.ids };
    for (const domain of composition.domains) {
      const slice = state.slices[domain.name];
      if (slice !== undefined) domain.restore(JSON.stringify(slice));
    }
    return kernel;
  }

  state(): KernelState {
    const slices = Object.fromEntries(this.composition.domains.map((domain) => [domain.name, domain.state()]));
    const ids = Object.fromEntries(Object.entries(this.#ids).toSorted(([left], [right]) => (left < right ? -1 : 1)));
    const { basis, agenda, ledger } = this;
    const requests = this.requests.state();
    return {
      basis,
      cursor: this.#cursor,
      clock: this.#clock,
      ids,
      agenda: agenda.state(),
      ledger: ledger.state(),
      slices,
      ...(requests === undefined ? {} : { requests }),
    };
  }

  /** Engine time up to which everything has run. */
  get cursor(): number {
    return this.#cursor;
  }

  get clock(): ClockSetting {
    return this.#clock;
  }

  setClock(setting: ClockSetting): void {
    this.#clock = setting;
  }

  /** How many commands came from a person. */
  get work(): number {
    return this.#ids['work'] ?? 0;
  }

  countWork(): void {
    this.#nextId('work');
  }

  /** The time of the next event, after the cursor and up to `horizon`. */
  nextEvent(horizon: number): number | undefined {
    const entry = this.agenda.peek(horizon);
    const untilEntry = entry === undefined ? horizon : Math.max(entry.at, this.#cursor);
    return this.#firstOnMarket(untilEntry)?.at ?? (entry === undefined ? undefined : untilEntry);
  }

  /** The state that a route may read now. */
  world(): World {
    return {
      at: this.#cursor,
      ledger: this.ledger,
      agenda: this.agenda,
      market: this.composition.market,
      nextId: (series) => this.#nextId(series),
      push: (event) => this.#pushed.push(event),
    };
  }

  /** Events pushed since the last call. */
  takePushed(): readonly PushedEvent[] {
    return this.#pushed.splice(0);
  }

  /**
   * Runs everything due until `until`, in order of time, market events before agenda entries of the same moment. Stops
   * earlier, at its cursor, when `mayGoOn` returns false.
   */
  advanceTo(until: number, mayGoOn: () => boolean = () => true): void {
    while (mayGoOn()) {
      if (this.#runNext(until)) continue;
      this.#cursor = Math.max(this.#cursor, until);
      return;
    }
  }

  /** Runs `domain.command`, at a time not before the cursor. Throws Refusal, having changed nothing. */
  run(command: string, at: number, argument: Json): Json {
    this.advanceTo(at);
    const [domainName = '', name = ''] = command.split('.');
    const ids = { ...this.#ids };
    const pushed = this.#pushed.length;
    try {
      return this.#domain(domainName).run(name, this.world(), argument);
    } catch (refusal) {
      this.#ids = ids;
      this.#pushed.length = pushed;
      throw refusal;
    }
  }

  #runNext(until: number): boolean {
    const entry = this.agenda.peek(until);
    const horizon = entry === undefined ? until : Math.max(entry.at, this.#cursor);
    if (this.#runMarketUntil(horizon)) return true;
    if (entry === undefined) return false;
    this.#cursor = horizon;
    this.agenda.shift();
    this.#domain(entry.domain).runDue(entry.name, this.world(), entry.argument);
    return true;
  }

  /** Runs the first market events up to `horizon`, if any. */
  #runMarketUntil(horizon: number): boolean {
    const next = this.#firstOnMarket(horizon);
    if (next === undefined) return false;
    this.#cursor = next.at;
    for (const domain of next.due) domain.runMarket(this.world());
    return true;
  }

  #firstOnMarket(horizon: number): { at: number; due: readonly MountedDomain[] } | undefined {
    if (horizon <= this.#cursor) return undefined;
    let first = Number.POSITIVE_INFINITY;
    let due: MountedDomain[] = [];
    for (const domain of this.composition.domains) {
      if (!domain.isOnMarket) continue;
      const next = domain.nextTime(this.world(), this.#cursor, Math.min(horizon, first));
      if (next === undefined || next > first) continue;
      if (next <= this.#cursor) throw new Error(`${domain.name} wants to go back in time`);
      due = next === first ? [...due, domain] : [domain];
      first = next;
    }
    return due.length === 0 ? undefined : { at: first, due };
  }

  #nextId(series: string): number {
    const next = (this.#ids[series] ?? 0) + 1;
    this.#ids[series] = next;
    return next;
  }

  #domain(name: string): MountedDomain {
    const domain = this.composition.domains.find((candidate) => candidate.name === name);
    if (domain === undefined) throw new Error(`no domain ${name}`);
    return domain;
  }
}
