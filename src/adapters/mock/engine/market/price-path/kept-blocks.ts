import type { DayBlock } from './day-block.ts';

/** Day blocks that were used last, for all symbols together: about 40 kB each. */
export class KeptBlocks {
  readonly #blocks = new Map<string, DayBlock>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  take(owner: number, day: number, make: () => DayBlock): DayBlock {
    const key = `${owner}:${day}`;
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
