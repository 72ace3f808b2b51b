import { createToken } from '../di/token.ts';
import type { Operation } from './http-transport.ts';
import type { Unsubscribe } from './realtime-transport.ts';

/** The ways of one call, as the table of calls lists them. The first one names the call. */
export type Ways = readonly [Operation, ...Operation[]];

/** What a server has been found to take of a call: one of its ways, or none. */
export interface CallFinding {
  /** The first of its ways. */
  readonly call: Operation;
  /** Undefined where the server answered every way with 404 or 405. */
  readonly way: Operation | undefined;
  /** Epoch ms. */
  readonly foundAt: number;
}

/**
 * By which ways the server takes calls: found out by using them, kept on the device for this server. What was used tells
 * of the person, so it goes with the session.
 */
export interface KnownCalls {
  /** The ways of a call, the one that worked first. */
  inOrder(ways: Ways): readonly Operation[];
  /** The server answered this way. */
  took(ways: Ways, way: Operation): void;
  /** The server has none of these ways. */
  lacks(ways: Ways): void;
  /** False only where every way was answered with 404 or 405. */
  isOffered(call: Operation): boolean;
  /** The same list until something changes. */
  findings(): readonly CallFinding[];
  forget(): void;
  /** Told after each change. */
  watch(listener: () => void): Unsubscribe;
}
export const KnownCalls = createToken<KnownCalls>('KnownCalls');
