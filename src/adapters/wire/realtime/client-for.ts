import type { RealtimeProtocol } from '../../../core/config/runtime-config.ts';
import type { SpokenProtocol } from '../../../core/platform/realtime-transport.ts';
import type { KeyValueStorage } from '../../../core/platform/storage.ts';
import type { OpenRealtimeClient } from './realtime-client.ts';

/** Socket.io 3 and 4 share one wire. The first chunk contains no socket.io. */
export const loadV4Client = async (): Promise<OpenRealtimeClient> => (await import('./v4-client.ts')).openV4Client;
/** Socket.io 1 and 2 share another protocol, with a separate client. */
const loadV2Client = async (): Promise<OpenRealtimeClient> => (await import('./v2-client.ts')).openV2Client;

const load = (protocol: SpokenProtocol): Promise<OpenRealtimeClient> =>
  protocol === 'v2' ? loadV2Client() : loadV4Client();

export interface ClientChoice {
  readonly protocol: RealtimeProtocol;
  /** Address of the socket: the findings of `auto` are stored per server. */
  readonly url: string;
  readonly storage: KeyValueStorage;
}

/** Returns a loader for the client of a protocol, or for the one that detects it (`auto`). */
export function clientFor({ protocol, url, storage }: ClientChoice): () => Promise<OpenRealtimeClient> {
  if (protocol !== 'auto') return () => load(protocol);
  const key = `realtime.protocol.${url}`;
  const memory = {
    read: (): SpokenProtocol => (storage.read(key) === 'v2' ? 'v2' : 'v4'),
    write: (spoken: SpokenProtocol) => storage.write(key, spoken),
  };
  return async () => {
    const [{ autoClient }] = await Promise.all([import('./auto-client.ts'), load(memory.read())]);
    return autoClient({ memory, load });
  };
}
