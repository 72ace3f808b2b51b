import { dialectNames, type DialectName } from '../../../core/domain/server/dialect-name.ts';
import type { DialectSource } from '../../../core/platform/dialect-source.ts';
import type { Unsubscribe } from '../../../core/platform/realtime-transport.ts';
import type { KeyValueStorage } from '../../../core/platform/storage.ts';

interface Options {
  /** Address of the API: each server is found out for itself. */
  readonly apiBase: string;
  readonly storage: KeyValueStorage;
  /** What `config.json` says; undefined leaves it to the answers. */
  readonly configured: DialectName | undefined;
}

export class StoredDialect implements DialectSource {
  readonly #options: Options;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();

  constructor(options: Options) {
    this.#options = options;
    this.#key = `dialect.${options.apiBase}`;
  }

  name(): DialectName {
    return this.#known() ?? 'standard';
  }

  isKnown(): boolean {
    return this.#known() !== undefined;
  }

  learn(name: DialectName): void {
    if (name === this.#known()) return;
    this.#options.storage.write(this.#key, name);
    for (const listener of this.#listeners) listener();
  }

  watch(listener: () => void): Unsubscribe {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #known(): DialectName | undefined {
    const kept = this.#options.storage.read(this.#key);
    return this.#options.configured ?? dialectNames.find((name) => name === kept);
  }
}
