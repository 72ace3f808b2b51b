const defaultPath = '/socket.io';

export interface SocketAddress {
  /** Undefined is the page's own host. */
  readonly origin: string | undefined;
  readonly path: string;
}

/** Where a socket is opened: a path behind the host replaces `/socket.io`. */
export function socketAddressOf(url: string): SocketAddress {
  if (url === '') return { origin: undefined, path: defaultPath };
  const { origin, pathname } = new URL(url);
  return { origin, path: pathname === '/' ? defaultPath : pathname };
}
