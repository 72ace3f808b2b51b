import type { RuntimeConfig } from '../../../core/config/runtime-config.ts';

/** 128 random bits. Insecure contexts have no randomUUID. */
export const newRequestId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

const header = 'Idempotency-Key';

/** The format of draft-ietf-httpapi-idempotency-key-header: quoted text. */
export const requestIdHeader = (id: string): Readonly<Record<string, string>> => ({ [header]: `"${id}"` });

const withoutQuotes = (id: unknown): string => (typeof id === 'string' ? id.replaceAll('"', '') : '');

/**
 * Whether the head of an answer to a write shows that it answers something else: a cache on the way has kept it for some
 * seconds, or it names another key. The names in `answer` are in small letters. A head with neither `Age` nor key tells
 * nothing.
 */
export function isOfAnotherRequest(
  sent: Readonly<Record<string, string>>,
  answer: Readonly<Record<string, unknown>>,
): boolean {
  const own = withoutQuotes(sent[header]);
  const named = withoutQuotes(answer[header.toLowerCase()]);
  return Number.parseInt(String(answer['age']), 10) > 0 || (own !== '' && named !== '' && named !== own);
}

/**
 * Which requests carry an idempotency key. For another origin the header needs a CORS preflight; if the server does not
 * allow it, the browser sends no request at all.
 */
export function identifiedRequests(
  { apiBase, requestIds }: Pick<RuntimeConfig, 'apiBase' | 'requestIds'>,
  pageOrigin: string,
): { writes: boolean; uploads: boolean } {
  const isOwnHost = apiBase.startsWith('/') || `${apiBase}/`.startsWith(`${pageOrigin}/`);
  const uploads = requestIds !== 'never' && isOwnHost;
  return { writes: uploads || requestIds === 'always', uploads };
}
