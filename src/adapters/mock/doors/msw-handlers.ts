import { http, HttpResponse, type HttpHandler } from 'msw';
import type { EngineServer } from './engine-server.ts';

/** The whole backend as one catch-all handler of each place it serves. */
export function mswHandlers(server: EngineServer): readonly HttpHandler[] {
  const answer = async ({ request }: { request: Request }): Promise<Response> => {
    const outcome = await server.serve(request);
    return outcome.kind === 'lost' ? HttpResponse.error() : outcome.response;
  };
  return [http.all('*/api/*', answer), http.get('*/upload/*', answer)];
}
