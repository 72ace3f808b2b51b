import { forgetCopies } from './copies-of-scope.ts';
import { KeptFiles } from './kept-files.ts';
import { OffSwitch } from './off-switch.ts';
import { fileList, readMessage, workerScope } from './worker-scope-codec.ts';

const { registration } = workerScope;
const { scope } = registration;
const ask = (request: Request): Promise<Response> => fetch(request);
const kept = new KeptFiles({ list: fileList, scope, caches, fetch: ask });
const offSwitch = new OffSwitch({
  scope,
  fetch: ask,
  putAway: () => {
    // Not awaited: the browser resolves this only after a running installation.
    registration.unregister().catch(() => undefined);
    return forgetCopies(caches, scope);
  },
});

async function install(): Promise<void> {
  if (await offSwitch.look()) throw new Error('the host has switched the worker off');
  await kept.install();
  // A new version waits for consent, unless the running one is broken.
  if (registration.active !== null && (await kept.isVersionInUseBroken())) await workerScope.skipWaiting();
}

workerScope.addEventListener('install', (event) => event.waitUntil(install()));
workerScope.addEventListener('activate', (event) =>
  event.waitUntil(kept.activate().then(() => workerScope.clients.claim())),
);
workerScope.addEventListener('fetch', (event) => {
  if (offSwitch.isOff) return;
  const answer = kept.answer(event.request);
  if (answer !== undefined) event.respondWith(answer);
  // In parallel with the page, which never waits for this.
  if (event.request.mode === 'navigate') event.waitUntil(offSwitch.look());
});
workerScope.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.kind === 'take-over') event.waitUntil(workerScope.skipWaiting());
  if (message?.kind === 'keep') event.waitUntil(kept.keep(message.addresses));
  if (message?.kind === 'look') event.waitUntil(offSwitch.look());
});
