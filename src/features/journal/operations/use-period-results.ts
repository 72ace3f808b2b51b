import { useMemo, useState } from 'react';
import { useReadTimes } from '../../../core/time/read-times.ts';
import type { ClosedResult } from '../model/closed-result.ts';
import { currenciesIn } from '../model/journal.ts';
import { monthsOf, resultsIn, type Period } from '../model/period.ts';
import { runningSum } from '../model/running-sum.ts';
import { daysIn, pairsIn, productsIn, statisticsOf } from '../model/statistics.ts';

const monthLength = 7;

/** What a person looks at of their results: a period and a currency, and all figures of these. */
export function usePeriodResults(all: readonly ClosedResult[]) {
  const now = useReadTimes().server();
  const thisMonth = now === undefined ? undefined : new Date(now).toISOString().slice(0, monthLength);
  const edges = useMemo(() => {
    const known = monthsOf(all);
    if (known === undefined) return undefined;
    const [first, last] = known;
    return [first, thisMonth !== undefined && thisMonth > last ? thisMonth : last] as const;
  }, [all, thisMonth]);
  const currencies = useMemo(() => currenciesIn(all), [all]);
  const [chosen, setChosen] = useState<Period>();
  const [chosenCurrency, setCurrency] = useState<string>();
  const period = chosen ?? { span: edges === undefined ? 'all' : 'month', month: monthsOf(all)?.[1] ?? '' };
  const currency = chosenCurrency ?? currencies[0] ?? '';
  const { span, month } = period;
  const figures = useMemo(() => {
    const results = resultsIn(
      all.filter((result) => result.currency === currency),
      { span, month },
    );
    return {
      results,
      statistics: statisticsOf(results),
      sums: runningSum(results),
      pairs: pairsIn(results),
      products: productsIn(results),
      days: daysIn(results, span === 'year' ? monthLength : undefined),
    };
  }, [all, currency, span, month]);
  return { period, setPeriod: setChosen, edges, currencies, currency, setCurrency, ...figures };
}

export type PeriodResults = ReturnType<typeof usePeriodResults>;
