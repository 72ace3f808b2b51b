import { KeptFiles } from './kept-files.ts';
import { fileList, readMessage, workerScope } from './worker-scope-codec.ts';

const kept = new KeptFiles({
  list: fileList,
  scope: workerScope.registration.scope,
  caches,
  fetch: (request) => fetch(request),
});

// A new version waits until a person asks for it: nothing here takes over by itself.
workerScope.addEventListener('install', (event) => event.waitUntil(kept.install()));
workerScope.addEventListener('activate', (event) =>
  event.waitUntil(kept.activate().then(() => workerScope.clients.claim())),
);
workerScope.addEventListener('fetch', (event) => {
  const answer = kept.answer(event.request);
  if (answer !== undefined) event.respondWith(answer);
});
workerScope.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.kind === 'take-over') event.waitUntil(workerScope.skipWaiting());
  if (message?.kind === 'keep') event.waitUntil(kept.keep(message.addresses));
});
