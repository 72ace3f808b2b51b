import {
  CarriedRequests,
  isKeepable,
  type CarriedAnswer,
  type CarriedRequest,
  type RequestMark,
} from './carried-requests.ts';

/** The stored executed requests. */
export interface StoredRequests {
  /** Engine time, epoch ms. */
  now(): number;
  carriedRequest(key: string): CarriedRequest | undefined;
  /** Stores the answer. */
  answered(key: string, answer: CarriedAnswer): Promise<void>;
}

export interface FirstAnswer {
  readonly answer: CarriedAnswer;
  /** It was refused, or it changed something: a retry must have the same result. */
  readonly isFinal: boolean;
}

/** `reused`: the key belongs to another request. `unanswered`: it was executed, and its answer is no longer known. */
export type OnceAnswer = CarriedAnswer | 'reused' | 'unanswered';

/**
 * Answers a retried request with its first answer, without a second effect. Effects of people are stored with their
 * commands. Refusals, and visitors' calls, whose answers may be tokens, are kept only in memory.
 */
export class RepeatedRequests {
  readonly #running = new Map<string, { readonly print: string; readonly answer: Promise<CarriedAnswer> }>();
  readonly #remembered = new CarriedRequests();

  knows(key: string, stored: StoredRequests): boolean {
    return this.#running.has(key) || this.#find(key, stored) !== undefined;
  }

  /** A retry that arrives while the first request is in flight waits for its answer. */
  async once(mark: RequestMark, stored: StoredRequests, run: () => Promise<FirstAnswer>): Promise<OnceAnswer> {
    const known = this.#running.get(mark.key) ?? this.#find(mark.key, stored);
    if (known === undefined) return this.#first(mark, stored, run);
    if (known.print !== mark.print) return 'reused';
    return (await known.answer) ?? 'unanswered';
  }

  #find(key: string, stored: StoredRequests): CarriedRequest | undefined {
    return stored.carriedRequest(key) ?? this.#remembered.find(key, stored.now());
  }

  #first(mark: RequestMark, stored: StoredRequests, run: () => Promise<FirstAnswer>): Promise<CarriedAnswer> {
    const answer = this.#kept(mark, stored, run).finally(() => this.#running.delete(mark.key));
    this.#running.set(mark.key, { print: mark.print, answer });
    return answer;
  }

  async #kept(
    { key, owner, print }: RequestMark,
    stored: StoredRequests,
    run: () => Promise<FirstAnswer>,
  ): Promise<CarriedAnswer> {
    const { answer, isFinal } = await run();
    if (stored.carriedRequest(key) !== undefined) {
      // The effect is stored already: without space for the answer, a retry learns only that it was executed.
      await stored.answered(key, answer).catch(() => undefined);
    } else if (isFinal && isKeepable(answer)) {
      this.#remembered.add({ key, owner, print }, stored.now());
      this.#remembered.answered(key, answer);
    }
    return answer;
  }
}
