import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { callerOf } from './call-meter.ts';
import type { RequestMark } from './carried-requests.ts';
import type { ReadRequest } from './request-fields.ts';

/** From draft-ietf-httpapi-idempotency-key-header. */
export const requestIdHeader = 'Idempotency-Key';
const longestId = 255;
/** Counted together, so that visitors cannot crowd out people with an account. */
export const visitors = 'visitors';

/** 128 bits are enough for a name. */
const digest = (bytes: Uint8Array): string => bytesToHex(sha256(bytes)).slice(0, 32);
const digestOf = (...parts: readonly unknown[]): string => digest(utf8ToBytes(JSON.stringify(parts)));

/** The idempotency key of a write. The header is quoted text; many clients leave the quotes out. */
function requestIdOf({ method, headers }: Request): string | undefined {
  const text = (headers.get(requestIdHeader) ?? '').trim();
  const id = /^"(?<inner>.*)"$/.exec(text)?.groups?.['inner'] ?? text;
  return method === 'GET' || id === '' || id.length > longestId ? undefined : id;
}

/** What can stand in a head as it came. */
const plainText = /^[\x21-\x7e]{1,255}$/;

/** Names in an answer the key of the write that it answers: a client sees when a proxy gives it the answer to another. */
export function nameKey(response: Response, { method, headers }: Request): Response {
  const key = headers.get(requestIdHeader) ?? '';
  if (method !== 'GET' && plainText.test(key)) response.headers.set(requestIdHeader, key);
  return response;
}

/** The sender of a request: a key is valid only for its own sender. */
export interface Sender {
  /** Undefined for a visitor. */
  readonly userId: string | undefined;
  readonly id: string;
}

export function senderOf(request: Request, userId: string | undefined): Sender | undefined {
  const id = requestIdOf(request);
  return id === undefined ? undefined : { userId, id };
}

export const keyOf = (request: Request, { userId, id }: Sender): string =>
  userId === undefined ? digestOf('visitor', callerOf(request), id) : digestOf('person', userId, id);

/** The key salts the hash, so that no field can be guessed from it, not even a short PIN. */
export function markOf(
  request: Request,
  { sender, operation, read }: { readonly sender: Sender; readonly operation: string; readonly read: ReadRequest },
): RequestMark {
  const fields = Object.entries(read.fields).toSorted(([left], [right]) => (left < right ? -1 : 1));
  const file = read.file === undefined ? null : [read.file.declaredType, digest(read.file.bytes)];
  return {
    key: keyOf(request, sender),
    owner: sender.userId ?? visitors,
    print: digestOf(sender.id, operation, fields, [...read.empty].toSorted(), file),
  };
}
