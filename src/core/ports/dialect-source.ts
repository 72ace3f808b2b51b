import { createToken } from '../di/token.ts';
import type { DialectName } from '../domain/dialect-name.ts';
import type { Unsubscribe } from './realtime-transport.ts';

/** Which family this server belongs to: configured, or found out from what it answers and kept on the device. */
export interface DialectSource {
  name(): DialectName;
  /** False until it is configured or answers have told it, on a first visit: the name is a guess until then. */
  isKnown(): boolean;
  /** What the answers tell; a configured name stays. */
  learn(name: DialectName): void;
  /** Told after each change. */
  watch(listener: () => void): Unsubscribe;
}
export const DialectSource = createToken<DialectSource>('DialectSource');
