import type { Clock } from '../../../../core/time/clock.ts';
import type { PresenterPort } from '../../../../core/ports/presenter-port.ts';
import { EnginePresenter } from '../../presenter/engine-presenter.ts';
import { openEngineIoSession } from '../server/engine-io-session.ts';
import type { EngineServer } from '../server/engine-server.ts';
import { inBrowserFetch } from '../server/in-browser-fetch.ts';
import type { OpenFrames } from '../server/in-page-socket.ts';
import { WorldDoor } from '../server/world-door.ts';

/** A backend as a page sees it, wherever it runs. */
export interface Backend {
  readonly fetch: typeof fetch;
  readonly openFrames: OpenFrames;
  readonly presenter: PresenterPort;
  /** Advances the clock now; a page is visible. */
  tick(): void;
}

const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** The engine in this page, or in a worker of it. */
export function localBackend(server: EngineServer, clock: Clock): Backend {
  const door = new WorldDoor({ server, clock, random, isOneVisit: true });
  return {
    fetch: inBrowserFetch(door),
    openFrames: (listener) =>
      openEngineIoSession({ clock, connect: (socketListener) => door.connect(socketListener) }, listener),
    presenter: new EnginePresenter(server),
    tick: () => server.engine.tick(),
  };
}
