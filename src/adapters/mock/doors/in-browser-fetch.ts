import type { EngineServer } from './engine-server.ts';

/** The network's own `fetch`, but the server is in this page. A lost answer rejects as a broken connection does. */
export const inBrowserFetch =
  (server: EngineServer): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const outcome = await server.serve(request);
    if (outcome.kind === 'lost') throw new TypeError('Failed to fetch');
    return outcome.response;
  };
