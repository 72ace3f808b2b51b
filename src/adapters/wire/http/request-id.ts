import type { RuntimeConfig } from '../../../core/config/runtime-config.ts';

/** 128 random bits. Insecure contexts have no randomUUID. */
export const newRequestId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The format of draft-ietf-httpapi-idempotency-key-header: quoted text. */
export const requestIdHeader = (id: string): Readonly<Record<string, string>> => ({ 'Idempotency-Key': `"${id}"` });

/**
 * Whether the head of an answer to a write shows that it answers something else: by its `Age` a cache on the way has kept it
 * for some seconds, or it names another key. A head with neither tells nothing. Some servers leave the quotes of a key out.
 */
export const isOfAnotherRequest = (sent = '', named = '', age = ''): boolean =>
  /[1-9]/.test(age) || (sent !== '' && !sent.includes(named));

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
