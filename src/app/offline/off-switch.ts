import { isHtml } from './file-list.ts';

/** Stands beside the worker when the operator wants no worker in any browser. */
const offFile = 'service-worker.off';
/** What the file has to say. Hosts and portals that answer every address with a page switch nothing off. */
const offWord = 'off';

export interface OffSwitchOptions {
  readonly scope: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Drops all copies and takes the worker out of the browser. */
  readonly putAway: () => Promise<void>;
}

/** The operator's way to end the worker in every browser that still asks the host. */
export class OffSwitch {
  readonly #options: OffSwitchOptions;
  #isOff = false;

  constructor(options: OffSwitchOptions) {
    this.#options = options;
  }

  /** Once found, everything is left to the network. */
  get isOff(): boolean {
    return this.#isOff;
  }

  /** Asks the host, and puts everything away when it says so. A host that is silent has not said so. */
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
