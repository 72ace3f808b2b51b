import type { Clock } from '../../../core/ports/clock.ts';
import type { Faults } from '../../../core/ports/presenter-port.ts';
import type { Engine } from '../engine/engine.ts';
import type { SocketListener, SocketPeer } from '../engine/kernel/peers.ts';
import type { RandomBytes } from '../engine/kernel/secrets.ts';

/** An answer, or the loss of one that took effect. */
export type Outcome = { readonly kind: 'answer'; readonly response: Response } | { readonly kind: 'lost' };

export const noFaults: Faults = {
  latencyMs: 0,
  failedPercent: 0,
  loseNextAnswer: false,
  expireNextCall: false,
  socketDown: false,
};

export interface EngineServerOptions {
  readonly engine: Engine;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

/** No token of this backend looks like this, so it answers as to an expired one. */
const expiredToken = '-';

/** The engine as the doors see it: with the faults that a presenter has asked for. They are forgotten at the next start. */
export class EngineServer {
  readonly engine: Engine;
  readonly #clock: Clock;
  readonly #random: RandomBytes;
  readonly #listeners = new Set<() => void>();
  #faults: Faults = noFaults;

  constructor({ engine, clock, random }: EngineServerOptions) {
    this.engine = engine;
    this.#clock = clock;
    this.#random = random;
  }

  faults(): Faults {
    return this.#faults;
  }

  setFaults(faults: Partial<Faults>): void {
    this.#faults = { ...this.#faults, ...faults };
    if (this.#faults.socketDown) this.engine.control.dropSockets();
    for (const listener of this.#listeners) listener();
  }

  watchFaults(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async serve(request: Request): Promise<Outcome> {
    await this.#wait(this.#faults.latencyMs);
    if (this.#happens(this.#faults.failedPercent)) {
      return { kind: 'answer', response: new Response('Internal Server Error', { status: 500, headers: openToAll }) };
    }
    if (this.#faults.expireNextCall && request.headers.has('authorization')) return this.#serveExpired(request);
    const { response, wrote } = await this.engine.serve(request);
    if (!wrote || !this.#faults.loseNextAnswer) return { kind: 'answer', response };
    this.setFaults({ loseNextAnswer: false });
    return { kind: 'lost' };
  }

  /** Undefined while the connection is to be refused. */
  connect(listener: SocketListener): SocketPeer | undefined {
    return this.#faults.socketDown ? undefined : this.engine.connect(listener);
  }

  async #serveExpired(request: Request): Promise<Outcome> {
    const headers = new Headers(request.headers);
    headers.set('authorization', expiredToken);
    const { response } = await this.engine.serve(new Request(request, { headers }));
    const text = await response.clone().text();
    // An open call answers a visitor as well; the fault waits for one that does not.
    if (text.startsWith('{"type":"999"')) this.setFaults({ expireNextCall: false });
    return { kind: 'answer', response };
  }

  #happens(percent: number): boolean {
    if (percent <= 0) return false;
    const [high = 0, low = 0] = this.#random(2);
    return (high * 256 + low) * 100 < percent * 65_536;
  }

  #wait(delayMs: number): Promise<void> {
    if (delayMs <= 0) return Promise.resolve();
    return new Promise((resolve) => void this.#clock.after(delayMs, resolve));
  }
}

const openToAll = { 'Access-Control-Allow-Origin': '*' };
