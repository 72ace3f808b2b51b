import { addressHeader } from '../../engine/kernel/requests/call-meter.ts';
import type { Json, PushedEvent } from '../../engine/kernel/basics/engine-types.ts';
import type { RequestMark } from '../../engine/kernel/requests/carried-requests.ts';
import { RepeatedRequests, type FirstAnswer, type OnceAnswer } from '../../engine/kernel/requests/repeated-requests.ts';
import { readRequest, type ReadRequest, type UnreadBody } from '../../engine/kernel/requests/request-fields.ts';
import { keyOf, markOf, senderOf, type Sender } from '../../engine/kernel/requests/request-mark.ts';
import { apiBase } from '../../engine/kernel/requests/router.ts';
import { serverLanguage, serverText } from '../../engine/kernel/basics/server-text.ts';
import type { RandomBytes } from '../../engine/kernel/basics/secrets.ts';
import { readsBodyAlone } from './body-calls.ts';
import { CallTable, type Routed } from './call-table.ts';
import { answerHeaders, answerOptions } from '../basics/cross-origin.ts';
import { Broken, Declined } from '../basics/declined.ts';
import type { Call, Dialect, Exchange } from '../basics/dialect.ts';
import { engineAsker, type Asker, type ServedEngine, type ToldOutcome } from './engine-asker.ts';
import { faultPage } from './fault-page.ts';
import { fixedRefusal } from '../basics/fixed-texts.ts';
import { GroupMeter, type Metered } from './group-meter.ts';
import { readJson } from '../basics/json-codec.ts';
import { Memory, type Visit } from '../basics/memory.ts';
import { pathOfEngine } from '../words/picture-words.ts';
import { toldAs } from '../basics/pushing.ts';
import { rowOf, type Reply, type Row } from '../basics/reply.ts';
import { spokenIn } from '../basics/spoken-languages.ts';
import { inZone } from '../basics/time-zone.ts';

export interface DialectDoorOptions {
  readonly dialect: Dialect;
  readonly engine: ServedEngine;
  readonly random: RandomBytes;
  /** Without cookies, as in a page that is its own server, all requests are of one visit. */
  readonly isOneVisit?: boolean;
  /** Receives every fault that is answered with HTTP 500 and does not belong to the dialect. */
  readonly onFault?: (fault: unknown) => void;
}

const cookieName = 'server_session';
const cookieSeconds = 120 * 60;
const forbiddenText = 'PARAMETER CONTAINS FORBIDDEN CODE!';

interface Session {
  readonly visit: Visit;
  /** Of a session that begins with this answer. */
  readonly cookie: Readonly<Record<string, string>>;
}

interface Asked {
  readonly request: Request;
  readonly read: ReadRequest;
  readonly visit: Visit;
  /** Of a request with an id. */
  readonly mark: RequestMark | undefined;
}

interface Writing extends Pick<Asked, 'request' | 'read'> {
  readonly routed: Routed;
  readonly headers: Readonly<Record<string, string>>;
}

const heard = (response: Response): ToldOutcome => ({ kind: 'answer', response });

/** The engine behind the words of another server of the protocol. */
export class DialectDoor {
  readonly #options: DialectDoorOptions;
  readonly #table: CallTable;
  readonly #meter = new GroupMeter();
  readonly #repeated = new RepeatedRequests();
  readonly #memory = new Memory();
  readonly #onlyVisit: Visit = {};

  constructor(options: DialectDoorOptions) {
    this.#options = options;
    this.#table = new CallTable(options.dialect.calls);
  }

