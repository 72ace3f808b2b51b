import type { Unsubscribe } from '../platform/realtime-transport.ts';
import type { RuntimeConfig } from './runtime-config.ts';

/** Which areas the operator offers: the part of `config.json` that may change while a page stays open. */
export type Switches = Pick<RuntimeConfig, 'products' | 'decided' | 'taken'>;

let present: Switches | undefined;
const listeners = new Set<() => void>();

/** As read again since the start; undefined before that. */
export const presentSwitches = (): Switches | undefined => present;

export function watchSwitches(listener: () => void): Unsubscribe {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function putSwitches(next: Switches | undefined): void {
  present = next;
  listeners.forEach((listener) => listener());
}
