import type { Clock } from '../../../../core/time/clock.ts';
import { localBackend, type Backend } from '../backend/backend.ts';
import { openStoredEngine } from './stored-engine.ts';
import { TabLeader } from '../tabs/tab-leader.ts';

/** The engine in this page. With a `channel` other tabs may use it, on the channel of that name. */
export async function openPageBackend(clock: Clock, channel: string | undefined): Promise<Backend> {
  const backend = localBackend(await openStoredEngine(clock), clock);
  if (channel !== undefined) new TabLeader(new BroadcastChannel(channel), backend).start();
  return backend;
}
