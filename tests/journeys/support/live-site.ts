import { webcrypto } from 'node:crypto';
import { serve } from '../../../scripts/serve.mjs';
import { startNodeServer } from '../../../src/adapters/mock/doors/node/node-server.ts';
import { EngineServer } from '../../../src/adapters/mock/doors/server/engine-server.ts';
import { createEngine } from '../../../src/adapters/mock/engine/engine.ts';
import { MemoryStorage } from '../../../src/adapters/mock/engine/storage/memory-storage.ts';
import { calmDays } from '../../../src/adapters/mock/engine/test-worlds/test-days.ts';
import { EnginePresenter } from '../../../src/adapters/mock/presenter/engine-presenter.ts';
import { SystemClock } from '../../../src/adapters/wire/platform/system-clock.ts';
import { startOldNodeServer } from '../../support/old-node-server.ts';

/** The sandbox sends market events every 100 ms. Three such worlds on two cores would lose half their time to them. */
const tickMs = 800;

const random = (length: number): Uint8Array => webcrypto.getRandomValues(new Uint8Array(length));

export interface LiveSite {
  readonly address: string;
  readonly presenter: EnginePresenter;
  readonly close: () => Promise<void>;
}

/** The live build on a host of its own, in front of a sandbox of its own. */
export async function startLive({
  pushes,
  hasPast,
  folder = 'dist/live',
}: {
  readonly pushes: 'socket.io 4' | 'socket.io 2';
  readonly hasPast: boolean;
  /** Where the build lies. */
  readonly folder?: string;
}): Promise<LiveSite> {
  const clock = new SystemClock();
  const engine = await createEngine({
    seed: 20_260_101,
    clock,
    storage: new MemoryStorage(),
    random,
    hasPast,
    calmDays,
  });
  const server = new EngineServer({ engine, clock, random });
  const start = pushes === 'socket.io 2' ? startOldNodeServer : startNodeServer;
  const node = await start({ server, port: 0, host: '127.0.0.1', tickMs });
  const site = await serve({ folder, port: 0, server: `http://127.0.0.1:${node.port}` });
  return {
    address: site.address,
    presenter: new EnginePresenter(server),
    close: async () => {
      site.close();
      await node.close();
      await engine.close();
    },
  };
}
