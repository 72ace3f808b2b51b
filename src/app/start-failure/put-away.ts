import { forgetCopies } from '../offline/copies-of-scope.ts';

/** The time limit of each step: a person is waiting for the program. */
const patienceMs = 8000;

const within = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patienceMs))]);

/** Insecure contexts have neither workers nor caches. */
async function forgetWorker(scope: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const found = await navigator.serviceWorker.getRegistrations();
  await Promise.all(found.filter((one) => one.scope === scope).map((one) => one.unregister()));
}

const forgetAll = async (scope: string): Promise<void> => {
  await forgetWorker(scope);
  if ('caches' in window) await forgetCopies(caches, scope);
};

/** The files that the page has loaded, to refresh the browser's HTTP cache; `config.json` is always fetched anyway. */
async function fetchFilesAnew(scope: string): Promise<void> {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = [...new Set(addresses)].filter((address) => address.startsWith(`${scope}assets/`));
  await Promise.all(own.map((address) => fetch(address, { cache: 'reload' })));
}

/** Removes the worker and every copy of the program from the browser. Personal data stay. */
export async function putAway(): Promise<void> {
  const scope = new URL('./', window.location.href).href;
  await within(forgetAll(scope));
  // The page of the demo may make no requests.
  if (__SERVER__ !== 'network') return;
  await within(fetchFilesAnew(scope));
  // The worker that still controls this page may have cached files again.
  await within(forgetAll(scope));
}
