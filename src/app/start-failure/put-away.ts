import { forgetCopies } from '../offline/copies-of-scope.ts';

/** No step may keep a person waiting who has asked for the program. */
const patienceMs = 8000;

const within = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patienceMs))]);

/** Pages that are not served securely have neither workers nor copies. */
async function forgetWorker(scope: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const found = await navigator.serviceWorker.getRegistrations();
  await Promise.all(found.filter((one) => one.scope === scope).map((one) => one.unregister()));
}

const forgetAll = async (scope: string): Promise<void> => {
  await forgetWorker(scope);
  if ('caches' in window) await forgetCopies(caches, scope);
};

/** What the page has asked for, for the browser's own cache to be filled anew; `config.json` is asked for each time anyway. */
async function fetchFilesAnew(scope: string): Promise<void> {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = [...new Set(addresses)].filter((address) => address.startsWith(`${scope}assets/`));
  await Promise.all(own.map((address) => fetch(address, { cache: 'reload' })));
}

/** Takes the worker and every copy of the program out of the browser. What a person has stored stays. */
export async function putAway(): Promise<void> {
  const scope = new URL('./', window.location.href).href;
  await within(forgetAll(scope));
  // The page of the demo may ask for nothing by itself.
  if (__SERVER__ !== 'network') return;
  await within(fetchFilesAnew(scope));
  // The worker that this page still has may have copied again.
  await within(forgetAll(scope));
}
