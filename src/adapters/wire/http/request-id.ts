import type { RuntimeConfig } from '../../../core/config/runtime-config.ts';

const idBytes = 16;

/** Unlike any other. Pages that are not served securely have no randomUUID. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(idBytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** As draft-ietf-httpapi-idempotency-key-header writes it: a text in quotes. */
export const requestIdHeader = (id: string): Readonly<Record<string, string>> => ({ 'Idempotency-Key': `"${id}"` });

/**
 * Which requests say their id. A browser asks another host first whether it may send a header of that name, and one that
 * does not answer yes gets no request at all.
 */
export function identifiedRequests(
  { apiBase, requestIds }: Pick<RuntimeConfig, 'apiBase' | 'requestIds'>,
  page: string,
): { writes: boolean; uploads: boolean } {
  const isOwnHost = new URL(apiBase, page).origin === new URL(page).origin;
  const uploads = requestIds !== 'never' && isOwnHost;
  return { writes: uploads || requestIds === 'always', uploads };
}
