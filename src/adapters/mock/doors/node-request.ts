import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { addressHeader } from '../engine/kernel/call-meter.ts';
import { largestBody } from '../engine/kernel/request-fields.ts';
import { requestIdHeader } from '../engine/kernel/request-mark.ts';

/** A client that is cut off while it sends does not read the answer, so this much is taken from it and thrown away. */
const longestPatience = 4 * largestBody;

/** Of all bodies that are being sent at the same time. More than a handful of pictures at once is an attack. */
const roomForBodies = 64 * 1024 * 1024;
let heldBytes = 0;

interface ReadBody {
  /** Empty when the body is longer than anything this server reads. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly length: number;
}

/** Undefined, and the connection is at its end, when the body is longer than anybody would send by mistake, or there is no room. */
export async function readBody(message: IncomingMessage): Promise<ReadBody | undefined> {
  let chunks: Uint8Array[] = [];
  let length = 0;
  let held = 0;
  const hold = (bytes: number): void => {
    heldBytes += bytes - held;
    held = bytes;
  };
  try {
    for await (const chunk of message) {
      if (!(chunk instanceof Uint8Array)) continue;
      length += chunk.length;
      if (length > longestPatience) return undefined;
      if (length > largestBody) chunks = [];
      else chunks.push(chunk);
      hold(length > largestBody ? 0 : length);
      if (heldBytes > roomForBodies) return undefined;
    }
    return { bytes: new Uint8Array(Buffer.concat(chunks)), length };
  } finally {
    hold(0);
  }
}
/** The request as the engine reads it: of a body that is too long it gets the length alone. Undefined as `readBody`. */
export async function toRequest(
  message: IncomingMessage,
  { ignoresRequestIds = false }: { readonly ignoresRequestIds?: boolean } = {},
): Promise<Request | undefined> {
  const { method = 'GET', url = '/' } = message;
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (ignoresRequestIds) headers.delete(requestIdHeader);
  // Whatever a client claims, its address is the one that the connection has.
  headers.set(addressHeader, message.socket.remoteAddress ?? '');
  const address = new URL(url, 'http://sandbox.invalid');
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  const body = await readBody(message);
  if (body === undefined) return undefined;
  headers.set('content-length', String(body.length));
  return new Request(address, { method, headers, body: body.bytes });
}

/** Shorter answers are not worth the work of either side. */
const worthPacking = 1_000;
const pack = promisify(gzip);

/** Sends the answer, packed for a client that reads gzip when it is longer than a few lines of text. */
export async function writeResponse(
  response: Response,
  { answer, question }: { readonly answer: ServerResponse; readonly question: IncomingMessage },
): Promise<void> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const isText = /\b(?:json|text)\b/.test(headers['content-type'] ?? '');
  const isPacked = isText && body.length > worthPacking && /\bgzip\b/.test(question.headers['accept-encoding'] ?? '');
  const sent = isPacked ? await pack(body) : body;
  answer.writeHead(response.status, {
    ...headers,
    ...(isText ? { vary: 'accept-encoding' } : {}),
    ...(isPacked ? { 'content-encoding': 'gzip', 'content-length': sent.length } : {}),
  });
  answer.end(sent);
}
