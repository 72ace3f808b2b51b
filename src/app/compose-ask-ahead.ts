import type { waysOf } from '../adapters/wire/calls/calls.gen.ts';
import { isApiBase } from '../core/config/web-address.ts';

/** The list of pairs. The table of calls itself loads with the program. */
const pairs: (typeof waysOf)['instruments'][0] = 'GET /currency/quotation_new';

/** An older price counts as delayed, so the list is requested again. */
const freshMs = 5_000;

interface Asked {
  readonly address: string;
  readonly token: string | undefined;
  readonly answer: Promise<Response>;
  readonly since: number;
}

let asked: Asked | undefined;

interface Reach {
  readonly apiBase?: unknown;
  readonly credentials?: unknown;
}

async function reachIn(config: Promise<Response>): Promise<Reach> {
  const found = (await config).clone();
  const reach: unknown = found.status === 404 ? {} : await found.json();
  return typeof reach === 'object' && reach !== null ? reach : {};
}

/** The base address in `config.json`, by the rules of its parser; undefined when that would refuse it. */
function addressIn({ apiBase = '/api' }: Reach, language: string): string | undefined {
  if (typeof apiBase !== 'string' || !isApiBase(apiBase)) return undefined;
  const base = apiBase.replace(/\/+$/, '');
  return new URL(`${base}${pairs.replace('GET ', '')}?lang=${language}`, window.location.href).href;
}

/**
 * Requests the list of pairs while the code that reads it still loads. `takeAhead` hands the answer over; an answer not
 * taken is dropped.
 */
export async function askForPairs(
  config: Promise<Response>,
  who: { readonly language: string; readonly token: string | undefined },
): Promise<void> {
  const reach = await reachIn(config);
  const address = addressIn(reach, who.language);
  if (address === undefined) return;
  const headers = { Accept: 'application/json', ...(who.token === undefined ? {} : { Authorization: who.token }) };
  const credentials = reach.credentials === 'include' ? 'include' : 'same-origin';
  const answer = fetch(address, { headers, credentials, redirect: 'error', cache: 'no-store' });
  answer.catch(() => undefined);
  asked = { address, token: who.token, answer, since: performance.now() };
}

/** Drops the `Date` header: it is too old to set the server clock. */
function withoutDate(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete('date');
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** Hands out the preloaded answer once, to exactly the same recent request of the same person. */
export function takeAhead(input: RequestInfo | URL, init?: RequestInit): Promise<Response> | undefined {
  if (asked === undefined) return undefined;
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  // A request made of another one takes its body away: a write could not be sent any more.
  if (method !== 'GET') return undefined;
  const question = new Request(input, init);
  if (question.url !== asked.address) return undefined;
  const { token, answer, since } = asked;
  asked = undefined;
  const isOfSamePerson = (question.headers.get('authorization') ?? undefined) === token;
  if (!isOfSamePerson || performance.now() - since > freshMs) return undefined;
  return answer.then(withoutDate, () => fetch(input, init));
}
