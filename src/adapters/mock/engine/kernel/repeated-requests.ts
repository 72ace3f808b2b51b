import {
  CarriedRequests,
  isKeepable,
  type CarriedAnswer,
  type CarriedRequest,
  type RequestMark,
} from './carried-requests.ts';

/** What has taken effect, as it is stored. */
export interface StoredRequests {
  /** Engine time, epoch ms. */
  now(): number;
  carriedRequest(key: string): CarriedRequest | undefined;
  /** Stores the answer. */
  answered(key: string, answer: CarriedAnswer): Promise<void>;
}

export interface FirstAnswer {
  readonly answer: CarriedAnswer;
  /** It was refused, or something was changed: asking again must lead to nothing else. */
  readonly isFinal: boolean;
}

/** `reused`: the id is of another request. `unanswered`: it has taken effect, and its answer is not known any more. */
export type OnceAnswer = CarriedAnswer | 'reused' | 'unanswered';

/**
 * Answers a request that arrives again as it was answered first, without a second effect. Effects of people are stored
 * with their commands; refusals, and what visitors do, whose answers may be tokens, are kept in memory alone.
 */
export class RepeatedRequests {
  readonly #running = new Map<string, { readonly print: string; readonly answer: Promise<CarriedAnswer> }>();
  readonly #remembered = new CarriedRequests();

  knows(key: string, stored: StoredRequests): boolean {
    return this.#running.has(key) || this.#find(key, stored) !== undefined;
  }

  /** One that arrives while the first is under way waits for the answer of the first. */
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
      // The effect is stored already: without room for its answer, asking again is told that it has happened.
      await stored.answered(key, answer).catch(() => undefined);
    } else if (isFinal && isKeepable(answer)) {
      this.#remembered.add({ key, owner, print }, stored.now());
      this.#remembered.answered(key, answer);
    }
    return answer;
  }
}
