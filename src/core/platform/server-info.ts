import { createToken } from '../di/token.ts';

/** The server of the app. `in-browser` is the offline demo: no money, no network. */
export interface ServerInfo {
  readonly kind: 'network' | 'in-browser';
  /** The offline demo as one file, opened from a folder instead of a host. */
  readonly isOneFile: boolean;
}
export const ServerInfo = createToken<ServerInfo>('ServerInfo');
