import type { PresenterPort } from '../../../../core/ports/presenter-port.ts';
import { controlCalls } from '../../presenter/control-calls.ts';
import { RemotePresenter } from '../../presenter/remote-presenter.ts';
import type { Backend } from './backend.ts';
import type { FrameListener, FrameSocket } from '../server/engine-io-session.ts';
import type { OpenFrames } from '../server/in-page-socket.ts';

/** One backend for the page's whole life, in this tab or another. */
export class BackendSwitch implements Backend {
  readonly presenter: PresenterPort;
  readonly #changeListeners = new Set<() => void>();
  #coming: Promise<Backend> = new Promise(() => undefined);
  #present: Backend | undefined;
  #forgetState: () => void = () => undefined;
  /** This tab's connections, each with the function that ends it. */
  readonly #connections = new Map<FrameListener, FrameSocket>();

  constructor() {
    this.presenter = new RemotePresenter({
      call: async (name, argument) => controlCalls[name]?.((await this.#coming).presenter, argument),
      watch: (listener) => {
        this.#changeListeners.add(listener);
        return () => void this.#changeListeners.delete(listener);
      },
    });
  }

  /** Calls now wait for `next`, and connections are refused until it arrives. Rejects when it does not. */
  async use(next: Promise<Backend>): Promise<void> {
    this.#coming = next;
    this.#present = undefined;
    this.#forgetState();
    const backend = await next;
    this.#present = backend;
    this.#forgetState = backend.presenter.watchState(() => this.#changed());
    this.#changed();
  }

  readonly fetch: typeof fetch = async (input, init) => (await this.#coming).fetch(input, init);

  readonly openFrames: OpenFrames = (listener) => {
    const forget = (): void => void this.#connections.delete(listener);
    const ended = (): void => {
      forget();
      listener.ended();
    };
    const frames = this.#present?.openFrames({ receive: (frame) => listener.receive(frame), ended });
    if (frames === undefined) return undefined;
    this.#connections.set(listener, frames);
    const close = (): void => {
      forget();
      frames.close();
    };
    return { send: (frame) => frames.send(frame), close };
  };

  /** Breaks the connections of this tab, as a network does; clients reconnect. */
  dropConnections(): void {
    const open = [...this.#connections];
    this.#connections.clear();
    for (const [listener, frames] of open) {
      frames.close();
      listener.ended();
    }
  }

  tick(): void {
    this.#present?.tick();
  }

  #changed(): void {
    for (const listener of this.#changeListeners) listener();
  }
}
