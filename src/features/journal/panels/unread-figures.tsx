import { useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { useReadTimes } from '../../../core/time/read-times.ts';
import { UnknownText } from '../../../core/ui/money/money-text.tsx';
import { TwoColumns } from '../../shared/product-page/parts/two-columns.tsx';
import { monthAt, type Period } from '../model/period.ts';
import { PeriodHead } from '../parts/period-head.tsx';
import { MonthCalendar, YearCalendar } from '../parts/results-calendar.tsx';
import styles from '../parts/journal.module.css';

const facts = [
  'count',
  'winRate',
  'averageWin',
  'averageLoss',
  'expectancy',
  'best',
  'worst',
  'drawdown',
  'fees',
] as const;
const nothing = new Map<string, never>();

export interface UnreadFiguresProps {
  /** They are still being read. */
  readonly isReading?: boolean;
}

/** The page without its figures: no result could be read, or none yet, so each of them is unknown, and none is zero. */
export function UnreadFigures({ isReading = false }: UnreadFiguresProps) {
  const t = useText('journal');
  const month = monthAt(useReadTimes().best());
  const [period, setPeriod] = useState<Period>({ span: 'month', month });
  const unknown = isReading ? '…' : <UnknownText reason={t('unread')} />;
  const shared = { month: period.month, sums: nothing, currency: '', isMasked: false };
  const figures = (
    <div className={styles['end']}>
      <section className={styles['section']}>
        <h2 className={styles['title']}>{t('stats.title')}</h2>
        <dl className={styles['facts']}>
          {facts.map((id) => (
            <div key={id}>
              <dt>{t(`stats.${id}`)}</dt>
              <dd>{unknown}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
  return (
    <TwoColumns from="desktop" aside={figures}>
      <section className={styles['head']} aria-label={t('afterFees')}>
        <PeriodHead period={period} edges={[month, month]} onChange={setPeriod} />
        <div>
          <p className={styles['caption']}>{t('afterFees')}</p>
          <p className={styles['total']}>{unknown}</p>
        </div>
      </section>
      {period.span === 'all' ? undefined : (
        <section className={styles['section']}>
          {period.span === 'month' ? (
            <MonthCalendar {...shared} onChoose={() => undefined} />
          ) : (
            <YearCalendar {...shared} onChoose={() => undefined} />
          )}
        </section>
      )}
    </TwoColumns>
  );
}
