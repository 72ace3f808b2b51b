import { createInBrowserServer } from '../adapters/mock/mock-module.ts';
import { asTransportClasses } from '../adapters/wire/realtime/realtime-client.ts';
import { PresenterPort } from '../core/ports/presenter-port.ts';
import type { KeyValueStorage } from '../core/ports/storage.ts';
import { SessionStore } from '../core/session/session-store.ts';
import type { Server } from './server.ts';

/** `npm run dev -- --mode msw` shows the calls in the network panel; both builds leave this out. */
async function networkOf(serve: typeof fetch): Promise<typeof fetch> {
  if (import.meta.env.MODE !== 'msw') return serve;
  const { throughNetworkPanel } = await import('../adapters/mock/doors/msw-page.ts');
  return throughNetworkPanel(serve);
}

/** The backend in this page. Waits for the person where its stored world cannot be opened. */
export async function openDemoServer(storage: KeyValueStorage): Promise<Server> {
  const backend = await createInBrowserServer(async (world) => {
    const { askAboutUnreadableWorld } = await import('./unreadable-world.tsx');
    return askAboutUnreadableWorld({ ...world, language: new SessionStore(storage).state().language });
  });
  return {
    kind: 'in-browser',
    fetch: await networkOf(backend.fetch),
    // A backend in the page is there whatever the device says about its network.
    isOnline: () => true,
    transportClasses: asTransportClasses(backend.transportClasses),
    bindOwn: (container) => {
      container.bind<PresenterPort>(PresenterPort).toConstantValue(backend.presenter);
    },
  };
}
