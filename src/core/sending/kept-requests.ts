import type { AppError } from '../errors/app-error.ts';
import { readDecimal, type Amount } from '../money/amount.ts';
import type { Unsubscribe } from '../platform/realtime-transport.ts';
import type { Before, Recorded, Way } from './way.ts';
import { textsIn } from './kept/wish-codec.ts';

/**
 * - `sent`: the tab that sent it may still get the answer.
 * - `lost`: no usable answer came. `failed`: the server reported a failure, so it no longer works on it.
 * - `accepted`: the server has it; the records are being counted for duplicates.
 * - `missed`: the server said that it has it, and neither records nor balance show it.
 */
export type KeptPhase = 'sent' | 'lost' | 'failed' | 'accepted' | 'missed';

/** A sent request, with what is needed to find its outcome. */
export interface KeptRequest<Wish> {
  readonly id: string;
  readonly wish: Wish;
  readonly before: Before;
  readonly phase: KeptPhase;
  /** How many records of it the person has seen and put away. */
  readonly seen?: number | undefined;
  /** Ids of records that are known to have come of requests that said the same and are settled. */
  readonly others?: readonly string[] | undefined;
  /** Epoch ms of the server when it was sent; undefined where that was not known. */
  readonly sentAt?: number | undefined;
  /** What the server said against it, while that is doubted. Not kept on the device. */
  readonly error?: AppError | undefined;
}

/** Text on this device that outlives the page and is shared by all tabs. */
export interface Note {
  /** Undefined without one, or when it belongs to another person. */
  read(): string | undefined;
  write(text: string): void;
  remove(): void;
  /** False once its person has logged out: what is left of the time before changes nothing in it any more. True without one. */
  isCurrent?(): boolean;
  /** For what cannot be read: absent where nothing outlives the page. */
  aside?(): Pick<Note, 'read' | 'write' | 'remove'>;
  /** Runs when another tab changes it. */
  watch(listener: () => void): Unsubscribe;
}

type Words<Wish> = Pick<Way<Wish, Recorded>, 'write' | 'read' | 'nameOf'>;

const phases: readonly KeptPhase[] = ['sent', 'lost', 'failed', 'accepted', 'missed'];
export const betweenRequests = '\n';

/** An empty list differs from one that was not read, and from one that was spoiled: with these nothing is compared. */
const writeIds = (ids: readonly string[] | undefined): string => (ids === undefined ? '' : JSON.stringify(ids));
const readIds = (text: string): readonly string[] | undefined => {
  const ids = textsIn(text);
  return ids.length > 0 || text === '[]' ? ids : undefined;
};

const betweenMarks = '|';
const readNumber = (text = ''): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);

/** Requests that an earlier version has kept say their phase alone. */
const writeMarks = ({ phase, seen, sentAt, others }: KeptRequest<unknown>): string =>
  [phase, seen, sentAt, writeIds(others)].join(betweenMarks).replace(/\|+$/, '');

function readMarks(text: string): Pick<KeptRequest<unknown>, 'phase' | 'seen' | 'sentAt' | 'others'> | undefined {
  const [word, seen, sentAt, ...others] = text.split(betweenMarks);
  const phase = phases.find((one) => one === word);
  if (phase === undefined) return undefined;
  return { phase, seen: readNumber(seen), sentAt: readNumber(sentAt), others: readIds(others.join(betweenMarks)) };
}

const written = <Wish>(words: Words<Wish>, request: KeptRequest<Wish>): string => {
  const { id, wish, before } = request;
  return JSON.stringify([id, writeMarks(request), writeIds(before.ids), before.available ?? '', ...words.write(wish)]);
};

function readOne<Wish>(words: Words<Wish>, line: string): KeptRequest<Wish> | undefined {
  const [id = '', kept = '', ids = '', available = '', ...fields] = textsIn(line);
  const marks = readMarks(kept);
  const wish = marks === undefined ? undefined : words.read(fields);
  if (wish === undefined || marks === undefined) return undefined;
  return { id, wish, ...marks, before: { ids: readIds(ids), available: readDecimal<Amount>(available) } };
}

/** The requests of one product and subject whose outcome is unknown, stored on this device. */
export class KeptRequests<Wish> {
  readonly note: Note;
  readonly #words: Words<Wish>;

  constructor(note: Note, words: Words<Wish>) {
    this.note = note;
    this.#words = words;
  }

  /** Also what cannot be read, or could not at the last visit. */
  holdsAny(): boolean {
    return (this.note.read() ?? this.note.aside?.().read()) !== undefined;
  }

  reads(line: string): boolean {
    return readOne(this.#words, line) !== undefined;
  }

  /** Oldest first. Unreadable ones are left out. */
  all(): readonly KeptRequest<Wish>[] {
    return this.#lines().flatMap((line) => readOne(this.#words, line) ?? []);
  }

  /** Those that say the same. */
  alike(wish: Wish): readonly KeptRequest<Wish>[] {
    const name = this.#words.nameOf(wish);
    return this.all().filter((one) => this.#words.nameOf(one.wish) === name);
  }

  openAlike(wish: Wish): KeptRequest<Wish> | undefined {
    return this.alike(wish).find(({ phase }) => phase !== 'accepted');
  }

  /** The same is sent again: what comes from now on is no extra of an earlier request. */
  forgetSeen(wish: Wish): void {
    for (const { id, seen } of this.alike(wish)) if (seen !== undefined) this.forget(id);
  }

  /** A request that is kept already keeps its place, and what a tab has noted of others. */
  keep(request: KeptRequest<Wish>, others = this.all().find(({ id }) => id === request.id)?.others): void {
    const lines = this.#lines();
    const place = lines.findIndex((line) => this.#idOf(line) === request.id);
    const line = written(this.#words, { ...request, others });
    this.#write(place === -1 ? [...lines, line] : lines.with(place, line));
  }

  forget(id: string): void {
    this.#write(this.#lines().filter((line) => this.#idOf(line) !== id));
  }

  watch(listener: () => void): Unsubscribe {
    return this.note.watch(listener);
  }

  /** As they stand. */
  #lines(): readonly string[] {
    return (this.note.read() ?? '').split(betweenRequests).filter((line) => line !== '');
  }

  #idOf(line: string): string | undefined {
    return readOne(this.#words, line)?.id;
  }

  #write(lines: readonly string[]): void {
    if (this.note.isCurrent?.() === false) return;
    if (lines.length === 0) this.note.remove();
    else this.note.write(lines.join(betweenRequests));
  }
}
