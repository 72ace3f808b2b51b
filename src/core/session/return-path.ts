/** Where a person was going when the app had to ask who they are. */
const parameter = 'return';

/** The path below the hash of an address: `#/pages/fund/assets?tab=1` is `/pages/fund/assets?tab=1`. */
export const pathOfHash = (hash: string): string => (hash.startsWith('#/') ? hash.slice(1) : '/');

const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/** `loginPath` with the way back attached. Going back to the login itself, or to the home page, needs no note. */
export function withReturnPath(loginPath: string, from: string): string {
  const [place = '/'] = from.split('?');
  if (!isOwnPath(from) || place === loginPath || from === '/') return loginPath;
  return `${loginPath}?${parameter}=${encodeURIComponent(from)}`;
}

/** The way back noted in a query (`?return=…`); undefined when there is none or it leads out of the app. */
export function returnPathIn(query: string): string | undefined {
  const path = new URLSearchParams(query).get(parameter);
  return path !== null && isOwnPath(path) ? path : undefined;
}
