import type { RealtimeProtocol } from '../../../core/config/runtime-config.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import type { OpenRealtimeClient } from './realtime-client.ts';

/**
 * The client that speaks a protocol, as a function that fetches its code: nothing of socket.io is in the first chunk.
 * Socket.io 3 and 4 share one wire (`v4`), 1 and 2 another (`v2`), which a client of this library cannot speak.
 * `auto` is `v4` as long as there is no client for `v2`. The promise fails with `unavailable` for `v2`.
 */
export function clientFor(protocol: RealtimeProtocol): () => Promise<OpenRealtimeClient> {
  return async () => {
    if (protocol === 'v2') {
      const text = 'realtime.protocol: this version cannot speak v2';
      throw new AppError('unavailable', text, { detail: 'realtime.protocol' });
    }
    return (await import('./v4-client.ts')).openV4Client;
  };
}
