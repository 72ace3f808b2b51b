import { readDecimal, type Amount } from '../money/amount.ts';
import type { Unsubscribe } from '../ports/realtime-transport.ts';
import type { Before, Recorded, Way } from './way.ts';
import { textsIn } from './wish-codec.ts';

/**
 * - `sent`: its answer may still come to the tab that sent it.
 * - `lost`: no usable answer came. `failed`: the server said that it failed, so it holds the request no longer.
 * - `accepted`: the server has it; whether it has it more than once is being counted.
 */
export type KeptPhase = 'sent' | 'lost' | 'failed' | 'accepted';

/** A request that was sent, with what finding out about it takes. */
export interface KeptRequest<Wish> {
  readonly id: string;
  readonly wish: Wish;
  readonly before: Before;
  readonly phase: KeptPhase;
}

/** Text of this device that outlives the page and is the same in every tab. */
export interface Note {
  /** Undefined when there is none, or it is of another person. */
  read(): string | undefined;
  write(text: string): void;
  remove(): void;
  /** Told when another tab changes it. */
  watch(listener: () => void): Unsubscribe;
}

type Words<Wish> = Pick<Way<Wish, Recorded>, 'write' | 'read'>;

const phases: readonly KeptPhase[] = ['sent', 'lost', 'failed', 'accepted'];
const betweenRequests = '\n';

/** A list that was read is told from one that was not, though both may hold nothing. */
const writeIds = (ids: readonly string[] | undefined): string => (ids === undefined ? '' : JSON.stringify(ids));
const readIds = (text: string): readonly string[] | undefined => (text === '' ? undefined : textsIn(text));

const written = <Wish>(words: Words<Wish>, { id, wish, before, phase }: KeptRequest<Wish>): string =>
  JSON.stringify([id, phase, writeIds(before.ids), before.available ?? '', ...words.write(wish)]);

function readOne<Wish>(words: Words<Wish>, line: string): KeptRequest<Wish> | undefined {
  const [id = '', kept, ids = '', available = '', ...fields] = textsIn(line);
  const phase = phases.find((one) => one === kept);
  const wish = phase === undefined ? undefined : words.read(fields);
  if (wish === undefined || phase === undefined) return undefined;
  return { id, wish, phase, before: { ids: readIds(ids), available: readDecimal<Amount>(available) } };
}

/** The requests of one product and subject whose outcome is not known, kept on this device. */
export class KeptRequests<Wish> {
  readonly #note: Note;
  readonly #words: Words<Wish>;

  constructor(note: Note, words: Words<Wish>) {
    this.#note = note;
    this.#words = words;
  }

  /** Oldest first. What is not understood to the end is left out. */
  all(): readonly KeptRequest<Wish>[] {
    const text = this.#note.read() ?? '';
    return text.split(betweenRequests).flatMap((one) => readOne(this.#words, one) ?? []);
  }

  keep(request: KeptRequest<Wish>): void {
    this.#write([...this.#others(request.id), request]);
  }

  forget(id: string): void {
    this.#write(this.#others(id));
  }

  watch(listener: () => void): Unsubscribe {
    return this.#note.watch(listener);
  }

  #others(id: string): readonly KeptRequest<Wish>[] {
    return this.all().filter((one) => one.id !== id);
  }

  #write(requests: readonly KeptRequest<Wish>[]): void {
    if (requests.length === 0) this.#note.remove();
    else this.#note.write(requests.map((one) => written(this.#words, one)).join(betweenRequests));
  }
}
