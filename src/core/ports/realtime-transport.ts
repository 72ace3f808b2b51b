import { createToken } from '../di/token.ts';
import type { WireValue } from './http-transport.ts';

export type Unsubscribe = () => void;
/**
 * `idle` before anybody listens, `lost` while reconnecting after having been connected, `foreign` when the server was
 * reached and speaks another protocol than the one that the operator has set: nothing comes until that is changed.
 */
export type ConnectionState = 'idle' | 'connecting' | 'connected' | 'lost' | 'foreign';
/** `v4` is socket.io 3 and 4, `v2` socket.io 1 and 2. */
export type SpokenProtocol = 'v4' | 'v2';

/**
 * The pushed events of the server, one shared connection, opened with the first listener. Numbers arrive as text.
 * Events of a user come only after `joinUser`; the transport joins again by itself after every reconnect.
 */
export interface RealtimeTransport {
  watch(event: string, listener: (payload: WireValue) => void): Unsubscribe;
  /** Tells each change of the connection, and the present state at once. */
  watchConnection(listener: (state: ConnectionState) => void): Unsubscribe;
  /** What the last connection spoke; undefined before the first. It changes with the state alone. */
  protocol(): SpokenProtocol | undefined;
  /** Called after every reconnection: events may have been missed, read snapshots again. */
  watchGap(listener: () => void): Unsubscribe;
  joinUser(userId: string): void;
  leaveUser(): void;
}
export const RealtimeTransport = createToken<RealtimeTransport>('RealtimeTransport');
