import { isOwnPicture } from './picture-rules.ts';
import { CallMeter, callerOf } from './call-meter.ts';
import type { CarriedAnswer, RequestMark } from './carried-requests.ts';
import type { WireRequest } from '../domain/domain.ts';
import { Refusal, type Answer, type Json } from '../basics/engine-types.ts';
import type { MountedRoute, World } from '../domain/mounted-domain.ts';
import { RepeatedRequests, type FirstAnswer, type StoredRequests } from './repeated-requests.ts';
import { readRequest, type ReadRequest } from './request-fields.ts';
import { keyOf, markOf, nameKey, requestIdHeader, senderOf, visitors, type Sender } from './request-mark.ts';
import { checkFields, type RequestRule } from './request-rule.ts';
import { tokenHash } from '../basics/secrets.ts';
import { serverLanguage, serverText } from '../basics/server-text.ts';

/** What the router needs of the engine to answer one request. */
export interface RouterHost extends StoredRequests {
  /** Everything due has run; `at` is now. */
  world(): World;
  /** Epoch ms of the device, independent of the engine's clock. */
  realNow(): number;
  authenticate(hash: string): string | undefined;
  /** Whether a reference that looks like an upload's is one, and belongs to the caller. */
  hasPicture(reference: string, userId: string | undefined): Promise<boolean>;
  /** On behalf of a request with an idempotency key, if any. */
  execute(command: string, argument: Json, request?: RequestMark): Promise<Json>;
}

interface Station {
  readonly route: MountedRoute;
  readonly rule: RequestRule;
}

export const apiBase = '/api';
/** The only call with a different envelope. */
const candleCall = 'GET /currency/new_timeshar';

const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': `Date, ${requestIdHeader}`,
  // A list that a proxy has kept would deny an order that is there.
  'Cache-Control': 'no-store',
};
const preflight = {
  ...crossOrigin,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': `Content-Type, X-Requested-With, Authorization, Accept-Language, ${requestIdHeader}`,
  'Access-Control-Max-Age': '86400',
};

export class Router {
  readonly #stations = new Map<string, Station>();
  readonly #paths = new Set<string>();
  readonly #meter = new CallMeter();
  readonly #repeated = new RepeatedRequests();

  /**
   * Throws when two routes share an operation, when one is not in the specification, or when one guards a public call.
   */
  constructor(routes: readonly MountedRoute[], rules: Readonly<Record<string, RequestRule>>) {
    for (const route of routes) {
      const rule = rules[route.operation];
      if (rule === undefined) throw new Error(`${route.operation} is not in the specification`);
      if (rule.access !== route.access) throw new Error(`${route.operation} is ${rule.access} in the specification`);
      if (this.#stations.has(route.operation)) throw new Error(`${route.operation} has two routes`);
      this.#stations.set(route.operation, { route, rule });
      this.#paths.add(route.operation.slice(route.operation.indexOf(' ') + 1));
    }
  }

  async answer(request: Request, host: RouterHost): Promise<Response> {
    return nameKey(await this.#answer(request, host), request);
  }

  async #answer(request: Request, host: RouterHost): Promise<Response> {
    const url = new URL(request.url);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflight });
    const path = url.pathname.startsWith(`${apiBase}/`) ? url.pathname.slice(apiBase.length) : '';
    const station = this.#stations.get(`${request.method} ${path}`);
    const language = serverLanguage(url.searchParams.get('lang') ?? undefined);
    if (station === undefined) {
      const body = { type: 'error', message: serverText(language, 'unknownCall') };
      return respond(body, this.#paths.has(path) ? 405 : 404, host);
    }
    const token = request.headers.get('authorization') ?? '';
    const isFile = takesFile(station.rule);
    // Checked before a file is read.
    if (isFile && isShut(station, token, host))
      return respond({ type: '999', message: serverText(language, 'pleaseSignIn') }, 200, host);
    const sender = senderOf(request, personBehind(token, host));
    if (!this.#isRepeated(request, sender, host) && !this.#takes(station, request, host))
      return respond({ type: 'error', message: serverText(language, 'tooManyCalls') }, 429, host);
    const read = await readRequest(request, url);
    if (typeof read === 'string') {
      // Clients read no text of a 413, so the sender would not learn that the file is too large.
      const isLarge = read === 'too-large' && isFile;
      const message = serverText(language, isLarge ? 'imageTooLarge' : 'parameter');
      return respond({ type: 'error', message }, isLarge ? 200 : 413, host);
    }
    const { operation } = station.route;
    const mark = sender === undefined ? undefined : markOf(request, { sender, operation, read });
    return this.#once(station, { read, token, mark }, host);
  }

  #takes({ route }: Station, request: Request, host: RouterHost): boolean {
    return this.#meter.takes(route, callerOf(request), host.realNow());
  }

