const defaultPath = '/socket.io';

export interface SocketAddress {
  /** Undefined: the page's own host. */
  readonly origin: string | undefined;
  readonly path: string;
}

/** The address of a socket: a path behind the host replaces `/socket.io`. */
export function socketAddressOf(url: string): SocketAddress {
  if (url === '') return { origin: undefined, path: defaultPath };
  const { origin, pathname } = new URL(url);
  return { origin, path: pathname === '/' ? defaultPath : pathname };
}
