import { createToken } from '../di/token.ts';
import type { WireValue } from './http-transport.ts';

export type Unsubscribe = () => void;
/**
 * `idle` without listeners, `lost` while reconnecting, `foreign` when the server answers but speaks another protocol
 * than the operator has set: no event arrives until that is changed.
 */
export type ConnectionState = 'idle' | 'connecting' | 'connected' | 'lost' | 'foreign';
/** `v4` is socket.io 3 and 4, `v2` socket.io 1 and 2. */
export type SpokenProtocol = 'v4' | 'v2';

/**
 * The pushed events of the server, over one shared connection, opened with the first listener. Numbers arrive as text.
 * Events of a user need `joinUser`; the transport joins again by itself after every reconnect.
 */
export interface RealtimeTransport {
  watch(event: string, listener: (payload: WireValue) => void): Unsubscribe;
  /** Reports each change of the connection, and the present state at once. */
  watchConnection(listener: (state: ConnectionState) => void): Unsubscribe;
  /** The protocol of the last connection; undefined before the first. It changes only with the state. */
  protocol(): SpokenProtocol | undefined;
  /** Runs after every reconnect: events may have been missed, read snapshots again. */
  watchGap(listener: () => void): Unsubscribe;
  joinUser(userId: string): void;
  leaveUser(): void;
}
export const RealtimeTransport = createToken<RealtimeTransport>('RealtimeTransport');
