import type { RuntimeConfig } from '../../../core/config/runtime-config.ts';

/** 128 bits by chance. Pages that are not served securely have no randomUUID. */
export const newRequestId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** As draft-ietf-httpapi-idempotency-key-header writes it: a text in quotes. */
export const requestIdHeader = (id: string): Readonly<Record<string, string>> => ({ 'Idempotency-Key': `"${id}"` });

/**
 * Which requests say their id. A browser asks another host first whether it may send a header of that name, and one that
 * does not answer yes gets no request at all.
 */
export function identifiedRequests(
  { apiBase, requestIds }: Pick<RuntimeConfig, 'apiBase' | 'requestIds'>,
  pageOrigin: string,
): { writes: boolean; uploads: boolean } {
  const isOwnHost = apiBase.startsWith('/') || `${apiBase}/`.startsWith(`${pageOrigin}/`);
  const uploads = requestIds !== 'never' && isOwnHost;
  return { writes: uploads || requestIds === 'always', uploads };
}
