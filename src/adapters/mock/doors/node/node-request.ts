import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { addressHeader } from '../../engine/kernel/requests/call-meter.ts';
import { largestBody } from '../../engine/kernel/requests/request-fields.ts';
import { requestIdHeader } from '../../engine/kernel/requests/request-mark.ts';
import { longestInMemory, type ArrivingBodies, type ArrivingBody } from './arriving-bodies.ts';

/** Returns the person of a token. */
export type FindPerson = (token: string) => string | undefined;

/** Why nothing was read: as for a body, or invalid headers. */
export type Unread = 'crowded' | 'full' | 'unreadable';

export interface ReadMessage {
  readonly request: Request;
  /** Once the request has been served, whatever came of it. */
  readonly release: () => Promise<void>;
}

interface Reading {
  readonly findPerson: FindPerson;
  readonly bodies: ArrivingBodies;
  readonly ignoresRequestIds?: boolean;
}

const nothingHeld = (): Promise<void> => Promise.resolve();

const here = 'http://sandbox.invalid';
/** Methods that no platform allows a program to use. */
const forbiddenMethods: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** The request as the engine reads it: of an oversized body only the length is passed on. */
export async function toRequest(
  message: IncomingMessage,
  { findPerson, bodies, ignoresRequestIds = false }: Reading,
): Promise<ReadMessage | Unread> {
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
  if (method === 'GET' || method === 'HEAD')
    return { request: new Request(address, { method, headers }), release: nothingHeld };
  const person = findPerson(headers.get('authorization') ?? '');
  // A visitor sends forms; uploads need a session.
  const body = await bodies.receive(message, { person, longest: person === undefined ? longestInMemory : largestBody });
  if (body.fate === 'crowded' || body.fate === 'full') return body.fate;
  headers.set('content-length', String(body.fate === 'held' ? body.length : largestBody + 1));
  return { request: withBody(address, { method, headers }, body), release: () => body.release() };
}

function withBody(address: URL, head: RequestInit, body: ArrivingBody): Request {
  // A body that comes as a stream has to say that the answer comes after it.
  const halves = { duplex: 'half' };
  return new Request(address, { ...head, ...halves, body: body.fate === 'held' ? body.content() : '' });
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
