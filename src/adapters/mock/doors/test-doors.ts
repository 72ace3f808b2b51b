import { io, type ManagerOptions, type Socket } from 'socket.io-client';
import { SystemClock } from '../../wire/platform/system-clock.ts';
import { countedBytes, startWorld, type TestWorld } from '../engine/test-worlds/test-world.ts';
import { EngineServer } from './server/engine-server.ts';

export interface TestDoors extends TestWorld {
  readonly server: EngineServer;
}

export async function startDoors(): Promise<TestDoors> {
  const world = await startWorld();
  const server = new EngineServer({ engine: world.engine, clock: new SystemClock(), random: countedBytes() });
  return { ...world, server };
}

export const openSocket = (url: string, options: Partial<ManagerOptions>): Socket =>
  io(url, { forceNew: true, reconnectionDelay: 20, reconnectionDelayMax: 20, ...options });

/** The first payload of an event. */
export const next = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => void socket.once(event, resolve));
