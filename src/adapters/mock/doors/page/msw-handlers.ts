import { http, HttpResponse, type HttpHandler } from 'msw';

/** The whole backend as one catch-all handler of each place it serves. `serve` rejects where an answer is lost. */
export function mswHandlers(serve: typeof fetch): readonly HttpHandler[] {
  const answer = async ({ request }: { request: Request }): Promise<Response> => {
    try {
      return await serve(request);
    } catch {
      return HttpResponse.error();
    }
  };
  return [http.all('*/api/*', answer), http.get('*/upload/*', answer), http.get('*/rates.json', answer)];
}