  /** A retry gets the first answer, and does not count again. */
  #isRepeated(request: Request, sender: Sender | undefined, host: RouterHost): boolean {
    return sender !== undefined && this.#repeated.knows(keyOf(request, sender), host);
  }

  async #once(station: Station, asked: Asked, host: RouterHost): Promise<Response> {
    const { mark, read } = asked;
    if (mark === undefined) return responded((await handled(station, asked, host)).answer, host);
    const answer = await this.#repeated.once(mark, host, () => handled(station, asked, host));
    const language = serverLanguage(read.fields['lang']);
    if (answer === 'reused')
      return respond({ type: 'error', message: serverText(language, 'requestIdReused') }, 422, host);
    if (answer === 'unanswered')
      return respond({ type: 'error', message: serverText(language, 'alreadyCarriedOut') }, 409, host);
    return responded(answer, host);
  }
}

/** A partly read request. */
interface Asked {
  readonly read: ReadRequest;
  readonly token: string;
  /** Of a request with an idempotency key. */
  readonly mark: RequestMark | undefined;
}

const personBehind = (token: string, host: RouterHost): string | undefined =>
  token === '' ? undefined : host.authenticate(tokenHash(token));

async function handled(station: Station, asked: Asked, host: RouterHost): Promise<FirstAnswer> {
  const language = serverLanguage(asked.read.fields['lang']);
  let wrote = false;
  const execute: WireRequest['execute'] = async (command, argument) => {
    // Visitors' calls are kept only in memory: the answer may be a token.
    const stored = asked.mark?.owner === visitors ? undefined : asked.mark;
    const result = await host.execute(command, argument, stored);
    wrote = true;
    return result;
  };
  try {
    const request = wireRequest(station, { ...asked, language, execute }, host);
    await checkPictures(station, request, host);
    const answer = envelope(await station.route.handle(request, host.world()));
    return { answer: { status: 200, body: JSON.stringify(answer) }, isFinal: wrote };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const text = serverText(language, error.textKey, error.parameters);
    const body =
      station.route.operation === candleCall ? { code: -1, msg: text, data: [] } : { type: error.type, message: text };
    return { answer: { status: 200, body: JSON.stringify(body) }, isFinal: true };
  }
}

const takesFile = ({ fields }: RequestRule): boolean => Object.values(fields).some(({ kind }) => kind === 'file');

/** Whether a call needs a session that this token does not provide. */
const isShut = ({ route }: Station, token: string, host: RouterHost): boolean =>
  route.access === 'signed-in' && (token === '' || host.authenticate(tokenHash(token)) === undefined);

function wireRequest(
  { route, rule }: Station,
  { read, token, language, execute }: Asked & Pick<WireRequest, 'language' | 'execute'>,
  host: RouterHost,
): WireRequest {
  const { at } = host.world();
  const userId = personBehind(token, host);
  if (route.access === 'signed-in' && userId === undefined) throw new Refusal('pleaseSignIn', {}, '999');
  const fields = checkFields(rule, read.fields);
  if (fields === undefined) throw new Refusal('parameter');
  const { cleaned, empty, file } = read;
  return { fields, cleaned, empty, file, userId, language, at, execute };
}

/** Handlers check the form of a reference. Refuses `parameter`. */
async function checkPictures({ route }: Station, { fields, userId }: WireRequest, host: RouterHost): Promise<void> {
  for (const name of route.pictures ?? []) {
    const reference = fields[name] ?? '';
    if (isOwnPicture(reference) && !(await host.hasPicture(reference, userId))) throw new Refusal('parameter');
  }
}

function envelope(answer: Answer): Json {
  if (answer.type === 'candles') return { code: answer.code, msg: answer.msg, data: answer.data };
  return { type: answer.type, message: answer.message };
}

const respond = (body: Json, status: number, host: RouterHost): Response =>
  responded({ status, body: JSON.stringify(body) }, host);

/** An internal error, or no space: without an envelope. */
export const faultResponse = (isFull: boolean): Response =>
  new Response(isFull ? 'Insufficient Storage' : 'Internal Server Error', {
    status: isFull ? 507 : 500,
    headers: { 'Access-Control-Allow-Origin': '*' },
  });

function responded({ status, body }: CarriedAnswer, host: RouterHost): Response {
  const date = new Date(host.world().at).toUTCString();
  return new Response(body, {
    status,
    headers: { ...crossOrigin, 'Content-Type': 'application/json', Date: date },
  });
}
