import type { ClosedResult, JournalOrigin } from '../../model/closed-result.ts';
import { journalOf, type JournalLists } from '../../model/journal.ts';
import { figuresOf, type Looked, type PeriodFigures } from '../../model/period-figures.ts';

/** What does the sums of a journal. */
export interface JournalSums {
  /** Every closed result of the lists, the oldest first. */
  results(lists: JournalLists, origin: JournalOrigin): Promise<readonly ClosedResult[]>;
  /** The figures of those results that are looked at, of the last `results`. */
  figures(looked: Looked): Promise<PeriodFigures>;
  close(): void;
}

/** On the thread on which it is asked. */
export function sumsHere(): JournalSums {
  let all: readonly ClosedResult[] = [];
  return {
    results: async (lists, origin) => {
      all = journalOf(lists, origin);
      return all;
    },
    figures: async (looked) => figuresOf(all, looked),
    close: () => undefined,
  };
}
