import type { Reply } from '../basics/reply.ts';

const titles: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  422: 'Unprocessable Entity',
  429: 'Too Many Attempts.',
  500: 'Server Error',
};
/** The framework names no reason for what it does not route. */
const unrouted: ReadonlySet<number> = new Set([404, 405]);

const wantsJson = ({ headers }: Request): boolean =>
  headers.has('x-requested-with') || (headers.get('accept') ?? '').includes('application/json');

type Headers = Readonly<Record<string, string>>;

/** The answer without a handler: a page, or JSON without a type for a program that accepts JSON. */
export function faultPage(request: Request, { status, body }: Reply, headers: Headers = {}): Response {
  if (wantsJson(request)) {
    const message = unrouted.has(status) ? '' : (titles[status] ?? '');
    const told = JSON.stringify({ message, ...body });
    return new Response(told, { status, headers: { ...headers, 'Content-Type': 'application/json' } });
  }
  // A form that breaks a rule is redirected to its origin.
  if (status === 422) return new Response(null, { status: 302, headers: { ...headers, Location: '/' } });
  const title = titles[status] ?? 'Error';
  const page = `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body>${title}</body></html>`;
  return new Response(page, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=UTF-8' } });
}
