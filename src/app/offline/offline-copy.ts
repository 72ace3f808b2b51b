import { workerAddress } from '../../core/config/worker-address.ts';
import type { Clock } from '../../core/time/clock.ts';
import type { NewerVersion } from './newer-version.ts';
import type { ToServiceWorker } from './worker-scope-codec.ts';

export interface OfflineCopyOptions {
  readonly workers: Pick<ServiceWorkerContainer, 'addEventListener' | 'controller' | 'register'>;
  readonly clock: Clock;
  readonly page: Pick<Document, 'addEventListener' | 'visibilityState'>;
  /** The addresses that this page has loaded so far. */
  readonly loaded: () => readonly string[];
  /** Fetches every text of the person's language: the copy keeps those of other languages once they were fetched. */
  readonly fetchTexts: () => void;
  /** Reloads the page. */
  readonly reload: () => void;
  /** Runs for each newer version that is installed and waiting. */
  readonly offer: (version: NewerVersion) => void;
}

const address = './service-worker.js';
/** A page stays open for days, so it must ask the host for newer versions itself. */
const askAgainMs = 3_600_000;

/**
 * Maintains the program's offline copy in this browser. A newer version is offered, and never started without consent.
 */
export class OfflineCopy {
  readonly #options: OfflineCopyOptions;
  #isAsked = false;

  constructor(options: OfflineCopyOptions) {
    this.#options = options;
  }

  /** Rejects if the host or the browser does not allow caches. */
  async start(): Promise<void> {
    const { workers } = this.#options;
    let wasKept = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      // The first install changes nothing. Later ones were requested, in this tab or in another one.
      if (this.#isAsked) this.#options.reload();
      else if (wasKept) this.#options.offer({ start: this.#options.reload });
      else this.#keepFirst();
      wasKept = true;
    });
    const registration = await workers.register(workerAddress(address), { updateViaCache: 'none' });
    if (wasKept) this.#options.fetchTexts();
    if (registration.waiting !== null && wasKept) this.#offer(registration.waiting);
    this.#watch(registration.installing);
    registration.addEventListener('updatefound', () => this.#watch(registration.installing));
    this.#askNowAndThen(registration);
  }

  #watch(installing: ServiceWorker | null): void {
    installing?.addEventListener('statechange', () => {
      const isFirst = this.#options.workers.controller === null;
      if (installing.state === 'installed' && !isFirst) this.#offer(installing);
    });
  }

  #offer(waiting: ServiceWorker): void {
    const start = (): void => {
      this.#isAsked = true;
      // Another tab may have started it meanwhile.
      if (waiting.state === 'installed') send(waiting, { kind: 'take-over' });
      else this.#options.reload();
    };
    this.#options.offer({ start });
  }

  #askNowAndThen(registration: ServiceWorkerRegistration): void {
    const { clock, page, workers } = this.#options;
    const ask = (): void => {
      if (page.visibilityState !== 'visible') return;
      registration.update().catch(() => undefined);
      // An update starts no worker without a newer version, so the present one must look for the off switch.
      if (workers.controller !== null) send(workers.controller, { kind: 'look' });
    };
    const askLater = (): void => {
      ask();
      clock.after(askAgainMs, askLater);
    };
    page.addEventListener('visibilitychange', ask);
    clock.after(askAgainMs, askLater);
  }

  #keepFirst(): void {
    const { workers, loaded, fetchTexts } = this.#options;
    if (workers.controller !== null) send(workers.controller, { kind: 'keep', addresses: loaded() });
    fetchTexts();
  }
}

function send(worker: ServiceWorker, message: ToServiceWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker.postMessage(message);
}