  async serve(request: Request): Promise<ToldOutcome> {
    const { dialect, engine } = this.#options;
    const url = new URL(request.url);
    if (!url.pathname.startsWith(`${apiBase}/`)) return engine.serve(elsewhere(request, url));
    const path = url.pathname.slice(apiBase.length);
    const origin = request.headers.get('origin');
    if (request.method === 'OPTIONS')
      return heard(answerOptions(dialect.crossOrigin, origin, this.#table.verbsAt(path)));
    const found = this.#table.find(request.method, path);
    const open = answerHeaders(dialect.crossOrigin, origin);
    if (found === 'no-path' || found === 'no-verb')
      return heard(faultPage(request, fault(found === 'no-path' ? 404 : 405), open));
    const sender = senderOf(request, engine.ownerOf(request.headers.get('authorization') ?? ''));
    const metered = this.#metered(request, { path, sender });
    if (metered?.isTaken === false) return heard(faultPage(request, fault(429), { ...open, ...metered.headers }));
    const session: Session = metered === undefined ? this.#session(request) : { visit: {}, cookie: {} };
    const headers = { ...open, ...session.cookie, ...metered?.headers };
    const operation = `${request.method} ${path}`;
    const read = await readRequest(request.clone(), readsBodyAlone(operation) ? new URL(path, url) : url);
    if (typeof read === 'string') {
      const { status, body } = unread(found, read, url);
      const answer = { status, body: JSON.stringify(body) };
      return heard(this.#written(answer, { request, read: nothingRead, routed: found, headers }));
    }
    const mark = sender === undefined ? undefined : markOf(request, { sender, operation, read });
    const { kind, answer } = await this.#answer(found, { request, read, mark, visit: session.visit });
    return { kind, response: this.#written(answer, { request, read, routed: found, headers }) };
  }

  /** A repeated request gets the first answer again, and counts as one. Undefined for a call without a limit. */
  #metered(request: Request, { path, sender }: { path: string; sender: Sender | undefined }): Metered | undefined {
    const { engine } = this.#options;
    if (sender !== undefined && this.#repeated.knows(keyOf(request, sender), engine.requests)) return undefined;
    return this.#meter.take(path, request.headers.get(addressHeader) ?? '', engine.realNow());
  }

  async #answer(routed: Routed, asked: Asked): Promise<{ kind: ToldOutcome['kind']; answer: OnceAnswer }> {
    const { dialect, engine } = this.#options;
    const { mark } = asked;
    const asker = engineAsker(engine, { ...asked, languages: dialect.languages });
    const run = async (): Promise<FirstAnswer> => {
      const { status, body } = await this.#reply(routed, { ...asked, asker });
      const isRefusal = status === 200 && !isGood({ status, body });
      return { answer: { status, body: JSON.stringify(body) }, isFinal: isRefusal || asker.user === undefined };
    };
    const answer = mark === undefined ? (await run()).answer : await this.#repeated.once(mark, engine.requests, run);
    return { kind: asker.isLost() ? 'lost' : 'answer', answer };
  }

  #written(answer: OnceAnswer, { request, read, routed, headers }: Writing): Response {
    const { dialect, engine } = this.#options;
    const asJson = { ...headers, 'Content-Type': 'application/json', Date: new Date(engine.now()).toUTCString() };
    const say = (key: string): string =>
      JSON.stringify({ type: 'error', message: serverText(serverLanguage(read.fields['lang']), key) });
    if (answer === 'reused') return new Response(say('requestIdReused'), { status: 422, headers: asJson });
    if (answer === 'unanswered') return new Response(say('alreadyCarriedOut'), { status: 409, headers: asJson });
    const body = rowOf(readJson(answer.body));
    if (answer.status !== 200) return faultPage(request, { status: answer.status, body }, headers);
    const told = routed.operation === candleCall ? candleBody(body) : body;
    const timed = inZone(told, dialect.zoneHours);
    return new Response(JSON.stringify(dialect.tellsPictures?.(timed, this.#memory) ?? timed), {
      headers: { ...asJson, 'Content-Type': routed.exchange.contentType ?? 'application/json' },
    });
  }

  /** One event of the engine as it is sent here. */
  tell(event: PushedEvent): readonly PushedEvent[] {
    const { dialect, engine } = this.#options;
    return toldAs(dialect.pushing, event, { at: engine.now(), zoneHours: dialect.zoneHours });
  }

  async #reply(routed: Routed, { read, visit, asker }: Asked & { readonly asker: Asker }): Promise<Reply> {
    const call = this.#call(read, { visit, user: asker.user, ask: asker.ask });
    try {
      this.#checkCaller(routed, call);
      return this.#inFixedTexts(await exchanged(routed, call), call);
    } catch (reason) {
      if (reason instanceof Declined)
        return this.#inFixedTexts({ status: 200, body: { type: reason.type, message: reason.answer } }, call);
      if (reason instanceof Broken) return reason.reply;
      this.#options.onFault?.(reason);
      return fault(500);
    }
  }

  #inFixedTexts(reply: Reply, call: Call): Reply {
    const { type, message } = reply.body;
    if (type !== 'error' || typeof message !== 'string') return reply;
    const told = fixedRefusal(message, this.#options.dialect, call);
    return { ...reply, body: { ...reply.body, message: told } };
  }

  #call(read: ReadRequest, { visit, user, ask }: Pick<Call, 'visit' | 'user' | 'ask'>): Call {
    const language = serverLanguage(spokenIn(this.#options.dialect.languages, read.fields['lang'] ?? 'en'));
    return {
      ...read,
      user,
      visit,
      memory: this.#memory,
      at: this.#options.engine.now(),
      say: (key, parameters) => serverText(language, key, parameters),
      ask,
    };
  }

  #checkCaller({ access }: Routed, call: Call): void {
    if (access === 'open') return;
    const { forbidden, takesLists } = this.#options.dialect;
    if (call.user === undefined) throw new Declined(call.say('pleaseSignIn'), '999');
    const names = [...Object.keys(call.fields), ...call.empty];
    if (!takesLists && names.some((name) => name.includes('['))) throw new Broken('lists');
    if (forbidden !== undefined && Object.values(call.fields).some((text) => forbidden.test(text)))
      throw new Declined(forbiddenText);
  }

  #session(request: Request): Session {
    if (this.#options.isOneVisit === true) return { visit: this.#onlyVisit, cookie: {} };
    const now = this.#options.engine.realNow();
    const sent = new RegExp(`(?:^|;\\s*)${cookieName}=([0-9a-f]+)`).exec(request.headers.get('cookie') ?? '');
    const known = this.#memory.visit(sent?.[1] ?? '', now);
    if (known !== undefined) return { visit: known, cookie: {} };
    const id = [...this.#options.random(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const cookie = `${cookieName}=${id}; Max-Age=${cookieSeconds}; Path=/; HttpOnly`;
    return { visit: this.#memory.open(id, now), cookie: { 'Set-Cookie': cookie } };
  }
}

/** A stored picture by the address that the engine knows it by. */
function elsewhere(request: Request, url: URL): Request {
  const path = pathOfEngine(url.pathname);
  return path === url.pathname ? request : new Request(new URL(path, url), request);
}

const fault = (status: number): Reply => ({ status, body: {} });

const nothingRead: ReadRequest = { fields: {}, cleaned: new Set(), empty: new Set(), file: undefined };

const unread = ({ exchange: { tooLarge } }: Routed, why: UnreadBody, { searchParams }: URL): Reply =>
  (why === 'too-large' ? tooLarge?.(serverLanguage(searchParams.get('lang') ?? undefined)) : undefined) ?? fault(500);

/** The only call with a different envelope, even for a refusal before its handler. */
const candleCall = 'GET /currency/new_timeshar';

const candleBody = (body: Row): Row => ('type' in body ? { code: -1, msg: body['message'] ?? '', data: null } : body);

/** The whole exchange: the fields as the engine reads them, and the engine's answer in the dialect. */
async function exchanged({ exchange, operation }: Routed, call: Call): Promise<Reply> {
  const { takes = [], gives = [], beside = {}, answers, refuses } = exchange;
  let { fields } = call;
  for (const take of takes) fields = await take(fields, call);
  const reply =
    operation === undefined
      ? { status: 200, body: { type: 'ok', message: (await answers?.(call)) ?? null } }
      : await call.ask(operation, fields);
  if (reply.status !== 200 || !isGood(reply)) return refuses === undefined ? reply : refusedAs(reply, refuses, call);
  const name = 'type' in reply.body ? 'message' : 'data';
  let told: Json = reply.body[name] ?? null;
  for (const give of gives) told = await give(told, call);
  return { ...reply, body: { ...reply.body, [name]: told, ...beside } };
}

function refusedAs(reply: Reply, refuses: NonNullable<Exchange['refuses']>, call: Call): Reply {
  const { message } = reply.body;
  return typeof message === 'string' ? { ...reply, body: { ...reply.body, message: refuses(message, call) } } : reply;
}

/** Of the candle call the code tells. */
const isGood = ({ body }: Reply): boolean => body['type'] === 'ok' || body['code'] === 1;
