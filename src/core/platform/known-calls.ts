import { createToken } from '../di/token.ts';
import type { Operation } from './http-transport.ts';
import type { Unsubscribe } from './realtime-transport.ts';

/** The alternative ways of one call, from the table of calls. The first one names the call. */
export type Ways = readonly [Operation, ...Operation[]];

/** The way of a call that a server was found to accept, or none. */
export interface CallFinding {
  /** The first of its ways. */
  readonly call: Operation;
  /** Undefined when the server answered every way with 404 or 405. */
  readonly way: Operation | undefined;
  /** Epoch ms. */
  readonly foundAt: number;
}

/**
 * Which ways of a call the server accepts: learned from use, stored on the device per server. Used calls reveal
 * something about the person, so the findings are dropped with the session.
 */
export interface KnownCalls {
  /** The ways of a call, the working one first. */
  inOrder(ways: Ways): readonly Operation[];
  /** The server answered this way. */
  took(ways: Ways, way: Operation): void;
  /** The server has none of these ways. */
  lacks(ways: Ways): void;
  /** False only when every way was answered with 404 or 405 within the last day. */
  isOffered(call: Operation): boolean;
  /** Returns the same list until something changes. */
  findings(): readonly CallFinding[];
  forget(): void;
  /** Runs after each change. */
  readonly watch: (listener: () => void) => Unsubscribe;
}
export const KnownCalls = createToken<KnownCalls>('KnownCalls');
