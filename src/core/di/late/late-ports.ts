import type { Bind } from 'inversify';
import { AppError } from '../../errors/app-error.ts';
import { notLoaded } from '../../errors/not-loaded.ts';
import type { Unsubscribe } from '../../platform/realtime-transport.ts';
import type { Token } from '../token.ts';

type CanWait<Name> = Name extends `watch${string}`
  ? (...args: never[]) => Unsubscribe
  : (...args: never[]) => Promise<unknown>;
/** A port that may arrive late: its methods return promises, its `watch…` methods return an unsubscribe function. */
type Patient<Port> = { readonly [Name in keyof Port]: CanWait<Name> };
type PatientPorts<Ports> = { readonly [Name in keyof Ports]: Patient<Ports[Name]> };

type Method = (...args: unknown[]) => unknown;
const isMethod = (value: unknown): value is Method => typeof value === 'function';

function methodOf(port: unknown, name: string): Method {
  const method: unknown = typeof port === 'object' && port !== null ? Reflect.get(port, name) : undefined;
  if (!isMethod(method)) throw new TypeError(name);
  return method.bind(port);
}

/** Fetches code once, and again after a failure. */
export class Arrival<Code> {
  readonly #load: () => Promise<Code>;
  #arriving: Promise<Code> | undefined;
  readonly #waiting = new Set<(code: Code) => void>();

  constructor(load: () => Promise<Code>) {
    this.#load = load;
  }

  /** Fails: not-loaded, offline. */
  code(): Promise<Code> {
    this.#arriving ??= this.#load().then(
      (code) => {
        for (const start of this.#waiting) start(code);
        this.#waiting.clear();
        return code;
      },
      (error: unknown) => {
        this.#arriving = undefined;
        throw notLoaded(String(error));
      },
    );
    return this.#arriving;
  }

  /** Starts watching once the code is loaded, by any call; the result stops it. */
  watch(start: (code: Code) => unknown): Unsubscribe {
    let stop: unknown;
    const forget = this.#whenThere((code) => {
      stop = start(code);
    });
    return () => {
      forget();
      if (isMethod(stop)) stop();
    };
  }

  #whenThere(start: (code: Code) => void): () => void {
    this.#waiting.add(start);
    // The question reports a failed load; a later successful one starts the watching too.
    this.code().then(
      (code) => {
        if (this.#waiting.delete(start)) start(code);
      },
      () => undefined,
    );
    return () => this.#waiting.delete(start);
  }
}

/** One port of those that arrive together. */
export function latePort<Code>(arrival: Arrival<Code>, portIn: (code: Code) => unknown): object {
  const call =
    (method: string): Method =>
    async (...args) => {
      try {
        return await methodOf(portIn(await arrival.code()), method)(...args);
      } catch (error) {
        if (error instanceof AppError) error.call ??= method;
        throw error;
      }
    };
  const watch =
    (method: string): Method =>
    (...args) =>
      arrival.watch((code) => methodOf(portIn(code), method)(...args));
  const methods = new Map<string, Method>();
  const get = (_: object, method: string | symbol): Method | undefined => {
    // `await` reads `then` to detect a promise.
    if (typeof method === 'symbol' || method === 'then') return undefined;
    const made = methods.get(method) ?? (method.startsWith('watch') ? watch(method) : call(method));
    methods.set(method, made);
    return made;
  };
  return new Proxy({}, { get });
}

/** A port that stands from the beginning. */
export interface Standing {
  readonly token: symbol;
  readonly port: unknown;
}
export const standing = <T>(token: Token<T>, port: T): Standing => ({ token, port });

/** Ports that stand at once, and whose code arrives as one whole with the first call of any of them. */
export const standingLate = <Ports extends PatientPorts<Ports>>(
  tokens: { readonly [Name in keyof Ports]: Token<Ports[Name]> },
  arrival: Arrival<Ports>,
): readonly Standing[] =>
  (Object.keys(tokens) as (keyof Ports)[]).map((name) => ({
    token: tokens[name],
    port: latePort(arrival, (ports) => ports[name]),
  }));

export function bindStanding(bind: Bind, here: readonly Standing[]): void {
  for (const { token, port } of here) bind<unknown>(token).toConstantValue(port);
}

/**
 * Binds ports whose code loads as one whole with the first call of any of them. Calls wait for it. A call fails with
 * `not-loaded` or `offline` when the code cannot be fetched, and the next call fetches again.
 */
export function provideLate<Ports extends PatientPorts<Ports>>(
  bind: Bind,
  tokens: { readonly [Name in keyof Ports]: Token<Ports[Name]> },
  load: () => Promise<Ports>,
): void {
  bindStanding(bind, standingLate(tokens, new Arrival(load)));
}
