import type { Json } from '../basics/engine-types.ts';

/** A stored idempotency key: hashed, so that neither the key nor the body can be read from it. */
export type RequestMark = {
  /** Hash of the sender and the key. */
  readonly key: string;
  /** Whose requests share a limit. */
  readonly owner: string;
  /** Hash of the key, the call and its fields. */
  readonly print: string;
};

/** Status and body, the body exactly as sent. */
export type CarriedAnswer = { readonly status: number; readonly body: string };

export type CarriedRequest = RequestMark & {
  /** Epoch ms. */
  readonly at: number;
  /** Absent while unknown, or when too long to store. */
  readonly answer?: CarriedAnswer;
};

/** By the clock of this server. */
const keptMs = 24 * 3_600_000;
const largestAnswer = 4096;
export const isKeepable = ({ body }: CarriedAnswer): boolean => body.length <= largestAnswer;

export interface CarriedLimits {
  readonly perOwner: number;
  readonly inAll: number;
}
const usualLimits: CarriedLimits = { perOwner: 200, inAll: 4000 };

/** Executed requests of the last day, with their answers. Beyond the limits the oldest are dropped. */
export class CarriedRequests {
  readonly #limits: CarriedLimits;
  /** Oldest first. */
  readonly #byKey: Map<string, CarriedRequest>;

  constructor(limits: CarriedLimits = usualLimits, kept: readonly CarriedRequest[] = []) {
    this.#limits = limits;
    this.#byKey = new Map(kept.map((request) => [request.key, request]));
  }

  static restore(kept: readonly CarriedRequest[] = []): CarriedRequests {
    return new CarriedRequests(usualLimits, kept);
  }

  /** Undefined while empty. */
  state(): readonly CarriedRequest[] | undefined {
    return this.#byKey.size === 0 ? undefined : [...this.#byKey.values()];
  }

  find(key: string, at: number): CarriedRequest | undefined {
    const found = this.#byKey.get(key);
    return found !== undefined && at - found.at < keptMs ? found : undefined;
  }

  /** A second effect of the same request changes nothing. */
  add({ key, owner, print }: RequestMark, at: number): void {
    this.#forgetOld(at);
    if (this.#byKey.has(key)) return;
    this.#byKey.set(key, { key, owner, print, at });
    const own = [...this.#byKey.values()].filter((request) => request.owner === owner);
    const [oldestOwn] = own;
    if (oldestOwn !== undefined && own.length > this.#limits.perOwner) this.#byKey.delete(oldestOwn.key);
    const [oldest] = this.#byKey.keys();
    if (oldest !== undefined && this.#byKey.size > this.#limits.inAll) this.#byKey.delete(oldest);
  }

  /** Stores the answer of an added request. */
  answered(key: string, answer: CarriedAnswer): void {
    const found = this.#byKey.get(key);
    if (found !== undefined && isKeepable(answer)) this.#byKey.set(key, { ...found, answer });
  }

  #forgetOld(at: number): void {
    for (const [key, request] of this.#byKey) {
      if (at - request.at < keptMs) return;
      this.#byKey.delete(key);
    }
  }
}

/** A command on behalf of a request with an idempotency key, and the request's answer. */
export const carryCommand = 'engine.carry';
export const answeredCommand = 'engine.answered';

export type CarryArgument = { readonly request: RequestMark; readonly command: string; readonly argument: Json };
export type AnsweredArgument = { readonly key: string; readonly answer: CarriedAnswer };
