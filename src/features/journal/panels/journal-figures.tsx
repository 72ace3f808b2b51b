import { useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { useIsMasked } from '../../../core/preferences/use-is-masked.ts';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import { TwoColumns } from '../../shared/product-page/parts/two-columns.tsx';
import { SimulatedNote } from '../../shared/simulated/panels/simulated-note.tsx';
import type { PeriodResults } from '../operations/use-period-results.ts';
import type { ResultNotesControl } from '../operations/use-result-notes.ts';
import { PairTable } from '../parts/pair-table.tsx';
import { PeriodHead } from '../parts/period-head.tsx';
import { MonthCalendar, YearCalendar } from '../parts/results-calendar.tsx';
import { RunningLine } from '../parts/running-line.tsx';
import { ProductFacts, StatisticsFacts } from '../parts/statistics-facts.tsx';
import { ResultSum } from '../parts/result-sum.tsx';
import { TagFilter } from '../parts/tag-filter.tsx';
import { NotedResults } from './noted-results.tsx';
import styles from '../parts/journal.module.css';
import { useCalendarWords } from '../../../core/i18n/use-calendar-words.ts';

export interface JournalFiguresProps {
  readonly view: PeriodResults;
  readonly noted: ResultNotesControl;
}

/** The figures of a period: its result and line, its days, and what they say. */
export function JournalFigures({ view, noted }: JournalFiguresProps) {
  const t = useText('journal');
  const isMasked = useIsMasked();
  const { edges, period, currency, currencies, statistics, sums } = view;
  const { count, unknown, net, drawdown } = statistics;
  return (
    <TwoColumns from="desktop" aside={<Statistics view={view} />}>
      <section className={styles['head']} aria-label={t('afterFees')}>
        {edges === undefined ? undefined : <PeriodHead period={period} edges={edges} onChange={view.setPeriod} />}
        {currencies.length < 2 ? undefined : (
          <Segmented
            label={t('currency')}
            options={currencies.map((id) => ({ id, label: id }))}
            value={currency}
            onChange={view.setCurrency}
          />
        )}
        <TagFilter tags={noted.tags} tag={noted.tag} onChange={noted.setTag} />
        <div>
          <p className={styles['caption']}>{t('afterFees')}</p>
          <p className={styles['total']}>
            <ResultSum value={unknown < count || count === 0 ? net : undefined} currency={currency} />
          </p>
        </div>
        {isMasked ? <p className={styles['caption']}>{t('hidden')}</p> : undefined}
        {isMasked || sums.length < 2 ? undefined : (
          <RunningLine sums={sums} count={count} drawdown={drawdown} currency={currency} />
        )}
      </section>
      {count === 0 ? <EmptyState title={t('emptyPeriod')} /> : undefined}
      <Days key={`${period.month} ${currency}`} view={view} noted={noted} isMasked={isMasked} />
    </TwoColumns>
  );
}

interface DaysProps extends JournalFiguresProps {
  readonly isMasked: boolean;
}

function Days({ view, noted, isMasked }: DaysProps) {
  const words = useCalendarWords();
  const { period, setPeriod, days, currency, results } = view;
  const [chosen, setChosen] = useState<string>();
  if (period.span === 'all' || view.edges === undefined) return undefined;
  const shared = { month: period.month, sums: days, currency, isMasked };
  if (period.span === 'year')
    return (
      <section className={styles['section']}>
        <YearCalendar {...shared} onChoose={(month) => setPeriod({ span: 'month', month })} />
      </section>
    );
  const day = chosen ?? [...days.keys()].at(-1);
  return (
    <>
      <section className={styles['section']}>
        <MonthCalendar {...shared} chosen={day} onChoose={setChosen} />
      </section>
      {day === undefined ? undefined : (
        <section className={styles['section']}>
          <NotedResults
            key={day}
            title={words.day(day)}
            results={results.filter((result) => result.day === day)}
            noted={noted}
          />
        </section>
      )}
    </>
  );
}

function Statistics({ view: { statistics, products, pairs, currency } }: { readonly view: PeriodResults }) {
  const t = useText('journal');
  const hasSpot = products.some(({ id }) => id === 'spot');
  return (
    <div className={styles['end']}>
      {statistics.count === 0 ? undefined : (
        <>
          <section className={styles['section']}>
            <h2 className={styles['title']}>{t('stats.title')}</h2>
            <StatisticsFacts statistics={statistics} currency={currency} />
          </section>
          <section className={styles['section']}>
            <h2 className={styles['title']}>{t('products')}</h2>
            <ProductFacts sums={products} currency={currency} />
          </section>
          <section className={styles['section']}>
            <h2 className={styles['title']}>{t('pairs.title')}</h2>
            <PairTable sums={pairs} currency={currency} />
          </section>
        </>
      )}
      {hasSpot ? <p className={styles['note']}>{t('spotNote')}</p> : undefined}
      <p className={styles['note']}>{t('dayNote')}</p>
      <SimulatedNote className={styles['note']} />
    </div>
  );
}
