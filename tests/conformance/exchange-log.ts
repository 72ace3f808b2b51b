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

/** The code of what went wrong below HTTP, e.g. ECONNREFUSED; never the message, which holds the address. */
function failureOf(error: unknown, timeoutMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
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
    try {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
      const response = await fetch(request, { signal });
      const body = await response.text();
      onExchange({ ...asked, status: response.status, body, failure: '' });
      const { status, headers } = response;
      return new Response(isWithoutBody(status) ? null : body, { status, headers });
    } catch (error) {
      onExchange({ ...asked, status: 0, body: '', failure: failureOf(error, timeoutMs) });
      throw error;
    }
  };
}
