const isWeb = (protocol: string): boolean => protocol === 'https:' || protocol === 'http:';

/** The address of a picture when it lies on one of these hosts; undefined for every other one, and for what is no file of a host. */
export function pictureOfHosts(
  address: string | undefined,
  page: string,
  hosts: readonly string[],
): string | undefined {
  if (address === undefined || !URL.canParse(address, page)) return undefined;
  const { protocol, origin } = new URL(address, page);
  const origins = [page, ...hosts].filter((host) => host !== '').map((host) => new URL(host).origin);
  return isWeb(protocol) && origins.includes(origin) ? address : undefined;
}
