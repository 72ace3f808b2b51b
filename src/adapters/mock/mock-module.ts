import { productName } from '../../core/i18n/product-name.ts';
import { workerAddress } from '../../core/config/worker-address.ts';
import type { Clock } from '../../core/time/clock.ts';
import type { PresenterPort } from '../../core/ports/presenter-port.ts';
import { SystemClock } from '../wire/platform/system-clock.ts';
import { BackendSwitch } from './doors/backend/backend-switch.ts';
import type { Backend } from './doors/backend/backend.ts';
import { inPageTransport } from './doors/server/in-page-socket.ts';
import { startPulse } from './doors/backend/pulse.ts';
import { TabFollower } from './doors/tabs/tab-follower.ts';
import { canShareTabs, takeFreeLock, waitForLock, type TabLock } from './doors/tabs/tab-lock.ts';
import { brandWords } from './doors/backend/brand-words.ts';
import { openOrAsk, type OnUnreadableWorld } from './doors/page/unreadable-world.ts';
import { startEngineWorker, type WorkerLike } from './doors/worker/worker-backend.ts';

export interface InBrowserServer {
  readonly fetch: typeof fetch;
  /** For `transports` of socket.io-client. */
  readonly transportClasses: readonly unknown[];
  readonly presenter: PresenterPort;
}

/** The number is that of the messages: tabs with another one do not understand each other. */
const channelName = 'tandem-engine-2';

interface Surroundings {
  readonly clock: Clock;
  readonly onUnreadable: OnUnreadableWorld | undefined;
}

/** The worker's code is a separate file, or text within a one-file page (scripts/one-file-page.ts). */
async function createWorker(): Promise<WorkerLike> {
  const { default: address } = await import('./doors/worker/engine-worker.ts?worker&url');
  return new Worker(workerAddress(address), { type: import.meta.env.DEV ? 'module' : 'classic' });
}

/** The engine of this tab, in a worker where there can be one, otherwise in the page. With a `channel` other tabs may use it. */
async function openHere({ clock, onUnreadable }: Surroundings, channel: string | undefined): Promise<Backend> {
  const worker = await startEngineWorker({ create: createWorker, clock });
  if (worker !== undefined) return openOrAsk(() => worker.open(channel), onUnreadable);
  const { openPageBackend } = await import('./doors/page/page-backend.ts');
  return openOrAsk(() => openPageBackend(clock, channel), onUnreadable);
}

/** This tab has the engine, and other tabs may use it. */
async function lead(here: Surroundings, lock: TabLock | undefined): Promise<Backend> {
  try {
    return await openHere(here, channelName);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** Another tab has the engine; when that one closes, this one takes over. */
async function follow(here: Surroundings, backends: BackendSwitch): Promise<void> {
  // Pages that are not served securely have no randomUUID.
  const name = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const follower = new TabFollower(new BroadcastChannel(channelName), name);
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) follower.leave();
  });
  const takeOver = waitForLock().then((lock) => {
    follower.leave();
    return backends.use(lead(here, lock));
  });
  await Promise.race([backends.use(follower.greet().then(() => follower)), takeOver]);
}

/** `npm run dev -- --mode msw` shows the calls in the network panel; both builds leave this out. */
async function networkOf(serve: typeof fetch): Promise<typeof fetch> {
  if (import.meta.env.MODE !== 'msw') return serve;
  const { throughNetworkPanel } = await import('./doors/page/msw-page.ts');
  return throughNetworkPanel(serve);
}

/**
 * The backend in this browser: on what it has stored, shared by all its tabs. When the stored world belongs to another
 * version or is damaged, `onUnreadable` decides; without it, this fails with AppError `storage` and nothing is dropped.
 */
export async function createInBrowserServer(onUnreadable?: OnUnreadableWorld): Promise<InBrowserServer> {
  const clock = new SystemClock();
  const here = { clock, onUnreadable };
  const backends = new BackendSwitch(brandWords(productName()));
  if (canShareTabs()) {
    const lock = await takeFreeLock();
    if (lock === undefined) await follow(here, backends);
    else await backends.use(lead(here, lock));
  } else {
    await backends.use(openHere(here, undefined));
  }
  // A page with little time may ask for fewer events of the market.
  const { beatMs } = document.documentElement.dataset;
  startPulse({ clock, backend: backends, page: document, ...(beatMs === undefined ? {} : { beatMs: Number(beatMs) }) });
  // The presenter's controls for scripts and tests, as the panel uses them.
  Object.assign(globalThis, { tandemPresenter: backends.presenter });
  return {
    fetch: await networkOf(backends.fetch),
    transportClasses: [inPageTransport(backends.openFrames)],
    presenter: backends.presenter,
  };
}
