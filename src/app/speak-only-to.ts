import type { RuntimeConfig } from '../core/config/runtime-config.ts';

type Reach = Pick<RuntimeConfig, 'apiBase' | 'ratesUrl' | 'realtime'>;

const originOf = (address: string | undefined): readonly string[] =>
  address?.startsWith('https:') === true ? [new URL(address).origin] : [];

/** The hosts that a configuration names beside the page's own, as `hostsOf` of scripts/page-policy.mjs has them. */
export function hostsIn({ apiBase, ratesUrl, realtime }: Reach): readonly string[] {
  const sockets = originOf(realtime.url);
  const overSocket = sockets.map((origin) => origin.replace('https:', 'wss:'));
  return [...new Set([...originOf(apiBase), ...originOf(ratesUrl), ...sockets, ...overSocket])];
}

/**
 * From here on the page speaks to the hosts of its configuration and to no others, also where a server leads it on: the
 * policy of the built page was written before these names were known, and the realtime connection follows redirects.
 */
export function speakOnlyTo(config: Reach, page: Document = document): void {
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = ["connect-src 'self'", ...hostsIn(config)].join(' ');
  page.head.append(policy);
}
