import type { waysOf } from '../adapters/wire/calls.gen.ts';

/** The list of pairs. The table of calls itself arrives with the program. */
const pairs: (typeof waysOf)['instruments'][0] = 'GET /currency/quotation_new';

/** Older than this a price counts as delayed, and the list is better asked for again. */
const freshMs = 5_000;

interface Asked {
  readonly address: string;
  readonly token: string | undefined;
  readonly answer: Promise<Response>;
  readonly since: number;
}

let asked: Asked | undefined;

/** Where `config.json` says the calls go; undefined for what only its own reader can judge. */
function apiBaseOf(config: unknown): string | undefined {
  const { apiBase = '/api' }: { readonly apiBase?: unknown } =
    typeof config === 'object' && config !== null ? config : {};
  return typeof apiBase === 'string' && /^(?:\/|https:\/\/)/.test(apiBase) ? apiBase.replace(/\/+$/, '') : undefined;
}

async function addressOf(config: Promise<Response>, language: string): Promise<string | undefined> {
  const found = (await config).clone();
  const base = found.status === 404 ? '/api' : apiBaseOf(await found.json());
  const path = pairs.replace('GET ', '');
  return base === undefined ? undefined : new URL(`${base}${path}?lang=${language}`, window.location.href).href;
}

/**
 * Asks for the list of pairs while the program that reads it is still on its way. `takeAhead` hands the answer over; one
 * that nobody takes was only asked for in vain.
 */
export async function askForPairs(
  config: Promise<Response>,
  who: { readonly language: string; readonly token: string | undefined },
): Promise<void> {
  const address = await addressOf(config, who.language);
  if (address === undefined) return;
  const headers: Record<string, string> = who.token === undefined ? {} : { Authorization: who.token };
  const answer = fetch(address, { headers });
  answer.catch(() => undefined);
  asked = { address, token: who.token, answer, since: performance.now() };
}

/** Its `Date` tells nothing about the clock of the server any more: it was not asked for now. */
function withoutDate(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete('date');
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** The answer to exactly this question of exactly this person, once, when it was asked ahead a moment ago. */
export function takeAhead(input: RequestInfo | URL, init?: RequestInit): Promise<Response> | undefined {
  if (asked === undefined) return undefined;
  const question = new Request(input, init);
  if (question.method !== 'GET' || question.url !== asked.address) return undefined;
  const { token, answer, since } = asked;
  asked = undefined;
  const isOfSamePerson = (question.headers.get('authorization') ?? undefined) === token;
  if (!isOfSamePerson || performance.now() - since > freshMs) return undefined;
  return answer.then(withoutDate, () => fetch(input, init));
}
