import { randomUUID } from 'node:crypto';
import { open, readdir, rm, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { largestBody } from '../../engine/kernel/requests/request-fields.ts';

const mebibyte = 1024 * 1024;

/** A client that is cut off while sending may not read the answer, so up to this much is read and dropped. */
const longestPatience = 4 * largestBody;

/** What is longer goes to a file as it arrives. Forms are shorter; pictures are longer. */
export const longestInMemory = 128 * 1024;

/** A file takes at least so much of the room on disk, so that there are no more than a few hundred. */
const smallestOnDisk = mebibyte;

/** Bodies from files that are in memory at once, to be read by the engine. */
const mostInHand = 2;

/** Bytes that bodies take, per person and in all. Visitors share what there is in all. */
class Room {
  readonly #most: { readonly ofAll: number; readonly ofOne: number };
  #bytes = 0;
  readonly #ofPersons = new Map<string, number>();

  constructor(most: { readonly ofAll: number; readonly ofOne: number }) {
    this.#most = most;
  }

  /** False, without a change, when it would exceed its share. */
  grow(person: string | undefined, bytes: number): boolean {
    const own = (this.#ofPersons.get(person ?? '') ?? 0) + bytes;
    const isOver = this.#bytes + bytes > this.#most.ofAll || (person !== undefined && own > this.#most.ofOne);
    if (bytes > 0 && isOver) return false;
    this.#bytes += bytes;
    if (own > 0) this.#ofPersons.set(person ?? '', own);
    else this.#ofPersons.delete(person ?? '');
    return true;
  }
}

/** Lets so many in at once; the others wait their turn. */
class Turns {
  #free = mostInHand;
  readonly #waiting: (() => void)[] = [];

  async take(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => void this.#waiting.push(resolve));
  }

  giveBack(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}

export interface Sender {
  /** Undefined for a visitor. */
  readonly person: string | undefined;
  /** The longest body accepted from this sender, in bytes. */
  readonly longest: number;
}

/**
 * `held`: all of it is here. `too-long`: longer than its sender may send. `crowded`: too many concurrent bodies.
 * `full`: the disk has no room.
 */
export type Fate = 'held' | 'too-long' | 'crowded' | 'full';

interface OpenFile {
  readonly handle: FileHandle;
  readonly path: string;
}

interface Place {
  readonly folder: string;
  readonly inMemory: Room;
  readonly onDisk: Room;
  readonly turns: Turns;
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code));

/** The body of one request. Its receiver releases it once the request has ended. */
export class ArrivingBody {
  readonly #place: Place;
  readonly #sender: Sender;
  readonly #declared: number;
  fate: Fate = 'held';
  length = 0;
  #bytes: Buffer = Buffer.alloc(0);
  /** Of `#bytes`, counted in the room in memory. */
  #held = 0;
  #file: OpenFile | undefined;
  #onDisk = 0;
  #written = 0;
  #hasTurn = false;
  #isReleased = false;

  constructor(place: Place, sender: Sender, declared: number) {
    this.#place = place;
    this.#sender = sender;
    this.#declared = declared;
  }

  async take(piece: Uint8Array): Promise<void> {
    this.length += piece.length;
    if (this.length > this.#sender.longest) this.fate = 'too-long';
    else if (this.#held + piece.length > longestInMemory) await this.#spill(piece);
    else if (this.#place.inMemory.grow(this.#sender.person, piece.length)) this.#hold(piece);
    else this.fate = 'crowded';
  }

  /** Whole, from memory or file. */
  async whole(): Promise<Uint8Array<ArrayBuffer>> {
    const whole = new Uint8Array(this.#written + this.#held);
    let at = 0;
    while (at < this.#written) at += await this.#read(whole.subarray(at), at);
    whole.set(this.#bytes.subarray(0, this.#held), at);
    return whole;
  }

  /** For the engine, which holds all of a body when it reads one: a body from a file waits until few are in memory. */
  content(): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
    if (this.#file === undefined) return new Uint8Array(this.#bytes.subarray(0, this.#held));
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          await this.#takeTurn();
          controller.enqueue(await this.whole());
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  }

  /** Of the request, however it ends. May be called again. */
  async release(): Promise<void> {
    if (this.#isReleased) return;
    this.#isReleased = true;
    const { inMemory, onDisk, turns } = this.#place;
    inMemory.grow(this.#sender.person, -this.#held);
    onDisk.grow(this.#sender.person, -this.#onDisk);
    this.#held = 0;
    this.#bytes = Buffer.alloc(0);
    if (this.#hasTurn) turns.giveBack();
    await this.#file?.handle.close();
    // Where the system has not let it go while it was open.
    if (this.#file !== undefined) await rm(this.#file.path, { force: true });
  }

  async #takeTurn(): Promise<void> {
    await this.#place.turns.take();
    if (this.#isReleased) this.#place.turns.giveBack();
    else this.#hasTurn = true;
  }

  async #read(into: Uint8Array, at: number): Promise<number> {
    const { bytesRead = 0 } = (await this.#file?.handle.read(into, 0, this.#written - at, at)) ?? {};
    if (bytesRead === 0) throw new Error('the file of a body is shorter than what was written');
    return bytesRead;
  }

  /** Copied together, with a quarter more room each time it grows: pieces of one byte would take a hundred times their size. */
  #hold(piece: Uint8Array): void {
    const needed = this.#held + piece.length;
    if (needed > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], Math.ceil(needed * 1.25));
    this.#bytes.set(piece, this.#held);
    this.#held = needed;
  }

  async #spill(piece: Uint8Array): Promise<void> {
    try {
      const file = this.#file ?? (await this.#begin());
      if (file === undefined) return;
      const pieces = [this.#bytes.subarray(0, this.#held), piece];
      for (const one of pieces) {
        await file.handle.writeFile(one);
        this.#written += one.length;
      }
      this.#place.inMemory.grow(this.#sender.person, -this.#held);
      this.#held = 0;
    } catch (error) {
      if (!isFull(error)) throw error;
      this.fate = 'full';
    }
  }

  /** Without a name in the folder from here on, where the system allows it: it is gone however the process ends. */
  async #begin(): Promise<OpenFile | undefined> {
    const { folder, onDisk } = this.#place;
    const { person, longest } = this.#sender;
    const needed = Math.max(Number.isNaN(this.#declared) ? longest : this.#declared, smallestOnDisk);
    if (!onDisk.grow(person, needed)) {
      this.fate = 'crowded';
      return undefined;
    }
    this.#onDisk = needed;
    const path = join(folder, `${namesBegin}${randomUUID()}`);
    this.#file = { handle: await open(path, 'wx+', 0o600), path };
    await rm(path, { force: true }).catch(() => undefined);
    return this.#file;
  }
}

const namesBegin = 'tandem-arriving-';

/** Reads on without keeping anything, so that the client gets to read its answer; ends the connection of an endless body. */
function drop(message: IncomingMessage, already: number): void {
  let length = already;
  message.on('error', () => undefined);
  message.on('data', (piece: Uint8Array) => {
    length += piece.length;
    if (length > longestPatience) message.socket.destroy();
  });
}

/** What requests send: forms in memory, what is longer in files, each within limits. */
export class ArrivingBodies {
  readonly #place: Place;

  private constructor(folder: string) {
    const inMemory = new Room({ ofAll: 64 * mebibyte, ofOne: 4 * mebibyte });
    // Two pictures of the largest size.
    const onDisk = new Room({ ofAll: 256 * mebibyte, ofOne: 2 * largestBody });
    this.#place = { folder, inMemory, onDisk, turns: new Turns() };
  }

  /** Removes from the folder what a process left there that was killed. */
  static async at(folder: string): Promise<ArrivingBodies> {
    const names = await readdir(folder);
    const left = names.filter((name) => name.startsWith(namesBegin));
    await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
    return new ArrivingBodies(folder);
  }

  /**
   * The headers identify the sender before anything is read. A body that is not held is refused as soon as that is
   * known, by its declared length before its first byte. Fails when the client goes away.
   */
  async receive(message: IncomingMessage, sender: Sender): Promise<ArrivingBody> {
    const declared = Number.parseInt(message.headers['content-length'] ?? '', 10);
    const body = new ArrivingBody(this.#place, sender, declared);
    if (declared > sender.longest) body.fate = 'too-long';
    try {
      if (body.fate === 'held') await readInto(body, message);
    } catch (error) {
      await body.release();
      throw error;
    }
    if (body.fate !== 'held') {
      drop(message, body.length);
      await body.release();
    }
    return body;
  }
}

async function readInto(body: ArrivingBody, message: IncomingMessage): Promise<void> {
  for await (const piece of message.iterator({ destroyOnReturn: false })) {
    if (piece instanceof Uint8Array) await body.take(piece);
    if (body.fate !== 'held') return;
  }
}
