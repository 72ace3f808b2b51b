import type { Clock } from '../../../../core/time/clock.ts';
import { StoredWorldError } from '../../engine/storage/journal-storage.ts';
import { localBackend } from '../backend/backend.ts';
import type { EngineServer } from '../server/engine-server.ts';
import { TabLeader } from '../tabs/tab-leader.ts';
import { readForWorker, type FromWorker } from './worker-message-codec.ts';

export interface EngineHostOptions {
  readonly clock: Clock;
  readonly open: (clock: Clock) => Promise<EngineServer>;
}

const failure = (error: unknown): FromWorker => ({
  to: 'page',
  kind: 'failed',
  fault: error instanceof StoredWorldError ? error.fault : undefined,
  message: error instanceof Error ? error.message : String(error),
});

/** The worker's half: opens the engine on request of the page, and then serves the page and the other tabs. */
export function hostEngine(line: MessagePort, { clock, open }: EngineHostOptions): void {
  const tell = (message: FromWorker): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a line reaches its own page alone
    line.postMessage(message);
  };
  const start = async (channel: string | undefined): Promise<FromWorker> => {
    const backend = localBackend(await open(clock), clock);
    new TabLeader(line, backend).start();
    if (channel !== undefined) new TabLeader(new BroadcastChannel(channel), backend).start();
    return { to: 'page', kind: 'opened' };
  };
  line.addEventListener('message', ({ data }) => {
    const message = readForWorker(data);
    if (message !== undefined) void start(message.channel).catch(failure).then(tell);
  });
  line.start();
  tell({ to: 'page', kind: 'alive' });
}
