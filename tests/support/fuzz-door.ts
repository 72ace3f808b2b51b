import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import { dialects } from '../../src/adapters/mock/dialects/families/dialects.ts';
import { dialectServer } from '../../src/adapters/mock/doors/server/dialect-server.ts';
import type { EngineServer, ServedDoor } from '../../src/adapters/mock/doors/server/engine-server.ts';
import { requestRules } from '../../src/adapters/mock/engine/kernel/requests/request-rules.gen.ts';
import { plainRules, type WorldRules } from '../../src/adapters/mock/engine/kernel/basics/world-rules.ts';
import { countedBytes, type TestWorld } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import type { FuzzedCall } from './random-exchanges.ts';

/** What is asked at random, and by what its answers are judged. */
export interface FuzzedDoor {
  readonly door: ServedDoor;
  readonly calls: readonly FuzzedCall[];
  /** Whether these words may stand in place of an envelope: families answer some things with a page. */
  isPage(status: string, body: string): boolean;
}

const pageStatuses: ReadonlySet<string> = new Set(['404', '405', '422', '429', '500']);
const pageOrJson = /^(?:<!DOCTYPE html>|\{"message":)/;

export const rulesOf = (name: DialectName): WorldRules => dialects[name]?.rules ?? plainRules;

/** `onFault` is told of every HTTP 500 that no family has. */
export function fuzzedDoor(
  name: DialectName,
  { world, server, onFault }: { world: TestWorld; server: EngineServer; onFault: (fault: unknown) => void },
): FuzzedDoor {
  const dialect = dialects[name];
  if (dialect === undefined) {
    const calls = Object.keys(requestRules).map((operation) => ({ operation, like: operation }));
    return { door: server, calls, isPage: () => false };
  }
  const calls = Object.entries(dialect.calls).map(([call, exchange]) => ({
    operation: call.replace(/^ANY /, 'POST '),
    like: exchange.asks ?? call,
  }));
  return {
    door: dialectServer({ server, dialect, clock: world.clock, random: countedBytes(), onFault }),
    calls,
    isPage: (status, body) => status === '302' || (pageStatuses.has(status) && pageOrJson.test(body)),
  };
}
