import type { DoubledNeeds, DoubledWatch } from './doubled-watch.ts';
import type { Surroundings } from './request-view.ts';
import type { Doubled, Recorded } from './way.ts';

/** The counting of records, whose code is fetched with the first request. */
export class LateWatch<Wish, Row extends Recorded> {
  readonly #fetched: Surroundings['counting'];
  readonly #needs: DoubledNeeds<Wish, Row>;
  #watch: Promise<DoubledWatch<Wish, Row>> | undefined;
  /** The same, once its code is here. */
  #present: DoubledWatch<Wish, Row> | undefined;

  constructor(fetched: Surroundings['counting'], needs: DoubledNeeds<Wish, Row>) {
    this.#fetched = fetched;
    this.#needs = needs;
  }

  /** Rejects when its code cannot be fetched: then nothing is counted, and the next request tries again. */
  get(): Promise<DoubledWatch<Wish, Row>> {
    this.#watch ??= this.#fetched().then(({ DoubledWatch: Watch }) => {
      this.#present = new Watch<Wish, Row>(this.#needs);
      return this.#present;
    });
    this.#watch.catch(() => (this.#watch = undefined));
    return this.#watch;
  }

  /** Without its code nothing was found that could be counted again. */
  countAgain(id: string): void {
    this.#present?.countAgain(id);
  }

  putAway(): Doubled<Wish, Row> | undefined {
    return this.#present?.putAway();
  }
}
