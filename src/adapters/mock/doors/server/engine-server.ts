import type { Clock } from '../../../../core/time/clock.ts';
import type { Faults } from '../../../../core/domain/server/backend-faults.ts';
import type { Keeping } from '../../../../core/ports/presenter-port.ts';
import type { Engine } from '../../engine/engine.ts';
import type { RequestMark } from '../../engine/kernel/requests/carried-requests.ts';
import type { SocketListener, SocketPeer } from '../../engine/kernel/requests/peers.ts';
import type { RandomBytes } from '../../engine/kernel/basics/secrets.ts';
import { serverLanguage, serverText } from '../../engine/kernel/basics/server-text.ts';
import type { FillableStorage } from '../storage/fillable-storage.ts';

/** An answer, or the loss of one after its effect. */
export interface Outcome {
  readonly kind: 'answer' | 'lost';
  readonly response: Response;
}

/** What a door serves: calls and pushed events. */
export interface ServedDoor {
  serve(request: Request): Promise<Outcome>;
  /** Undefined when the connection is refused. */
  connect(listener: SocketListener): SocketPeer | undefined;
}

export const noFaults: Faults = {
  latencyMs: 0,
  failedPercent: 0,
  loseNextAnswer: false,
  expireNextCall: false,
  verifyNextCall: false,
  garbledPercent: 0,
  lateSettlements: false,
  socketDown: false,
  socketSilent: false,
  storageFull: false,
  extraQuotes: 0,
};

export interface EngineServerOptions {
  readonly engine: Engine;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** The engine's storage, if it can be filled; without it `storageFull` has no effect. */
  readonly storage?: FillableStorage;
}

/** The delay of `lateSettlements`. */
const lateMs = 8000;
/** Calls and events that reveal the result of an option. */
const settlementCalls = /\/(moni)?microtrade\/(lists|get_result)$/;
const settlementEvents = /^closed_(moni)?microorder$/;

/** No token has this form, so the answer is that of an expired session. */
const expiredToken = '-';

/** The engine as the doors see it, with the presenter's faults. A restart clears them. */
export class EngineServer implements ServedDoor {
  readonly engine: Engine;
  readonly #clock: Clock;
  readonly #random: RandomBytes;
  readonly #storage: FillableStorage | undefined;
  readonly #listeners = new Set<() => void>();
  /** Ends the delay of each request that waits for `latencyMs`. */
  readonly #delayed = new Set<() => void>();
  /** Connections of people: they hear of their settlements. */
  readonly #people = new Set<SocketPeer>();
  #faults: Faults = noFaults;
  /** When an option was last settled, as far as a connection shows it. */
  #settledAt = Number.NEGATIVE_INFINITY;

