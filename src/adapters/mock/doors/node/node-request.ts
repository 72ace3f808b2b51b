import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { addressHeader } from '../../engine/kernel/requests/call-meter.ts';
import { largestBody } from '../../engine/kernel/requests/request-fields.ts';
import { requestIdHeader } from '../../engine/kernel/requests/request-mark.ts';

/** A client that is cut off while sending never reads the answer, so up to this much is read and discarded. */
const longestPatience = 4 * largestBody;

/** The longest body without a session: a form. Uploads need a session. */
const longestOfVisitor = 128 * 1024;

/** The limit per person for concurrent bodies: two pictures of the largest size. */
const roomOfOne = 2 * largestBody;
/** The limit for all concurrent bodies. More than a handful of pictures at once is an attack. */
const roomOfAll = 64 * 1024 * 1024;

/** The buffered bytes of unfinished bodies. */
class HeldBodies {
  #bytes = 0;
  readonly #ofPersons = new Map<string, number>();

  /** False, without a change, when it would exceed its share. */
  grow(person: string | undefined, bytes: number): boolean {
    const own = (this.#ofPersons.get(person ?? '') ?? 0) + bytes;
    if (this.#bytes + bytes > roomOfAll || (person !== undefined && own > roomOfOne)) return false;
    this.#bytes += bytes;
    if (own > 0) this.#ofPersons.set(person ?? '', own);
    else this.#ofPersons.delete(person ?? '');
    return true;
  }
}

const heldBodies = new HeldBodies();

export interface Sender {
  /** Undefined for a visitor. */
  readonly person: string | undefined;
  /** The longest body accepted from this sender. */
  readonly longest: number;
}

interface ReadBody {
  /** Empty unless the body was held. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly length: number;
  /** `crowded`: too many concurrent bodies. */
  readonly fate: 'held' | 'too-long' | 'crowded';
}

/** Copied together, with a quarter more room each time it grows: pieces of one byte would take a hundred times their size. */
function withPiece(held: Buffer, length: number, piece: Uint8Array): Buffer {
  const needed = length + piece.length;
  const room = needed <= held.length ? held : Buffer.concat([held], Math.ceil(needed * 1.25));
  room.set(piece, length);
  return room;
}

/**
 * The headers identify the sender before the body is buffered. Undefined, with the connection closed, for an endless
 * body.
 */
export async function readBody(message: IncomingMessage, { person, longest }: Sender): Promise<ReadBody | undefined> {
  let bytes: Buffer = Buffer.alloc(0);
  let length = 0;
  let held = 0;
  let fate: ReadBody['fate'] = 'held';
  const letGo = (): void => {
    heldBodies.grow(person, -held);
    held = 0;
    bytes = Buffer.alloc(0);
  };
  try {
    for await (const chunk of message) {
      if (!(chunk instanceof Uint8Array)) continue;
      length += chunk.length;
      if (length > longestPatience) return undefined;
      if (length > longest) fate = 'too-long';
      else if (fate === 'held' && !heldBodies.grow(person, chunk.length)) fate = 'crowded';
      if (fate !== 'held') {
        letGo();
        continue;
      }
      bytes = withPiece(bytes, held, chunk);
      held += chunk.length;
    }
    return { bytes: new Uint8Array(bytes.subarray(0, held)), length, fate };
  } finally {
    letGo();
  }
}

/** Returns the person of a token. */
export type FindPerson = (token: string) => string | undefined;

/** Why nothing was read: `crowded` as for a body, or invalid headers. */
export type Unread = 'crowded' | 'unreadable';

const here = 'http://sandbox.invalid';
/** Methods that no platform allows a program to use. */
const forbiddenMethods: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/**
 * The request as the engine reads it: of an oversized body only the length is passed on. Undefined as in `readBody`.
 */
export async function toRequest(
  message: IncomingMessage,
  { findPerson, ignoresRequestIds = false }: { readonly findPerson: FindPerson; readonly ignoresRequestIds?: boolean },
): Promise<Request | Unread | undefined> {
  const { method = 'GET', url = '/' } = message;
  if (forbiddenMethods.has(method) || !URL.canParse(url, here)) return 'unreadable';
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (ignoresRequestIds) headers.delete(requestIdHeader);
  // The client's address is that of the connection; the client's own header does not count.
  headers.set(addressHeader, message.socket.remoteAddress ?? '');
  const address = new URL(url, here);
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  const person = findPerson(headers.get('authorization') ?? '');
  const body = await readBody(message, { person, longest: person === undefined ? longestOfVisitor : largestBody });
  if (body === undefined || body.fate === 'crowded') return body?.fate === 'crowded' ? 'crowded' : undefined;
  headers.set('content-length', String(body.fate === 'held' ? body.length : Math.max(body.length, largestBody + 1)));
  return new Request(address, { method, headers, body: body.bytes });
}

/** Shorter answers are not worth compressing. */
const worthPacking = 1_000;
const pack = promisify(gzip);
/** Accepts gzip, without `q=0`. */
const readsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** Sends the answer, compressed for a client that accepts gzip unless it is short. */
export async function writeResponse(
  response: Response,
  { answer, question }: { readonly answer: ServerResponse; readonly question: IncomingMessage },
): Promise<void> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const isText = /\b(?:json|text)\b/.test(headers['content-type'] ?? '');
  const isPacked = isText && body.length > worthPacking && readsGzip.test(question.headers['accept-encoding'] ?? '');
  const sent = isPacked ? await pack(body) : body;
  answer.writeHead(response.status, {
    ...headers,
    ...(isText ? { vary: 'accept-encoding' } : {}),
    ...(isPacked ? { 'content-encoding': 'gzip', 'content-length': sent.length } : {}),
  });
  answer.end(sent);
}
