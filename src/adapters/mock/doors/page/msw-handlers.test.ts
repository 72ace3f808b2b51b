import { setupServer } from 'msw/node';
import { afterEach, expect, test } from 'vitest';
import { BusyIndicator } from '../../../../core/query/busy-indicator.ts';
import { SessionStore } from '../../../../core/session/session-store.ts';
import { AxiosHttpTransport } from '../../../wire/http/axios-http-transport.ts';
import { BrowserStorage } from '../../../wire/platform/browser-storage.ts';
import { MeasuredServerClock } from '../../../wire/platform/measured-server-clock.ts';
import { elapsedMs, SystemClock } from '../../../wire/platform/system-clock.ts';
import { siteOver } from '../../../wire/site/site-adapter.ts';
import { wireOver } from '../../../wire/calls/wire.ts';
import { alwaysFirst, plainDialect, silentRealtime } from '../../../../../tests/wire/stand-ins.ts';
import { inBrowserFetch } from '../server/in-browser-fetch.ts';
import { mswHandlers } from './msw-handlers.ts';
import { startDoors } from '../test-doors.ts';

let close = (): void => undefined;
afterEach(() => close());

/** The product's own transport over the platform's own `fetch`; only the network is missing. */
async function openClient() {
  const { server } = await startDoors();
  const network = setupServer(...mswHandlers(inBrowserFetch(server)));
  network.listen({ onUnhandledRequest: 'error' });
  close = () => network.close();
  const clock = new SystemClock();
  const http = new AxiosHttpTransport({
    apiBase: 'http://server.test/api',
    fileHost: '',
    fetch: (input, init) => fetch(input, init),
    session: new SessionStore(new BrowserStorage({ area: undefined, prefix: 'test.', tabs: new EventTarget() })),
    serverClock: new MeasuredServerClock(clock),
    busy: new BusyIndicator(clock),
    isOnline: () => true,
    elapsedMs,
  });
  const site = siteOver(wireOver({ http, realtime: silentRealtime, clock, known: alwaysFirst, dialect: plainDialect }));
  return { server, http, site };
}

test('mswHandlers: the product reads the backend through the platform and its network', async () => {
  const { site } = await openClient();
  expect((await site.siteConfiguration()).name).toBe('Tandem');
  expect((await site.menu()).length).toBeGreaterThan(3);
});

test('mswHandlers: an answer that is lost after it took effect is no answer', async () => {
  const { server, http } = await openClient();
  server.setFaults({ loseNextAnswer: true });
  const fields = { user_string: 'ann@example.test', type: 'register' };
  await expect(http.call('POST /sms_mail', fields)).rejects.toMatchObject({ kind: 'no-answer' });
  // The code was sent before the answer was lost, so a second one has to wait.
  await expect(http.call('POST /sms_mail', fields)).rejects.toMatchObject({ kind: 'server' });
});
