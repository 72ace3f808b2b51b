import { setupWorker } from 'msw/browser';
import { mswHandlers } from './msw-handlers.ts';

/**
 * For development: the page's own calls pass through a service worker, so that the network panel shows them, and
 * `serve` answers them. Resolves with the page's `fetch` once the worker runs.
 */
export async function throughNetworkPanel(serve: typeof fetch): Promise<typeof fetch> {
  const worker = setupWorker(...mswHandlers(serve));
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  return (input, init) => fetch(input, init);
}