  constructor({ engine, clock, random, storage }: EngineServerOptions) {
    this.engine = engine;
    this.#clock = clock;
    this.#random = random;
    this.#storage = storage;
    storage?.watch(() => this.#tell());
  }

  /** Lets what waits go on: requests, quotes. */
  pause(): Promise<void> {
    return new Promise((resolve) => void this.#clock.after(0, resolve));
  }

  /** A storage without this information keeps everything. */
  keeping(): Keeping {
    const keeping = this.#storage?.keeping() ?? 'kept';
    return keeping === 'kept' && this.engine.control.state().skippedMs > 0 ? 'skipped' : keeping;
  }

  faults(): Faults {
    return this.#faults;
  }

  /** A shorter latency ends the delay of the requests that wait now. */
  setFaults(faults: Partial<Faults>): void {
    const before = this.#faults.latencyMs;
    this.#faults = { ...this.#faults, ...faults };
    if (this.#faults.latencyMs < before) for (const end of this.#delayed) end();
    if (this.#storage !== undefined) this.#storage.isFull = this.#faults.storageFull;
    if (this.#faults.socketDown) this.engine.control.dropSockets();
    this.engine.control.setStress(this.#faults.extraQuotes);
    this.#tell();
  }

  /** Runs after every change of the faults and of the storage state. */
  watchFaults(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** `carriedFor`: see `Engine.serve`. */
  async serve(request: Request, carriedFor?: RequestMark): Promise<Outcome> {
    await this.#wait(this.#faults.latencyMs, this.#delayed);
    await this.#wait(this.#latenessOf(request));
    if (this.#happens(this.#faults.failedPercent)) {
      return { kind: 'answer', response: new Response('Internal Server Error', { status: 500, headers: openToAll }) };
    }
    if (this.#refusesNext() && request.headers.has('authorization')) return this.#serveRefused(request, carriedFor);
    const { response, wrote } = await this.engine.serve(request, carriedFor);
    if (wrote && this.#faults.loseNextAnswer) {
      this.setFaults({ loseNextAnswer: false });
      return { kind: 'lost', response };
    }
    return {
      kind: 'answer',
      response: this.#happens(this.#faults.garbledPercent) ? await garbled(response) : response,
    };
  }

  /** Undefined when the connection is refused. */
  connect(listener: SocketListener): SocketPeer | undefined {
    if (this.#faults.socketDown) return undefined;
    let isOpen = true;
    const deliver: SocketListener['deliver'] = (event) => {
      if (isOpen && !this.#faults.socketSilent) listener.deliver(event);
    };
    const peer = this.engine.connect({
      deliver: (event) => {
        const settles = settlementEvents.test(event.event);
        if (settles) this.#settledAt = this.#clock.now();
        if (settles && this.#faults.lateSettlements) this.#clock.after(lateMs, () => deliver(event));
        else deliver(event);
      },
      drop: () => {
        isOpen = false;
        this.#people.delete(peer);
        listener.drop();
      },
    });
    const entered = (isKnown: boolean): boolean => {
      if (isKnown) this.#people.add(peer);
      return isKnown;
    };
    return {
      login: (userId, token) => entered(peer.login(userId, token)),
      join: (userId) => entered(peer.join(userId)),
      close: () => {
        isOpen = false;
        this.#people.delete(peer);
        peer.close();
      },
    };
  }

  /** Before an option is settled its lists come at once: a page would have nothing to show. */
  #latenessOf({ url }: Request): number {
    if (!this.#faults.lateSettlements || !settlementCalls.test(new URL(url).pathname)) return 0;
    if (this.#people.size === 0) return lateMs;
    return Math.max(0, this.#settledAt + lateMs - this.#clock.now());
  }

  #refusesNext(): boolean {
    return this.#faults.expireNextCall || this.#faults.verifyNextCall;
  }

  async #serveRefused(request: Request, carriedFor: RequestMark | undefined): Promise<Outcome> {
    const fault = this.#faults.expireNextCall ? 'expireNextCall' : 'verifyNextCall';
    const headers = new Headers(request.headers);
    headers.set('authorization', expiredToken);
    const { response } = await this.engine.serve(new Request(request.clone(), { headers }), carriedFor);
    const text = await response.clone().text();
    // A public call answers a visitor as well; the fault waits for a guarded call.
    if (!text.startsWith('{"type":"999"')) return { kind: 'answer', response };
    // A concurrent call may have used up the fault.
    if (!this.#faults[fault])
      return { kind: 'answer', response: (await this.engine.serve(request, carriedFor)).response };
    this.setFaults({ [fault]: false });
    if (fault === 'expireNextCall') return { kind: 'answer', response };
    const language = serverLanguage(new URL(request.url).searchParams.get('lang') ?? undefined);
    const body = JSON.stringify({ type: '998', message: serverText(language, 'verifyIdentity') });
    return { kind: 'answer', response: new Response(body, { headers: response.headers }) };
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #happens(percent: number): boolean {
    if (percent <= 0) return false;
    const [high = 0, low = 0] = this.#random(2);
    return (high * 256 + low) * 100 < percent * 65_536;
  }

  /** What waits is in `delayed` meanwhile, with what ends its wait. */
  async #wait(delayMs: number, delayed?: Set<() => void>): Promise<void> {
    if (delayMs <= 0) return;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        cancel();
        delayed?.delete(end);
        resolve();
      };
      const cancel = this.#clock.after(delayMs, end);
      delayed?.add(end);
    });
  }
}

/** The first half of an answer with the headers of a whole one. */
async function garbled(response: Response): Promise<Response> {
  const text = await response.text();
  const { status, headers } = response;
  return new Response(text.slice(0, Math.floor(text.length / 2)), { status, headers });
}

const openToAll = { 'Access-Control-Allow-Origin': '*' };
