import type { SpokenProtocol } from '../../../core/platform/realtime-transport.ts';
import type { FailureReason, OpenRealtimeClient, RealtimeClient, RealtimeClientOptions } from './realtime-client.ts';

/** The detected protocol of a server, stored for the next visit. */
export interface ProtocolMemory {
  read(): SpokenProtocol;
  write(protocol: SpokenProtocol): void;
}

export interface AutoClientNeeds {
  readonly memory: ProtocolMemory;
  /** Fetches the code of a client. */
  readonly load: (protocol: SpokenProtocol) => Promise<OpenRealtimeClient>;
}

/** The delay before code that failed to load is fetched again. */
const loadRetryMs = 5_000;
/** The first switch is immediate; the pause before the next ones doubles up to this. */
const longestPauseMs = 30_000;
/** If v2 keeps failing, try v4: v2 cannot tell that a server speaks only v4. A v4 client recognises a v2 server. */
const patienceOfV2 = 4;

/**
 * One client at a time, for the protocol of the server. It starts with the last known protocol (`v4` by default) and
 * switches only when the server has shown that it speaks the other one, or when `v2` keeps failing.
 */
class AutoClient implements RealtimeClient {
  readonly #needs: AutoClientNeeds;
  readonly #options: RealtimeClientOptions;
  #protocol: SpokenProtocol;
  #client: RealtimeClient | undefined;
  #isClosed = false;
  /** Failures of the present client since its last connection. */
  #failures = 0;
  /** Switches since the last connection. */
  #changes = 0;
  #startsWithPolling: boolean;
  #forgetTimer: (() => void) | undefined;

  constructor(needs: AutoClientNeeds, options: RealtimeClientOptions) {
    this.#needs = needs;
    this.#options = options;
    this.#protocol = needs.memory.read();
    this.#startsWithPolling = options.startsWithPolling;
    this.#load();
  }

  emit(event: string, ...values: readonly string[]): void {
    this.#client?.emit(event, ...values);
  }

  close(): void {
    this.#isClosed = true;
    this.#forgetTimer?.();
    this.#client?.close();
    this.#client = undefined;
  }

  #load(): void {
    const protocol = this.#protocol;
    this.#needs.load(protocol).then(
      (open) => {
        if (!this.#isClosed) this.#open(open);
      },
      () => this.#later(loadRetryMs),
    );
  }

  #later(delayMs: number): void {
    if (this.#isClosed) return;
    this.#forgetTimer = this.#options.clock.after(delayMs, () => this.#load());
  }

  #open(open: OpenRealtimeClient): void {
    this.#client = open({
      ...this.#options,
      startsWithPolling: this.#startsWithPolling,
      onUp: () => this.#up(),
      onFailed: (reason) => this.#failed(reason),
    });
  }

  #up(): void {
    this.#failures = 0;
    this.#changes = 0;
    if (this.#needs.memory.read() !== this.#protocol) this.#needs.memory.write(this.#protocol);
    this.#options.onUp(this.#protocol);
  }

  #failed(reason: FailureReason): void {
    // A protocol error only triggers a switch here; only a client with a fixed protocol reports it.
    if (reason === 'unreachable') this.#options.onFailed(reason);
    this.#failures += 1;
    const isOutOfPatience = this.#protocol === 'v2' && this.#failures >= patienceOfV2;
    if (reason !== 'unreachable' || isOutOfPatience) this.#change({ startsWithPolling: reason === 'foreign-poll' });
  }

  #change({ startsWithPolling }: { startsWithPolling: boolean }): void {
    this.#client?.close();
    this.#client = undefined;
    this.#protocol = this.#protocol === 'v4' ? 'v2' : 'v4';
    this.#startsWithPolling = startsWithPolling;
    this.#failures = 0;
    this.#changes += 1;
    if (this.#changes === 1) this.#load();
    else this.#later(Math.min(500 * 2 ** (this.#changes - 1), longestPauseMs));
  }
}

/** A client that detects the server's protocol. */
export function autoClient(needs: AutoClientNeeds): OpenRealtimeClient {
  return (options) => new AutoClient(needs, options);
}
