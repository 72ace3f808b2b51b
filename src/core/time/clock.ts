import { createToken } from '../di/token.ts';

/** The device's clock, in epoch ms, and timers on it. */
export interface Clock {
  now(): number;
  after(delayMs: number, run: () => void): () => void;
}
export const Clock = createToken<Clock>('Clock');

/** Server time as known: the device's clock plus the offset measured from the last answers. */
export interface ServerClock {
  /** Epoch ms; the device's own time until an answer has been seen. */
  now(): number;
  /** Server minus device, ms; undefined before the first answer. */
  offsetMs(): number | undefined;
  /**
   * What the last answers say that the server's time is ahead of the monotonic clock of this page, ms, in no order: nothing that is
   * done to the device's clock changes it. Empty before the first answer.
   */
  steadyOffsetsMs(): readonly number[];
  /** Called by the transport with the time a server wrote on an answer. */
  observe(serverMs: number): void;
}
export const ServerClock = createToken<ServerClock>('ServerClock');
