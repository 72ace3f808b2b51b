import type { RuntimeConfig } from '../core/config/runtime-config.ts';

/**
 * Limits the page to the hosts of its configuration, also after redirects: the policy of the built page was written
 * before these names were known, and the realtime connection follows redirects.
 */
export function speakOnlyTo({ apiBase, ratesUrl = '', observability = '', realtime: { url } }: RuntimeConfig): void {
  const named = [apiBase, ratesUrl, observability, url, url.replace('https', 'wss')];
  const hosts = named.flatMap((address) => /^\w+:\/\/[^/?#]+/.exec(address) ?? []);
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src 'self' ${hosts.join(' ')}`;
  document.head.append(policy);
}
