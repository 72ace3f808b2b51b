import { createToken } from '../di/token.ts';
import type { DialectName } from '../domain/server/dialect-name.ts';
import type { Unsubscribe } from './realtime-transport.ts';

/** Storage key, per API address: the family and when it was recognised. */
export const familyKey = (apiBase: string): string => `dialect.${apiBase}`;

/** The family of this server: configured, or detected from its answers and stored on the device. */
export interface DialectSource {
  name(): DialectName;
  /** False on a first visit until configuration or answers reveal it: the name is a guess until then. */
  isKnown(): boolean;
  /** Stores what the answers reveal; a configured name stays. */
  learn(name: DialectName): void;
  /** Runs after each change. */
  readonly watch: (listener: () => void) => Unsubscribe;
}
export const DialectSource = createToken<DialectSource>('DialectSource');
