import { demoRates, ratesPath } from '../../engine/market/fiat-rates.ts';
import type { ServedDoor } from './engine-server.ts';

/**
 * A `fetch` whose server is in this page, plus the public service of currency rates. A lost answer rejects like a
 * broken connection.
 */
export const inBrowserFetch =
  (server: Pick<ServedDoor, 'serve'>): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    if (new URL(request.url).pathname === ratesPath) return Response.json(demoRates);
    const outcome = await server.serve(request);
    if (outcome.kind === 'lost') throw new TypeError('Failed to fetch');
    return outcome.response;
  };
