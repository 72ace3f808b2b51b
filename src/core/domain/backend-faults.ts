/** What a presenter makes go wrong. */
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
  /** Share of answers that arrive cut off in the middle, 0 to 100; what was asked for has taken effect. */
  readonly garbledPercent: number;
  /** A settled option is told of eight seconds late: its event, and the answers that would say so. What decided it is untouched. */
  readonly lateSettlements: boolean;
  /** The realtime connection is refused while true. */
  readonly socketDown: boolean;
  /** The realtime connection stands, but nothing comes through it. */
  readonly socketSilent: boolean;
  /** The backend can keep nothing more: whatever would change something fails and changes nothing. */
  readonly storageFull: boolean;
  /** Quotes a second beyond those of the market, all open pairs in turn: the stress that screens are measured under. 0 to 20,000. */
  readonly extraQuotes: number;
}
