import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressHeader } from '../engine/kernel/call-meter.ts';
import { largestBody } from '../engine/kernel/request-fields.ts';

/** Undefined when it is longer than anything this server reads. */
export async function readBody(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of message) {
    if (!(chunk instanceof Uint8Array)) continue;
    length += chunk.length;
    if (length > largestBody) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The request as the engine reads it; undefined when its body is too long. */
export async function toRequest(message: IncomingMessage): Promise<Request | undefined> {
  const { method = 'GET', url = '/' } = message;
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // Whatever a client claims, its address is the one that the connection has.
  headers.set(addressHeader, message.socket.remoteAddress ?? '');
  const address = new URL(url, 'http://sandbox.invalid');
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  const body = await readBody(message);
  return body === undefined ? undefined : new Request(address, { method, headers, body });
}

export async function writeResponse(response: Response, answer: ServerResponse): Promise<void> {
  const body = new Uint8Array(await response.arrayBuffer());
  answer.writeHead(response.status, Object.fromEntries(response.headers));
  answer.end(body);
}
