import { createToken } from '../di/token.ts';

/** Which server the app talks to. `in-browser` is the offline demo: no money, no network. */
export interface ServerInfo {
  readonly kind: 'network' | 'in-browser';
}
export const ServerInfo = createToken<ServerInfo>('ServerInfo');
