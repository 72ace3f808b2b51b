import * as v from 'valibot';
import { samplePng } from '../support/sample-pictures.ts';

const signedIn = v.object({ type: v.literal('ok'), message: v.string() });

/** What a request gets instead of its answer, or how its answer comes. */
export type Failure = 'too-often' | 'down' | 'expired' | 'expired-401' | 'expired-403' | 'slow';

export interface Fault {
  /** `POST /wallet/change`, below the base of the calls; only requests that begin so. */
  readonly call: string;
  readonly failure: Failure;
}

export interface Asked {
  readonly call: string;
  /** By the clock of the page, ms. */
  readonly at: number;
}

export const retryAfterSeconds = 20;
export const slowMs = 30_000;

const sessionOver = '{"type":"999","message":"Please log in again."}';
const page = '<!doctype html><html><body><h1>503 Service Unavailable</h1></body></html>';

const answers: Readonly<Record<Exclude<Failure, 'slow'>, () => Response>> = {
  'too-often': () =>
    new Response('{"message":"Too Many Attempts."}', {
      status: 429,
      headers: { 'retry-after': `${retryAfterSeconds}`, 'content-type': 'application/json' },
    }),
  down: () => new Response(page, { status: 503, headers: { 'content-type': 'text/html' } }),
  expired: () => new Response(sessionOver),
  'expired-401': () => new Response(sessionOver, { status: 401 }),
  'expired-403': () => new Response(sessionOver, { status: 403 }),
};

/** What a browser makes of a form with a file; this one's form is not understood by the platform's own requests. */
function withPicture(request: Request): Request {
  const mark = 'boundary';
  const head = `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="p.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), Uint8Array.from(samplePng), Buffer.from(`\r\n--${mark}--\r\n`)]);
  const headers = new Headers(request.headers);
  headers.set('content-type', `multipart/form-data; boundary=${mark}`);
  return new Request(request.url, { method: 'POST', headers, body });
}

/** Stands between the page and the server: counts what is asked, and lets calls fail. */
export class Front {
  readonly asked: Asked[] = [];
  readonly #serve: typeof fetch;
  readonly #base: string;
  #faults: readonly Fault[] = [];
  #open = 0;
  /** Who has signed in here; whatever comes from the program of another test gets no answer. */
  readonly #tokens = new Set<string>();

  constructor(serve: typeof fetch, base: string) {
    this.#serve = serve;
    this.#base = base;
  }

  fail(...faults: readonly Fault[]): void {
    this.#faults = faults;
  }

  heal(): void {
    this.#faults = [];
  }

  count(call: string): number {
    return this.times(call).length;
  }

  /** When a call was asked, by the clock of the page. */
  times(call: string): readonly number[] {
    return this.asked.filter((one) => one.call === call).map(({ at }) => at);
  }

  /** Nothing that was asked waits for its answer. */
  get isQuiet(): boolean {
    return this.#open === 0;
  }

  readonly fetch: typeof fetch = async (input, init) => {
    this.#open += 1;
    try {
      return await this.#answer(input, init);
    } finally {
      this.#open -= 1;
    }
  };

  async #answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname.slice(this.#base.length)}`;
    const token = request.headers.get('authorization');
    if (token !== null && !this.#tokens.has(token)) throw new TypeError('Failed to fetch');
    this.asked.push({ call, at: Date.now() });
    const failure = this.#faults.find((fault) => call.startsWith(fault.call))?.failure;
    if (failure === undefined) return this.#served(request, call);
    if (failure !== 'slow') return answers[failure]();
    const answer = await this.#served(request, call);
    await new Promise((resolve) => setTimeout(resolve, slowMs));
    return answer;
  }

  async #served(request: Request, call: string): Promise<Response> {
    const answer = await this.#serve(call === 'POST /upload' ? withPicture(request) : request);
    if (call !== 'POST /user/login') return answer;
    const said = v.safeParse(signedIn, await answer.clone().json());
    if (said.success) this.#tokens.add(said.output.message);
    return answer;
  }
}
