import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PresenterPort } from '../../../../core/ports/presenter-port.ts';
import { largestBody } from '../../engine/kernel/requests/request-fields.ts';
import { controlCalls } from '../../presenter/control-calls.ts';
import type { ArrivingBodies } from './arriving-bodies.ts';

export const controlBase = '/__control/';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Against DNS rebinding: a foreign page can make its own name resolve to this machine, but then its requests carry that
 * name.
 */
const namesThisMachine = (address: string): boolean =>
  URL.canParse(address) && loopbackNames.has(new URL(address).hostname);

function comesFromHere({ socket, headers }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  const isCalledHere = namesThisMachine(`http://${host}`) && (origin === undefined || namesThisMachine(origin));
  return isCalledHere && loopback.has(socket.remoteAddress ?? '');
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** Worlds may be long. */
const fromHere = { person: undefined, longest: largestBody };

async function readArgument(bodies: ArrivingBodies, request: IncomingMessage): Promise<unknown> {
  const body = await bodies.receive(request, fromHere);
  if (body.fate !== 'held') throw new RangeError('the body is too long');
  try {
    const text = new TextDecoder().decode(await body.whole());
    const argument: unknown = JSON.parse(text === '' ? '{}' : text);
    return argument;
  } finally {
    await body.release();
  }
}

/**
 * The presenter's calls as JSON: `POST /__control/<method>` with the argument as body answers `{result}`, or 400 with
 * `{error}`. Only for programs on this machine: a foreign page needs a CORS preflight for this content type, and DNS
 * rebinding is detected by the host name.
 */
export async function serveControl(
  { presenter, bodies }: { readonly presenter: PresenterPort; readonly bodies: ArrivingBodies },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isJson = (request.headers['content-type'] ?? '').startsWith('application/json');
  if (!comesFromHere(request) || request.method !== 'POST' || !isJson)
    return answer(response, 403, { error: 'POST JSON from this machine' });
  const name = (request.url ?? '').slice(controlBase.length);
  const call = Object.hasOwn(controlCalls, name) ? controlCalls[name] : undefined;
  if (call === undefined) return answer(response, 404, { error: `no call ${name}` });
  try {
    const result = await call(presenter, await readArgument(bodies, request));
    return answer(response, 200, { result: result ?? null });
  } catch (error) {
    return answer(response, 400, { error: error instanceof Error ? error.message : String(error) });
  }
}
