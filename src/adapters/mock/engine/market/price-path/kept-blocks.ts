import type { DayBlock } from './day-block.ts';

/** Day blocks that were used last, for all symbols together: about 40 kB each. */
export class KeptBlocks {
  readonly #blocks = new Map<string, DayBlock>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** `key` names the day and what was done to it. */
  take(owner: number, key: string, make: () => DayBlock): DayBlock {
    return this.#take(`${owner}:${key}`, make);
  }

  #take(key: string, make: () => DayBlock): DayBlock {
    const known = this.#blocks.get(key);
    const block = known ?? make();
    // Taken out and put back, a block moves to the young end of the map.
    if (known !== undefined) this.#blocks.delete(key);
    this.#blocks.set(key, block);
    if (this.#blocks.size > this.#limit) {
      for (const oldest of this.#blocks.keys()) {
        this.#blocks.delete(oldest);
        break;
      }
    }
    return block;
  }
}
