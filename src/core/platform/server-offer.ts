import { createToken } from '../di/token.ts';
import type { Operation } from './http-transport.ts';

/** Probes a server by reading lists; KnownCalls stores the findings. */
export interface ServerOffer {
  /**
   * Reads each of these lists once a day, one after the other, and none when the server itself does not answer.
   * `isWanted`: read them now. Resolves with whether all lists were read now; never fails.
   */
  findOut(lists: readonly Operation[], isWanted?: boolean): Promise<boolean>;
}
export const ServerOffer = createToken<ServerOffer>('ServerOffer');
