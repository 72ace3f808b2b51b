/** The faults of a presenter. */
export interface Faults {
  /** Added to each answer, ms. */
  readonly latencyMs: number;
  /** Share of calls that answer HTTP 500 without taking effect, 0 to 100. */
  readonly failedPercent: number;
  /** The next write takes effect, but its answer is lost. */
  readonly loseNextAnswer: boolean;
  /** The next signed-in call answers 999. */
  readonly expireNextCall: boolean;
  /** The next signed-in call answers 998, without taking effect. */
  readonly verifyNextCall: boolean;
  /** Share of answers that arrive truncated, 0 to 100; the requests have taken effect. */
  readonly garbledPercent: number;
  /** A settled option is reported eight seconds late, in its event and in answers. The outcome does not change. */
  readonly lateSettlements: boolean;
  /** The realtime connection is refused while true. */
  readonly socketDown: boolean;
  /** The realtime connection is open but silent. */
  readonly socketSilent: boolean;
  /** The storage is full: every change fails and changes nothing. */
  readonly storageFull: boolean;
  /** Quotes a second beyond those of the market, all open pairs in turn: the stress that screens are measured under. 0 to 20,000. */
  readonly extraQuotes: number;
}
