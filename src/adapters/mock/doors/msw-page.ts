import { setupWorker } from 'msw/browser';
import { mswHandlers } from './msw-handlers.ts';

/**
 * For developing: the page's own calls pass through a service worker, so that the network panel shows them, and are
 * answered by `serve`. Resolves with the `fetch` of the page once the worker is there.
 */
export async function throughNetworkPanel(serve: typeof fetch): Promise<typeof fetch> {
  const worker = setupWorker(...mswHandlers(serve));
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  return (input, init) => fetch(input, init);
}
