import { useEffect, useMemo, useState } from 'react';
import { useReadTimes } from '../../../core/time/read-times.ts';
import type { ClosedResult } from '../model/closed-result.ts';
import { currenciesIn } from '../model/journal.ts';
import { monthAt, monthsOf, type Period } from '../model/period.ts';
import { lookedAt, type Looked, type PeriodFigures } from '../model/period-figures.ts';

/** Results with what they come to. */
interface Seen extends PeriodFigures {
  readonly period: Period;
  readonly currency: string;
  readonly results: readonly ClosedResult[];
}

/** What a person looks at of their results: a period and a currency, and all figures of these. */
export interface PeriodResults extends Seen {
  readonly setPeriod: (period: Period) => void;
  /** First and last month to choose from; undefined without a day. */
  readonly edges: readonly [first: string, last: string] | undefined;
  readonly currencies: readonly string[];
  readonly setCurrency: (currency: string) => void;
}

/** Which results of an account are looked at. */
interface Among {
  readonly results: readonly ClosedResult[];
  /** They are not all results of the account. */
  readonly isChosen: boolean;
}

/** Undefined until the first figures have come. Period and currency are those of the figures, so that they never differ. */
export function usePeriodResults(
  { results: all, isChosen }: Among,
  figures: (looked: Looked) => Promise<PeriodFigures>,
): PeriodResults | undefined {
  const now = useReadTimes().server();
  const thisMonth = now === undefined ? undefined : monthAt(now);
  const known = useMemo(() => monthsOf(all), [all]);
  const edges = useMemo(() => {
    if (known === undefined) return undefined;
    const [first, last] = known;
    return [first, thisMonth !== undefined && thisMonth > last ? thisMonth : last] as const;
  }, [known, thisMonth]);
  const currencies = useMemo(() => currenciesIn(all), [all]);
  const [chosen, setChosen] = useState<Period>();
  const [chosenCurrency, setCurrency] = useState<string>();
  const [seen, setSeen] = useState<Seen>();
  const { span, month } = chosen ?? { span: known === undefined ? 'all' : 'month', month: known?.[1] ?? '' };
  const currency = chosenCurrency ?? currencies[0] ?? '';
  useEffect(() => {
    if (all.length === 0) return undefined;
    let isCurrent = true;
    const period: Period = { span, month };
    const looked = { currency, period, ids: isChosen ? all.map(({ id }) => id) : undefined };
    void figures(looked).then((told) => {
      if (isCurrent) setSeen({ ...told, period, currency, results: lookedAt(all, { ...looked, ids: undefined }) });
    });
    return () => {
      isCurrent = false;
    };
  }, [all, isChosen, figures, currency, span, month]);
  return seen && { ...seen, setPeriod: setChosen, edges, currencies, setCurrency };
}
