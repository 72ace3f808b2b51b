import { createToken } from '../di/token.ts';
import type { Operation } from './http-transport.ts';

/** Finds out what a server has, by asking for lists: what it says is kept by KnownCalls. */
export interface ServerOffer {
  /**
   * Asks for each of these lists once a day, one after the other, and for nothing when the server itself does not
   * answer. `isWanted`: ask now. Resolves with whether all lists were asked now; never fails.
   */
  findOut(lists: readonly Operation[], isWanted?: boolean): Promise<boolean>;
}
export const ServerOffer = createToken<ServerOffer>('ServerOffer');
