import { AppError } from '../errors/app-error.ts';
import type { Unsubscribe } from '../ports/realtime-transport.ts';

type CanWait<Name> = Name extends `watch${string}`
  ? (...args: never[]) => Unsubscribe
  : (...args: never[]) => Promise<unknown>;
/** A port that nobody notices waiting: its questions answer with a promise, its `watch…` with a way to stop. */
export type Patient<T> = { readonly [Name in keyof T]: CanWait<Name> };

type Method = (...args: unknown[]) => unknown;
const isFunction = (value: unknown): value is () => unknown => typeof value === 'function';
type Methods = Readonly<Record<string, Method>>;

/** Fetches the code of a port once, and again after a failure. */
class Arrival {
  readonly #load: () => Promise<Methods>;
  #arriving: Promise<Methods> | undefined;
  readonly #waiting = new Set<(port: Methods) => void>();

  constructor(load: () => Promise<Methods>) {
    this.#load = load;
  }

  /** Fails: offline. */
  port(): Promise<Methods> {
    this.#arriving ??= this.#load().then(
      (port) => {
        for (const start of this.#waiting) start(port);
        this.#waiting.clear();
        return port;
      },
      (error: unknown) => {
        this.#arriving = undefined;
        throw new AppError('offline', 'a part of the program could not be loaded', { detail: String(error) });
      },
    );
    return this.#arriving;
  }

  /** Runs `start` with the port, whichever call brings it; the result forgets about it. */
  whenThere(start: (port: Methods) => void): () => void {
    this.#waiting.add(start);
    // A failure is told to whoever asks a question; the question that succeeds starts the watching too.
    this.port().then(
      (port) => {
        if (this.#waiting.delete(start)) start(port);
      },
      () => undefined,
    );
    return () => this.#waiting.delete(start);
  }
}

function watchLater(arrival: Arrival, name: string): Method {
  return (...args) => {
    let stop: (() => unknown) | undefined;
    const forget = arrival.whenThere((port) => {
      const answer = port[name]?.(...args);
      if (isFunction(answer)) stop = answer;
    });
    return () => {
      forget();
      stop?.();
    };
  };
}

/**
 * A port whose code arrives with its first call. Calls wait for it; a call fails with `offline` when it cannot be
 * fetched, and the next one fetches again.
 */
export function later<T extends object & Patient<T>>(load: () => Promise<T>): T {
  const arrival = new Arrival(load as unknown as () => Promise<Methods>);
  const methods = new Map<string, Method>();
  const methodOf = (name: string): Method => {
    const known = methods.get(name);
    if (known !== undefined) return known;
    const ask: Method = async (...args) => (await arrival.port())[name]?.(...args);
    const made = name.startsWith('watch') ? watchLater(arrival, name) : ask;
    methods.set(name, made);
    return made;
  };
  // Whoever asks for `then` wants to know whether this is a promise.
  const get = (_: object, name: string | symbol): Method | undefined =>
    typeof name === 'symbol' || name === 'then' ? undefined : methodOf(name);
  return new Proxy<object>({}, { get }) as T;
}
