import { createToken } from '../di/token.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Verb and path below the API base, e.g. `POST /coin/trade`. */
export type Operation = `${HttpMethod} /${string}`;
export const isOperation = (text: string): text is Operation => /^(GET|POST|PUT|DELETE) \//.test(text);

/** A decoded answer. Numbers arrive as the server's own text, so that no digit is lost. */
export type WireValue = string | boolean | null | readonly WireValue[] | { readonly [key: string]: WireValue };

export type FieldValue = string | undefined | null | readonly string[];
export type RequestFields = Readonly<Record<string, FieldValue>>;

/**
 * Sends one request and opens the envelope. Adds `lang` and the session's token, waits at most 60 s, never retries,
 * follows no redirect. A browser may retry by itself when a reused connection drops. So writes carry an idempotency
 * key, the same for each retry, where the configuration allows (docs/hosting.md).
 * Resolves with the payload (`message`, or `data` of the candle call).
 * Fails with AppError: server, session-expired, verification-required, offline, no-answer, bad-status,
 * unexpected-shape.
 */
export interface HttpTransport {
  /** `requestId`: shared by several calls that may send the same write; by default each call has its own. */
  call(operation: Operation, fields?: RequestFields, requestId?: string): Promise<WireValue>;
  /** Multipart POST of one image; resolves with the file reference. */
  upload(operation: Operation, file: Blob): Promise<string>;
  /** The address that shows a relative image path. */
  fileAddress(path: string): string;
}
export const HttpTransport = createToken<HttpTransport>('HttpTransport');
