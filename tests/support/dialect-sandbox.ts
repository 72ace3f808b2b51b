import { webcrypto } from 'node:crypto';
import type { Dialect } from '../../src/adapters/mock/dialects/basics/dialect.ts';
import { dialects } from '../../src/adapters/mock/dialects/families/dialects.ts';
import { dialectServer } from '../../src/adapters/mock/doors/server/dialect-server.ts';
import { EngineServer, type ServedDoor } from '../../src/adapters/mock/doors/server/engine-server.ts';
import { startNodeServer } from '../../src/adapters/mock/doors/node/node-server.ts';
import { createEngine } from '../../src/adapters/mock/engine/engine.ts';
import { MemoryStorage } from '../../src/adapters/mock/engine/storage/memory-storage.ts';
import { SystemClock } from '../../src/adapters/wire/platform/system-clock.ts';

export const publicFamilies = ['a', 'b', 'c', 'd'] as const;
export type PublicFamily = (typeof publicFamilies)[number];

export interface DialectSandbox {
  readonly dialect: Dialect;
  readonly server: EngineServer;
  readonly address: string;
  /** Verb and path of every request so far, and the status that it was answered with. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

const random = (length: number): Uint8Array => webcrypto.getRandomValues(new Uint8Array(length));

/** The sandbox in the words of one public family, on a free port; its people have a past. */
export async function startDialectSandbox(family: PublicFamily): Promise<DialectSandbox> {
  const dialect = dialects[family];
  if (dialect === undefined) throw new Error(`no dialect ${family}`);
  const clock = new SystemClock();
  const engine = await createEngine({
    seed: 20_260_101,
    clock,
    storage: new MemoryStorage(),
    random,
    hasPast: true,
    rules: dialect.rules,
    pace: dialect.pushing.pace,
  });
  const server = new EngineServer({ engine, clock, random });
  const asked: string[] = [];
  const door = dialectServer({ server, dialect, clock, random });
  const watched: ServedDoor = {
    ...door,
    serve: async (request) => {
      const outcome = await door.serve(request);
      const status = outcome.kind === 'answer' ? outcome.response.status : 0;
      asked.push(`${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')} ${status}`);
      return outcome;
    },
  };
  const node = await startNodeServer({ server, door: watched, port: 0, host: '127.0.0.1' });
  return {
    dialect,
    server,
    asked,
    address: `http://127.0.0.1:${node.port}`,
    stop: async () => {
      await node.close();
      await engine.close();
    },
  };
}
