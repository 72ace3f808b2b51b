import { webcrypto } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import * as v from 'valibot';
import { serve } from '../../../scripts/serve.mjs';
import { EngineServer } from '../../../src/adapters/mock/doors/server/engine-server.ts';
import { startNodeServer } from '../../../src/adapters/mock/doors/node/node-server.ts';
import { createEngine } from '../../../src/adapters/mock/engine/engine.ts';
import { carryCommand } from '../../../src/adapters/mock/engine/kernel/requests/carried-requests.ts';
import type { JournalEntry } from '../../../src/adapters/mock/engine/storage/journal-storage.ts';
import { MemoryStorage } from '../../../src/adapters/mock/engine/storage/memory-storage.ts';
import { calmDays } from '../../../src/adapters/mock/engine/test-worlds/test-days.ts';
import { EnginePresenter } from '../../../src/adapters/mock/presenter/engine-presenter.ts';
import { SystemClock } from '../../../src/adapters/wire/platform/system-clock.ts';
import {
  startDroppingFront,
  type ArrivedWrite,
  type DroppingFront,
  type FrontProtocol,
} from '../../support/dropping-front.ts';
import { leaveToken, tokenFrom, type Credentials } from './earlier-visit.ts';
import type { JourneyWorld } from './world.ts';

export interface DroppingWorld extends JourneyWorld {
  readonly front: DroppingFront;
  /** How often a command, e.g. `coin.placeSpotOrder`, was carried out and stored. */
  effects(command: string): number;
  /** Writes to a path below the base of the calls that have arrived at the server. */
  arrived(path: string): readonly ArrivedWrite[];
  /** The spot orders of the person that wait at the server. */
  pendingOrders(): Promise<readonly unknown[]>;
}

export interface DroppingOptions {
  readonly protocol: FrontProtocol;
  /** Carries out whatever arrives, as the public families of servers do. */
  readonly ignoresRequestIds: boolean;
}

const tickMs = 800;
const waiting = '/api/coin/list?status=1&page=1&limit=50';
const listed = v.object({ type: v.literal('ok'), message: v.array(v.unknown()) });
const carried = v.object({ command: v.string() });

/** Counts the commands that are stored. */
class CountedStorage extends MemoryStorage {
  readonly commands: string[] = [];

  override async append(entries: readonly JournalEntry[]): Promise<void> {
    for (const { command, argument } of entries)
      this.commands.push(command === carryCommand ? v.parse(carried, argument).command : command);
    await super.append(entries);
  }
}

const random = (length: number): Uint8Array => webcrypto.getRandomValues(new Uint8Array(length));

async function openWorld({ protocol, ignoresRequestIds }: DroppingOptions) {
  const clock = new SystemClock();
  const storage = new CountedStorage();
  const engine = await createEngine({ seed: 20_260_101, clock, storage, random, hasPast: true, calmDays });
  const server = new EngineServer({ engine, clock, random });
  const node = await startNodeServer({ server, port: 0, host: '127.0.0.1', tickMs, ignoresRequestIds });
  const site = await serve({ folder: 'dist/live', port: 0, server: `http://127.0.0.1:${node.port}` });
  const front = await startDroppingFront(site.address, protocol);
  const arrived = (path: string): readonly ArrivedWrite[] =>
    front.writes.filter((write) => write.path === `/api${path}`);
  let token = '';
  const world: DroppingWorld = {
    kind: 'live',
    address: front.address,
    presenter: new EnginePresenter(server),
    leaveSignedIn: async (page: Page, credentials: Credentials) => {
      token = await tokenFrom(site.address, credentials);
      await leaveToken(page, front.address, token);
    },
    calls: (path) => arrived(path).length,
    front,
    effects: (command) => storage.commands.filter((one) => one === command).length,
    arrived,
    pendingOrders: async () => {
      const answer = await fetch(`${site.address}${waiting}`, { headers: { Authorization: token } });
      return v.parse(listed, await answer.json()).message;
    },
  };
  const close = async (): Promise<void> => {
    await front.close();
    site.close();
    await node.close();
    await engine.close();
  };
  return { world, close };
}

/** The live build behind a proxy that can break connections. Failed requests are its subject, so no complaint of the console counts. */
export const testBehind = (options: DroppingOptions) =>
  base.extend<{ world: DroppingWorld }>({
    ignoreHTTPSErrors: true,
    world: async ({ page }, use) => {
      const { world, close } = await openWorld(options);
      await use(world);
      await page.close();
      await close();
    },
  });
