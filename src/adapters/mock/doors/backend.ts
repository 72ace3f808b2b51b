import type { Clock } from '../../../core/ports/clock.ts';
import type { PresenterPort } from '../../../core/ports/presenter-port.ts';
import { EnginePresenter } from '../presenter/engine-presenter.ts';
import { openEngineIoSession } from './engine-io-session.ts';
import type { EngineServer } from './engine-server.ts';
import { inBrowserFetch } from './in-browser-fetch.ts';
import type { OpenFrames } from './in-page-socket.ts';

/** A backend as a page uses it, wherever it runs. */
export interface Backend {
  readonly fetch: typeof fetch;
  readonly openFrames: OpenFrames;
  readonly presenter: PresenterPort;
  /** Lets time pass now; somebody is looking. */
  tick(): void;
}

/** The engine in this very page. */
export function localBackend(server: EngineServer, clock: Clock): Backend {
  return {
    fetch: inBrowserFetch(server),
    openFrames: (listener) =>
      openEngineIoSession({ clock, connect: (socketListener) => server.connect(socketListener) }, listener),
    presenter: new EnginePresenter(server),
    tick: () => server.engine.tick(),
  };
}
