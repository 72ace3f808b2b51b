import axios, { type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { AppError } from '../../../core/errors/app-error.ts';
import { notLoaded } from '../../../core/errors/not-loaded.ts';
import type { SpokenLanguage } from '../../../core/domain/server/server-language.ts';
import type { ServerClock } from '../../../core/time/clock.ts';
import type { HttpTransport, Operation, RequestFields, WireValue } from '../../../core/platform/http-transport.ts';
import type { Session } from '../../../core/platform/session.ts';
import type { LanguageCode } from '../../../core/i18n/languages.ts';
import type { BusyIndicator } from '../../../core/query/busy-indicator.ts';
import { abortableFetch } from './abortable-fetch.ts';
import type { Fault } from './ask-in-english.ts';
import { openEnvelope, type RawAnswer } from './envelope.ts';
import { fileAddressIn } from './file-address.ts';
import { formBody, formContentType } from './form-body.ts';
import { queryString } from './query-string.ts';
import { isOfAnotherRequest, newRequestId, requestIdHeader } from './request-id.ts';
import { observeDateHeader } from './server-date.ts';

export const timeoutMs = 60_000;

export interface HttpTransportOptions {
  /** Base address of the API, without a trailing slash. */
  readonly apiBase: string;
  /** Whether cookies also go to another origin. */
  readonly credentials?: 'same-origin' | 'include' | undefined;
  /** Prefix of relative image paths; empty for the page's own host. */
  readonly fileHost: string;
  /** The browser's fetch, or the backend in the page. */
  readonly fetch: typeof fetch;
  readonly session: Session;
  /** The language parameters of a known server; by default those of the protocol. */
  readonly languageFor?: (operation: Operation, language: LanguageCode) => Promise<SpokenLanguage> | undefined;
  /** Retries a read that failed on the server in another way; undefined when there is none. */
  readonly afterFault?: (fault: Fault) => Promise<RawAnswer | undefined>;
  readonly serverClock: ServerClock;
  readonly busy: BusyIndicator;
  /** Which requests carry an idempotency key; none by default. Another origin may refuse unknown headers. */
  readonly identifies?: { readonly writes: boolean; readonly uploads: boolean } | undefined;
  /** The device's own network state. */
  readonly isOnline: () => boolean;
  /** Monotonic ms, for round trips. */
  readonly elapsedMs: () => number;
}

/** A request before the token is added. */
interface OpenRequest extends AxiosRequestConfig {
  readonly headers: Record<string, string>;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function createClient(options: HttpTransportOptions): AxiosInstance {
  return axios.create({
    adapter: 'fetch',
    // Tokens and files go to this host only. So no XMLHttpRequest, although it reports progress: it follows redirects.
    // What a browser has kept of a list would deny an order that is there.
    fetchOptions: { redirect: 'error', cache: 'no-store' },
    env: { fetch: abortableFetch(options.fetch) },
    timeout: timeoutMs,
    ...(options.credentials === 'include' && { withCredentials: true }),
    responseType: 'text',
    transformResponse: [(body: unknown) => body],
    // Every status is an answer; the envelope decides.
    validateStatus: () => true,
  });
}

/** axios over the network's fetch or over the backend in the browser. Sends each request once. */
export class AxiosHttpTransport implements HttpTransport {
  readonly #options: HttpTransportOptions;
  readonly #client: AxiosInstance;

  constructor(options: HttpTransportOptions) {
    this.#options = options;
    this.#client = createClient(options);
  }

  async call(operation: Operation, fields: RequestFields = {}, requestId = newRequestId()): Promise<WireValue> {
    const { language } = this.#options.session.state();
    const spoken = await this.#spoken(operation, language);
    const answer = await this.#ask(operation, { fields, requestId }, spoken);
    const ask = async (other: LanguageCode): Promise<RawAnswer> =>
      this.#ask(operation, { fields, requestId }, await this.#spoken(operation, other));
    const again =
      answer.status === 500 && spoken.parameter !== 'en'
        ? await this.#options.afterFault?.({ operation, language, ask })
        : undefined;
    return openEnvelope(await this.#happened(again ?? answer));
  }

  async #spoken(operation: Operation, language: LanguageCode): Promise<SpokenLanguage> {
    const spoken = await this.#options.languageFor?.(operation, language)?.catch(() => undefined);
    return spoken ?? { parameter: language, header: undefined };
  }

  #ask(
    operation: Operation,
    { fields, requestId }: { readonly fields: RequestFields; readonly requestId: string },
    { parameter, header }: SpokenLanguage,
  ): Promise<RawAnswer> {
    const space = operation.indexOf(' ');
    const method = operation.slice(0, space);
    const path = operation.slice(space + 1);
    const all = { ...fields, lang: parameter };
    const inQuery = method === 'GET' || method === 'DELETE';
    return this.#send(operation, {
      method,
      url: `${this.#options.apiBase}${path}${inQuery ? queryString(all) : ''}`,
      headers: {
        ...(!inQuery && { 'Content-Type': formContentType }),
        ...(header !== undefined && { lang: header }),
        ...(method !== 'GET' && this.#options.identifies?.writes === true && requestIdHeader(requestId)),
      },
      ...(!inQuery && { data: formBody(all) }),
    });
  }

  async upload(operation: Operation, file: Blob): Promise<string> {
    const { apiBase, identifies, session } = this.#options;
    const { openUploadAnswer, uploadRequest } = await import('./upload.ts').catch(() => {
      throw notLoaded(operation);
    });
    const request = uploadRequest({
      url: apiBase + operation.slice(operation.indexOf(' ') + 1),
      file,
      language: session.state().language,
    });
    const id = identifies?.uploads === true && requestIdHeader(newRequestId());
    const answer = await this.#send(operation, { ...request, headers: { ...request.headers, ...id } });
    return openUploadAnswer(await this.#happened(answer));
  }

  fileAddress(path: string): string {
    return fileAddressIn(this.#options.fileHost, path);
  }

  async #send(operation: Operation, request: OpenRequest): Promise<RawAnswer> {
    if (!this.#options.isOnline()) throw new AppError('offline', 'the device has no network', { detail: operation });
    return this.#options.busy.during(async () => {
      const { token } = this.#options.session.state();
      // Without `Accept` a server may answer an error with an HTML page or a redirect.
      const headers: Record<string, string> = {
        Accept: 'application/json',
        ...request.headers,
        ...(token !== undefined && { Authorization: token }),
      };
      const startedAt = this.#options.elapsedMs();
      const answer = await this.#answerOf(operation, this.#client.request<unknown>({ ...request, headers }));
      // Believed, it would tell of a write that never reached the server.
      const named = textOf(answer.headers['idempotency-key']);
      const isOfAnother = isOfAnotherRequest(headers['Idempotency-Key'], named, textOf(answer.headers['age']));
      if (isOfAnother && request.method !== 'GET')
        throw new AppError('no-answer', 'no answer came', { detail: operation });
      const roundTripMs = this.#options.elapsedMs() - startedAt;
      observeDateHeader(this.#options.serverClock, { date: answer.headers['date'], roundTripMs });
      return {
        operation,
        status: answer.status,
        body: textOf(answer.data) ?? '',
        retryAfter: textOf(answer.headers['retry-after']),
        isOfPastSession: token !== this.#options.session.state().token,
      };
    });
  }

  /** Passes on 200, and 404 and 405, after which the table tries another way. Other statuses become errors. */
  async #happened(answer: RawAnswer): Promise<RawAnswer> {
    if (answer.status === 200 || answer.status === 404 || answer.status === 405) return answer;
    const said = await import('./failed-status.ts').catch(() => undefined);
    if (said !== undefined) throw said.failureOfStatus(answer, this.#options.serverClock.now());
    return answer;
  }

  // An axios error contains the request with its token: only its code is passed on.
  async #answerOf(operation: Operation, sent: Promise<AxiosResponse<unknown>>): Promise<AxiosResponse<unknown>> {
    try {
      return await sent;
    } catch (error) {
      const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
      throw new AppError('no-answer', 'no answer came', { detail: `${operation}: ${code}` });
    }
  }
}
