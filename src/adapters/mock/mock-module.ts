import type { Clock } from '../../core/ports/clock.ts';
import type { PresenterPort } from '../../core/ports/presenter-port.ts';
import { SystemClock } from '../wire/platform/system-clock.ts';
import { BackendSwitch } from './doors/backend-switch.ts';
import { localBackend, type Backend } from './doors/backend.ts';
import { inPageTransport } from './doors/in-page-socket.ts';
import { openPageEngine, type OnUnreadableWorld } from './doors/page-engine.ts';
import { TabFollower } from './doors/tab-follower.ts';
import { TabLeader } from './doors/tab-leader.ts';
import { canShareTabs, takeFreeLock, waitForLock, type TabLock } from './doors/tab-lock.ts';

export interface InBrowserServer {
  readonly fetch: typeof fetch;
  /** For `transports` of socket.io-client. */
  readonly transportClasses: readonly unknown[];
  readonly presenter: PresenterPort;
}

/** The number is that of the messages: tabs with another one do not understand each other. */
const channelName = 'tandem-engine-1';
const tickMs = 100;

interface Surroundings {
  readonly clock: Clock;
  readonly onUnreadable: OnUnreadableWorld | undefined;
}

async function openHere({ clock, onUnreadable }: Surroundings): Promise<Backend> {
  return localBackend(await openPageEngine(clock, onUnreadable), clock);
}

/** This tab has the engine, and other tabs may use it. */
async function lead(
  here: Surroundings,
  { channel, lock }: { channel: BroadcastChannel; lock: TabLock | undefined },
): Promise<Backend> {
  try {
    const backend = await openHere(here);
    new TabLeader(channel, backend).start();
    return backend;
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** Another tab has the engine; when that one closes, this one takes over. */
async function follow(
  here: Surroundings,
  { channel, backends }: { channel: BroadcastChannel; backends: BackendSwitch },
): Promise<void> {
  // Pages that are not served securely have no randomUUID.
  const follower = new TabFollower(channel, crypto.getRandomValues(new Uint32Array(4)).join('-'));
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) follower.leave();
  });
  const takeOver = waitForLock().then((lock) => {
    follower.leave();
    return backends.use(lead(here, { channel, lock }));
  });
  await Promise.race([backends.use(follower.greet().then(() => follower)), takeOver]);
}

/** Time passes by the clock; a tab that nobody sees does not tell prices, and catches up when it is seen again. */
function drive(clock: Clock, backends: BackendSwitch): void {
  const beat = (): void => {
    if (document.visibilityState === 'visible') backends.tick();
    clock.after(tickMs, beat);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') backends.tick();
  });
  beat();
}

/** `npm run dev -- --mode msw` shows the calls in the network panel; both builds leave this out. */
async function networkOf(serve: typeof fetch): Promise<typeof fetch> {
  if (import.meta.env.MODE !== 'msw') return serve;
  const { throughNetworkPanel } = await import('./doors/msw-page.ts');
  return throughNetworkPanel(serve);
}

/**
 * The backend in this browser: on what it has stored, shared by all its tabs. When the stored world belongs to another
 * version or is damaged, `onUnreadable` decides; without it, this fails with AppError `storage` and nothing is dropped.
 */
export async function createInBrowserServer(onUnreadable?: OnUnreadableWorld): Promise<InBrowserServer> {
  const clock = new SystemClock();
  const here = { clock, onUnreadable };
  const backends = new BackendSwitch();
  if (canShareTabs()) {
    const channel = new BroadcastChannel(channelName);
    const lock = await takeFreeLock();
    if (lock === undefined) await follow(here, { channel, backends });
    else await backends.use(lead(here, { channel, lock }));
  } else {
    await backends.use(openHere(here));
  }
  drive(clock, backends);
  // The presenter's controls for scripts and tests, as the panel uses them.
  Object.assign(globalThis, { tandemPresenter: backends.presenter });
  return {
    fetch: await networkOf(backends.fetch),
    transportClasses: [inPageTransport(backends.openFrames)],
    presenter: backends.presenter,
  };
}
