import type { RuntimeConfig } from '../core/config/runtime-config.ts';

/**
 * From here on the page speaks to the hosts of its configuration and to no others, also where a server leads it on: the
 * policy of the built page was written before these names were known, and the realtime connection follows redirects.
 */
export function speakOnlyTo({ apiBase, ratesUrl = '', realtime: { url } }: RuntimeConfig): void {
  const named = [apiBase, ratesUrl, url, url.replace('https', 'wss')];
  const hosts = named.flatMap((address) => /^\w+:\/\/[^/?#]+/.exec(address) ?? []);
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src 'self' ${hosts.join(' ')}`;
  document.head.append(policy);
}
