import { isHtml } from './file-list.ts';

/** The operator puts this file beside the worker to remove the worker from every browser. */
const offFile = 'service-worker.off';
/** The required content of the file. Hosts and portals that answer every address with a page switch nothing off. */
const offWord = 'off';

export interface OffSwitchOptions {
  readonly scope: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Deletes all caches and unregisters the worker. */
  readonly putAway: () => Promise<void>;
}

/** The operator's way to remove the worker from every browser that still reaches the host. */
export class OffSwitch {
  readonly #options: OffSwitchOptions;
  #isOff = false;

  constructor(options: OffSwitchOptions) {
    this.#options = options;
  }

  /** Once found, all requests go to the network. */
  get isOff(): boolean {
    return this.#isOff;
  }

  /** Asks the host, and removes the worker if it says so. Silence does not count. */
  async look(): Promise<boolean> {
    if (!this.#isOff && (await this.#isWritten())) {
      this.#isOff = true;
      await this.#options.putAway();
    }
    return this.#isOff;
  }

  async #isWritten(): Promise<boolean> {
    try {
      const address = new URL(offFile, this.#options.scope);
      const answer = await this.#options.fetch(new Request(address, { cache: 'no-store', priority: 'low' }));
      if (!answer.ok || answer.redirected || isHtml(answer)) return false;
      return (await answer.text()).trim() === offWord;
    } catch {
      return false;
    }
  }
}
