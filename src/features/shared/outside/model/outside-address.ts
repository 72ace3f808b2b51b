import { pathWith, routes } from '../../../../core/navigation/routes.ts';

/** An address of the web that may be opened outside; undefined for anything else a server may have sent. */
export function outsideAddress(text: string | undefined): URL | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const address = new URL(text);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address : undefined;
}

/** The page that names the host before it opens the link. */
export const leavingPath = (address: URL): string => pathWith(routes.common.webView, { url: address.href });

/** A name can imitate another one with letters of other alphabets; the browser's own spelling of those begins so. */
export const isDisguised = (address: URL): boolean =>
  address.hostname.split('.').some((label) => label.startsWith('xn--'));
