import type { Container } from 'inversify';
import { Clock } from '../../src/core/ports/clock.ts';
import { KeyValueStorage } from '../../src/core/ports/storage.ts';

/** A device that keeps what is put into the map, and whose clock stands where it is told. */
export function bindDevice(root: Container, kept: Map<string, string>, now: () => number): void {
  root.bind(KeyValueStorage).toConstantValue({
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    keeps: () => true,
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    watch: () => () => undefined,
  });
  root.bind(Clock).toConstantValue({ now, after: () => () => undefined });
}
