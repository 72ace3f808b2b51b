/** The number of additional quotes due, by real time. */
export class Stress {
  #quotesASecond = 0;
  #since = 0;
  #sent = 0;

  /** From `now` on, epoch ms. */
  set(quotesASecond: number, now: number): void {
    if (quotesASecond === this.#quotesASecond) return;
    this.#quotesASecond = quotesASecond;
    this.#since = now;
    this.#sent = 0;
  }

  /** The number of the first one and how many are due until `now`; at most a second's worth. */
  due(now: number): { readonly first: number; readonly count: number } {
    const first = this.#sent;
    const all = Math.floor((Math.max(0, now - this.#since) / 1000) * this.#quotesASecond);
    this.#sent = Math.max(first, all);
    return { first, count: Math.min(this.#sent - first, this.#quotesASecond) };
  }
}
