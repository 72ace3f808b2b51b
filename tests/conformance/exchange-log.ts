/** One question and what came back, as it came. */
export interface Exchange {
  /** `POST /coin/trade`. */
  readonly operation: string;
  /** Sent without a token. */
  readonly isOfVisitor: boolean;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly body: string;
  /** Why no answer came; empty when one did. */
  readonly failure: string;
}

class NoAnswerInTime extends Error {
  constructor(timeoutMs: number) {
    super(`no answer within ${timeoutMs / 1000} s`);
  }
}

/** The code of what went wrong below HTTP, e.g. ECONNREFUSED; never the message, which holds the address. */
function failureOf(error: unknown): string {
  if (error instanceof NoAnswerInTime) return error.message;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : 'the connection failed';
}

const isWithoutBody = (status: number): boolean => status === 204 || status === 205 || status === 304;

interface LogOptions {
  /** Address of the API, without a slash at the end. */
  readonly apiBase: string;
  readonly timeoutMs: number;
  readonly onExchange: (exchange: Exchange) => void;
}

/** The network's fetch with a time limit, telling of every exchange before the client reads the answer. */
export function watchedFetch({ apiBase, timeoutMs, onExchange }: LogOptions): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const asked = {
      operation: `${request.method} ${pathname.slice(new URL(apiBase).pathname.length)}`,
      isOfVisitor: !request.headers.has('authorization'),
    };
    // Not AbortSignal.any with AbortSignal.timeout: Node may collect the two as garbage, and the limit never comes.
    const stop = new AbortController();
    const stopWithCaller = (): void => stop.abort(request.signal.reason);
    request.signal.addEventListener('abort', stopWithCaller);
    const limit = setTimeout(() => stop.abort(new NoAnswerInTime(timeoutMs)), timeoutMs);
    try {
      request.signal.throwIfAborted();
      const response = await fetch(request, { signal: stop.signal });
      const body = await response.text();
      onExchange({ ...asked, status: response.status, body, failure: '' });
      const { status, headers } = response;
      return new Response(isWithoutBody(status) ? null : body, { status, headers });
    } catch (error) {
      onExchange({ ...asked, status: 0, body: '', failure: failureOf(error) });
      throw error;
    } finally {
      clearTimeout(limit);
      request.signal.removeEventListener('abort', stopWithCaller);
    }
  };
}
