import type { Operation } from '../../src/core/platform/http-transport.ts';

/** `unknown`: the path may be there, and what stands under the verb could be found out only by sending it. */
export type Routing = 'there' | 'lacking' | 'unknown';

export interface RoutingTold {
  readonly routing: Routing;
  /** HTTP status that says so; 405 for a path that is there without this verb. */
  readonly status: number;
}

interface PathTold {
  /** Undefined where no answer names them. */
  readonly verbs: ReadonlySet<string> | undefined;
  /** Status of GET; 0 where it was not asked, or not answered. */
  readonly get: number;
}

function verbsIn(answer: Response | undefined): ReadonlySet<string> | undefined {
  const allowed = answer?.headers.get('allow') ?? '';
  return allowed === '' ? undefined : new Set(allowed.split(',').map((verb) => verb.trim().toUpperCase()));
}

/** A call that every server has, and under no other verb than POST. */
const signIn = '/user/login';
/** One that none has. */
const nowhere = '/no/such/call';

/** What OPTIONS and GET without a session tell of paths: by HTTP neither changes anything. */
export class ToldRoutes {
  readonly #apiBase: string;
  readonly #fetch: typeof fetch;
  readonly #paths = new Map<string, Promise<PathTold>>();
  #naming: Promise<boolean> | undefined;

  constructor(apiBase: string, network: typeof fetch) {
    this.#apiBase = apiBase;
    this.#fetch = network;
  }

  async of(operation: Operation): Promise<RoutingTold> {
    const [verb = '', path = ''] = operation.split(' ');
    const { verbs, get } = await this.#told(path);
    if (verbs !== undefined)
      return verbs.has(verb) ? { routing: 'there', status: 200 } : { routing: 'lacking', status: 405 };
    // Some servers answer GET with 404 where they route other verbs alone.
    const isLacking = get === 404 && (await this.#told(signIn)).get === 405;
    return { routing: isLacking ? 'lacking' : 'unknown', status: get };
  }

  #told(path: string): Promise<PathTold> {
    const told = this.#paths.get(path) ?? this.#ask(path);
    this.#paths.set(path, told);
    return told;
  }

  async #ask(path: string): Promise<PathTold> {
    this.#naming ??= this.#namesVerbs();
    const byOptions = (await this.#naming) ? await this.#verbsByOptions(path) : undefined;
    if (byOptions !== undefined && path !== signIn) return { verbs: byOptions, get: 0 };
    const answer = await this.#send('GET', path);
    const get = answer?.status ?? 0;
    return { verbs: byOptions ?? (get === 405 ? verbsIn(answer) : undefined), get };
  }

  /** Whether OPTIONS tells what is routed, and not the same of every path. */
  async #namesVerbs(): Promise<boolean> {
    const ofSignIn = await this.#verbsByOptions(signIn);
    return ofSignIn?.has('POST') === true && (await this.#verbsByOptions(nowhere)) === undefined;
  }

  async #verbsByOptions(path: string): Promise<ReadonlySet<string> | undefined> {
    const answer = await this.#send('OPTIONS', path);
    return answer?.status === 200 || answer?.status === 204 ? verbsIn(answer) : undefined;
  }

  async #send(method: string, path: string): Promise<Response | undefined> {
    const headers = { Accept: 'application/json' };
    return this.#fetch(`${this.#apiBase}${path}`, { method, headers, redirect: 'manual' }).catch(() => undefined);
  }
}
