import type { RuntimeConfig } from '../../../core/config/runtime-config.ts';

/** 128 random bits. Insecure contexts have no randomUUID. */
export const newRequestId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The format of draft-ietf-httpapi-idempotency-key-header: quoted text. */
export const requestIdHeader = (id: string): Readonly<Record<string, string>> => ({ 'Idempotency-Key': `"${id}"` });

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
