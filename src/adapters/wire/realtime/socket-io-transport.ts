import type { Clock } from '../../../core/time/clock.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type {
  ConnectionState,
  RealtimeTransport,
  SpokenProtocol,
  Unsubscribe,
} from '../../../core/platform/realtime-transport.ts';
import type { Session } from '../../../core/platform/session.ts';
import { Listeners } from './listeners.ts';
import type { OpenRealtimeClient, RealtimeClient, TransportClasses } from './realtime-client.ts';

/** A screen that closes and the next one that opens share the connection. */
export const closeDelayMs = 5_000;
/** The delay before client code that failed to load is fetched again. */
const loadRetryMs = 5_000;

export interface SocketIoTransportOptions {
  readonly url: string;
  readonly loadClient: () => Promise<OpenRealtimeClient>;
  readonly transportClasses?: TransportClasses | undefined;
  readonly session: Session;
  readonly clock: Clock;
}

/** One connection for all listeners: opened with the first, closed some seconds after the last. */
export class SocketIoTransport implements RealtimeTransport {
  readonly #options: SocketIoTransportOptions;
  readonly #events = new Map<string, Listeners<WireValue>>();
  readonly #connection = new Listeners<ConnectionState>();
  readonly #gaps = new Listeners<void>();
  #state: ConnectionState = 'idle';
  #protocol: SpokenProtocol | undefined;
  #client: RealtimeClient | undefined;
  #isWanted = false;
  #isLoading = false;
  #hasBeenConnected = false;
  #forgetClosing: (() => void) | undefined;
  /** The user whose events are wanted. */
  #userId: string | undefined;
  /** The user whose room this connection has joined: a connection joins once and cannot leave. */
  #joinedId: string | undefined;

  constructor(options: SocketIoTransportOptions) {
    this.#options = options;
  }

  watch(event: string, listener: (payload: WireValue) => void): Unsubscribe {
    const listeners = this.#events.get(event) ?? new Listeners<WireValue>();
    this.#events.set(event, listeners);
    const remove = listeners.add(listener);
    this.#want();
    return () => {
      remove();
      if (listeners.isEmpty) this.#events.delete(event);
      if (this.#events.size === 0) this.#closeSoon();
    };
  }

  watchConnection(listener: (state: ConnectionState) => void): Unsubscribe {
    listener(this.#state);
    return this.#connection.add(listener);
  }

  protocol(): SpokenProtocol | undefined {
    return this.#protocol;
  }

  watchGap(listener: () => void): Unsubscribe {
    return this.#gaps.add(listener);
  }

  joinUser(userId: string): void {
    this.#userId = userId;
    this.#settleRoom();
  }

  leaveUser(): void {
    this.#userId = undefined;
    this.#settleRoom();
  }

  #want(): void {
    this.#forgetClosing?.();
    this.#forgetClosing = undefined;
    this.#isWanted = true;
    if (this.#client === undefined) this.#load();
  }

  #closeSoon(): void {
    this.#forgetClosing?.();
    this.#forgetClosing = this.#options.clock.after(closeDelayMs, () => {
      this.#isWanted = false;
      this.#isLoading = false;
      this.#hasBeenConnected = false;
      this.#drop();
      this.#become('idle');
    });
  }

  #load(): void {
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.#become(this.#hasBeenConnected ? 'lost' : 'connecting');
    this.#options.loadClient().then(
      (open) => {
        this.#isLoading = false;
        if (this.#isWanted && this.#client === undefined) this.#open(open);
      },
      () => this.#loadFailed(),
    );
  }

  #loadFailed(): void {
    this.#options.clock.after(loadRetryMs, () => {
      this.#isLoading = false;
      if (this.#isWanted) this.#load();
    });
  }

  #open(open: OpenRealtimeClient): void {
    const { url, transportClasses, clock } = this.#options;
    this.#client = open({
      url,
      transportClasses,
      startsWithPolling: false,
      clock,
      onUp: (protocol) => this.#up(protocol),
      // A connection that drops before its first success never connected.
      onDown: () => this.#become(this.#hasBeenConnected ? 'lost' : 'connecting'),
      // Attempts continue: the operator may replace the server.
      onFailed: (reason) => {
        if (reason !== 'unreachable') this.#become('foreign');
      },
      isHeard: (event) => this.#events.has(event),
      onEvent: (event, payload) => this.#events.get(event)?.tell(payload),
    });
  }

  #drop(): void {
    this.#client?.close();
    this.#client = undefined;
    this.#joinedId = undefined;
  }

  #up(protocol: SpokenProtocol): void {
    this.#protocol = protocol;
    const isReturn = this.#hasBeenConnected;
    this.#hasBeenConnected = true;
    this.#joinedId = undefined;
    this.#become('connected');
    this.#settleRoom();
    if (isReturn) this.#gaps.tell();
  }

  #settleRoom(): void {
    if (this.#state !== 'connected' || this.#joinedId === this.#userId) return;
    if (this.#joinedId === undefined && this.#userId !== undefined) {
      this.#joinedId = this.#userId;
      this.#client?.emit('login', this.#userId, this.#options.session.state().token ?? '');
      return;
    }
    // Delayed, because the listener may be back by then.
    this.#options.clock.after(0, () => this.#leaveRoom());
  }

  #leaveRoom(): void {
    if (this.#joinedId === undefined || this.#joinedId === this.#userId || this.#client === undefined) return;
    this.#drop();
    this.#load();
  }

  #become(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#connection.tell(state);
  }
}
