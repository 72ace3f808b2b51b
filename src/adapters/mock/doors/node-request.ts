import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { addressHeader } from '../engine/kernel/call-meter.ts';
import { largestBody } from '../engine/kernel/request-fields.ts';
import { requestIdHeader } from '../engine/kernel/request-mark.ts';

/** A client that is cut off while it sends does not read the answer, so this much is taken from it and thrown away. */
const longestPatience = 4 * largestBody;

/** The longest body of a caller without a session: a form. Pictures are sent signed in. */
const longestOfVisitor = 128 * 1024;

/** Of the bodies that one person sends at the same time: two pictures of the largest kind. */
const roomOfOne = 2 * largestBody;
/** Of all bodies that are being sent at the same time. More than a handful of pictures at once is an attack. */
const roomOfAll = 64 * 1024 * 1024;

/** What is held of bodies that have not ended yet. */
class HeldBodies {
  #bytes = 0;
  readonly #ofPersons = new Map<string, number>();

  /** False, having changed nothing, where it would take more than its share. */
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
  /** The longest body that is held of this sender. */
  readonly longest: number;
}

interface ReadBody {
  /** Empty for what is not held. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly length: number;
  /** `crowded`: too many bodies are being sent at the moment. */
  readonly fate: 'held' | 'too-long' | 'crowded';
}

/** Who sends is known by the head, before anything of the body is held. Undefined, and the connection is at its end, when a body goes on and on. */
export async function readBody(message: IncomingMessage, { person, longest }: Sender): Promise<ReadBody | undefined> {
  let chunks: Uint8Array[] = [];
  let length = 0;
  let held = 0;
  let fate: ReadBody['fate'] = 'held';
  const letGo = (): void => {
    heldBodies.grow(person, -held);
    held = 0;
    chunks = [];
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
      held += chunk.length;
      chunks.push(chunk);
    }
    return { bytes: new Uint8Array(Buffer.concat(chunks)), length, fate };
  } finally {
    letGo();
  }
}

/** Names the person behind a token. */
export type FindPerson = (token: string) => string | undefined;

/** Why nothing was read: `crowded` as the fate of a body, or a head that says nothing a request could be made of. */
export type Unread = 'crowded' | 'unreadable';

const here = 'http://sandbox.invalid';
/** What no platform lets a program ask for. */
const forbiddenMethods: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** The request as the engine reads it: of a body that is too long it gets the length alone. Undefined as `readBody`. */
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
  // Whatever a client claims, its address is the one that the connection has.
  headers.set(addressHeader, message.socket.remoteAddress ?? '');
  const address = new URL(url, here);
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  const person = findPerson(headers.get('authorization') ?? '');
  const body = await readBody(message, { person, longest: person === undefined ? longestOfVisitor : largestBody });
  if (body === undefined || body.fate === 'crowded') return body?.fate === 'crowded' ? 'crowded' : undefined;
  headers.set('content-length', String(body.fate === 'held' ? body.length : Math.max(body.length, largestBody + 1)));
  return new Request(address, { method, headers, body: body.bytes });
}

/** Shorter answers are not worth the work of either side. */
const worthPacking = 1_000;
const pack = promisify(gzip);
/** Named, and not named with no weight at all. */
const readsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** Sends the answer, packed for a client that reads gzip when it is longer than a few lines of text. */
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
