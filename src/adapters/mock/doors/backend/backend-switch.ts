import type { PresenterPort } from '../../../../core/ports/presenter-port.ts';
import { controlCalls } from '../../presenter/control-calls.ts';
import { RemotePresenter } from '../../presenter/remote-presenter.ts';
import { brandedFetch, changed, type BrandWords } from './brand-words.ts';
import type { Backend } from './backend.ts';
import type { FrameListener, FrameSocket } from '../server/engine-io-session.ts';
import type { OpenFrames } from '../server/in-page-socket.ts';

/** One backend for the page's whole life, in this tab or another. */
export class BackendSwitch implements Backend {
  readonly fetch: typeof fetch;
  readonly presenter: PresenterPort;
  readonly #changeListeners = new Set<() => void>();
  #coming: Promise<Backend> = new Promise(() => undefined);
  #present: Backend | undefined;
  #forgetState: () => void = () => undefined;
  /** This tab's connections, each with the function that ends it. */
  readonly #connections = new Map<FrameListener, FrameSocket>();

  /** With `words` the page and the world speak of the product by different names. */
  constructor(words?: BrandWords) {
    const own: typeof fetch = async (input, init) => (await this.#coming).fetch(input, init);
    this.fetch = words === undefined ? own : brandedFetch(own, words);
    const call = async (name: string, argument: unknown): Promise<unknown> =>
      controlCalls[name]?.((await this.#coming).presenter, argument);
    this.presenter = new RemotePresenter({
      call:
        words === undefined
          ? call
          : async (name, argument) => changed(await call(name, changed(argument, words.toWorld)), words.toPage),
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
