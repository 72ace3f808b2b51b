/** How many quotes are due beyond those of the market, by real time. */
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

  /** The number of the first one and how many there are until `now`; at most a second's worth. */
  due(now: number): { readonly first: number; readonly count: number } {
    const first = this.#sent;
    const all = Math.floor((Math.max(0, now - this.#since) / 1000) * this.#quotesASecond);
    this.#sent = Math.max(first, all);
    return { first, count: Math.min(this.#sent - first, this.#quotesASecond) };
  }
}
