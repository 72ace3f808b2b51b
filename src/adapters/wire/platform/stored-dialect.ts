import { version } from '../../../../package.json';
import { dialectNames, type DialectName } from '../../../core/domain/server/dialect-name.ts';
import { familyKey, type DialectSource } from '../../../core/platform/dialect-source.ts';
import type { Unsubscribe } from '../../../core/platform/realtime-transport.ts';
import type { KeyValueStorage } from '../../../core/platform/storage.ts';
import type { Clock } from '../../../core/time/clock.ts';
import { Listeners } from '../realtime/listeners.ts';

interface Options {
  /** Address of the API: each server is found out for itself. */
  readonly apiBase: string;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  /** What `config.json` says; undefined leaves it to the answers. */
  readonly configured: DialectName | undefined;
}

/**
 * The stored text is `name,version,foundAt`: another version of the program finds the family out anew. An older one kept
 * the name alone.
 */
export class StoredDialect implements DialectSource {
  readonly #options: Options;
  readonly #key: string;
  readonly #listeners = new Listeners<void>();
  readonly watch = (listener: () => void): Unsubscribe => this.#listeners.add(listener);

  constructor(options: Options) {
    this.#options = options;
    this.#key = familyKey(options.apiBase);
  }

  name(): DialectName {
    return this.#known() ?? 'standard';
  }

  isKnown(): boolean {
    return this.#known() !== undefined;
  }

  learn(name: DialectName): void {
    const { storage, clock } = this.#options;
    const found = `${name},${version},`;
    if (this.#kept().startsWith(found)) return;
    storage.write(this.#key, found + clock.now());
    this.#listeners.tell();
  }

  #known(): DialectName | undefined {
    const [kept] = this.#kept().split(',');
    return this.#options.configured ?? dialectNames.find((name) => name === kept);
  }

  #kept(): string {
    return this.#options.storage.read(this.#key) ?? '';
  }
}
