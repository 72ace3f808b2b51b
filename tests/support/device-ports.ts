import type { Container } from 'inversify';
import { Clock } from '../../src/core/time/clock.ts';
import { PersonalStorage } from '../../src/core/platform/personal-storage.ts';
import { KeyValueStorage } from '../../src/core/platform/storage.ts';
import { memoryStorage } from './memory-storage.ts';

/** A hundred times sooner than asked for. */
const soon: Clock['after'] = (delayMs, run) => {
  const timer = setTimeout(run, delayMs / 100);
  return () => clearTimeout(timer);
};

/** A device that keeps what is put into the map, and whose clock stands where it is told. */
export function bindDevice(root: Container, kept: Map<string, string>, now: () => number): void {
  root.bind(KeyValueStorage).toConstantValue(memoryStorage(kept));
  root.bind(PersonalStorage).toConstantValue(memoryStorage());
  root.bind(Clock).toConstantValue({ now, after: soon });
}
