/** What a server tells browsers of other origins. */
export interface CrossOrigin {
  /** How OPTIONS is answered: with what is routed, or always with leave. */
  readonly preflight: 'routes' | 'always';
  /** Origins that may read answers: all, or these with their cookies. */
  readonly origins: '*' | readonly string[];
}

const requestHeaders = 'Origin, Content-Type, Cookie, X-CSRF-TOKEN, Accept, Authorization, X-XSRF-TOKEN, lang';
const verbs = 'GET, POST, PATCH, PUT, OPTIONS';

/** No preflight is answered, so that no page of another origin can sign in. */
export const sameOriginOnly: CrossOrigin = { preflight: 'routes', origins: '*' };
export const everyOrigin: CrossOrigin = { preflight: 'always', origins: '*' };
export const listedOrigins = (origins: readonly string[]): CrossOrigin => ({ preflight: 'routes', origins });

/** Headers of an answer to this origin. */
export function answerHeaders({ origins }: CrossOrigin, origin: string | null): Readonly<Record<string, string>> {
  if (origins === '*') return { 'Access-Control-Allow-Origin': '*' };
  if (origin === null || !origins.includes(origin)) return {};
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
}

/** `allowed`: the verbs routed at the path; empty for an unknown path. */
export function answerOptions(rule: CrossOrigin, origin: string | null, allowed: readonly string[]): Response {
  const leave = { 'Access-Control-Allow-Headers': requestHeaders, 'Access-Control-Allow-Methods': verbs };
  if (rule.preflight === 'always')
    return new Response(null, { status: 204, headers: { ...answerHeaders(rule, origin), ...leave } });
  const isListed = rule.origins !== '*' && origin !== null && rule.origins.includes(origin);
  if (allowed.length === 0) return new Response(null, { status: 404 });
  const headers = isListed ? { ...answerHeaders(rule, origin), ...leave } : {};
  return new Response(null, { status: 200, headers: { ...headers, Allow: allowed.join(',') } });
}
