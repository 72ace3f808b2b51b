import { requestRules } from '../../engine/kernel/requests/request-rules.gen.ts';
import type { Calls, Exchange } from '../basics/dialect.ts';

export interface Routed {
  readonly exchange: Exchange;
  /** The engine's operation; undefined where the exchange answers by itself. */
  readonly operation: string | undefined;
  readonly access: 'open' | 'signed-in';
}

export type Found = Routed | 'no-path' | 'no-verb';

const everyVerb = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const verbsOf = (verb: string): readonly string[] => {
  if (verb === 'ANY') return everyVerb;
  return verb === 'GET' ? ['GET', 'HEAD'] : [verb];
};

/** The calls of a dialect by path and verb. */
export class CallTable {
  readonly #paths = new Map<string, Map<string, Routed>>();

  /** Throws where an exchange leads nowhere. */
  constructor(calls: Calls) {
    for (const [name, exchange] of Object.entries(calls)) {
      const [verb = '', path = ''] = name.split(' ');
      const routed = this.#paths.get(path) ?? new Map<string, Routed>();
      for (const each of verbsOf(verb)) routed.set(each, toRouted(name, exchange));
      this.#paths.set(path, routed);
    }
  }

  find(verb: string, path: string): Found {
    const routed = this.#paths.get(path);
    return routed === undefined ? 'no-path' : (routed.get(verb) ?? 'no-verb');
  }

  /** Empty for a path that is not routed. */
  verbsAt(path: string): readonly string[] {
    return [...(this.#paths.get(path)?.keys() ?? [])];
  }
}

function toRouted(name: string, exchange: Exchange): Routed {
  if (exchange.answers !== undefined) return { exchange, operation: undefined, access: exchange.access ?? 'open' };
  const operation = exchange.asks ?? name;
  const rule = requestRules[operation];
  if (rule === undefined) throw new Error(`${name} asks for ${operation}, which the engine does not have`);
  return { exchange, operation, access: exchange.access ?? rule.access };
}
