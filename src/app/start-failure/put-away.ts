import { fetchFilesAnew } from '../../core/waiting/load-anew.ts';
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

/** Removes the worker and every copy of the program from the browser. Personal data stay. */
export async function putAway(): Promise<void> {
  const scope = new URL('./', window.location.href).href;
  await within(forgetAll(scope));
  // The page of the demo may make no requests.
  if (__SERVER__ !== 'network') return;
  await within(fetchFilesAnew());
  // The worker that still controls this page may have cached files again.
  await within(forgetAll(scope));
}
