import type { ReactNode } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { UnknownText } from '../../../core/ui/money/money-text.tsx';
import type { ProductSums, Statistics } from '../model/statistics.ts';
import { CostSum, ResultSum } from './result-sum.tsx';
import styles from './journal.module.css';

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Fact = ({ label, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

export interface StatisticsFactsProps {
  readonly statistics: Statistics;
  readonly currency: string;
}

/** What the results of a period say, wins and losses alike. */
export function StatisticsFacts({ statistics, currency }: StatisticsFactsProps) {
  const t = useText('journal');
  const common = useText('common');
  const format = useFormat();
  const { count, unknown, wins, winRate, fees, feeShare, drawdown } = statistics;
  const result = (value: Amount | undefined): ReactNode => <ResultSum value={value} currency={currency} />;
  return (
    <dl className={styles['facts']}>
      <Fact label={t('stats.count')}>{format.count(count)}</Fact>
      {unknown === 0 ? undefined : <Fact label={t('stats.unknown')}>{format.count(unknown)}</Fact>}
      <Fact label={t('stats.winRate')}>
        {winRate === undefined ? (
          <UnknownText reason={common('money.unknown')} />
        ) : (
          `${format.percent(winRate)} (${t('stats.ofCount', { n: format.count(wins), total: format.count(count - unknown) })})`
        )}
      </Fact>
      <Fact label={t('stats.averageWin')}>{result(statistics.averageWin)}</Fact>
      <Fact label={t('stats.averageLoss')}>{result(statistics.averageLoss)}</Fact>
      <Fact label={t('stats.expectancy')}>{result(statistics.expectancy)}</Fact>
      <Fact label={t('stats.best')}>{result(statistics.best)}</Fact>
      <Fact label={t('stats.worst')}>{result(statistics.worst)}</Fact>
      <Fact label={t('stats.drawdown')}>
        <CostSum value={drawdown} currency={currency} />
      </Fact>
      <Fact label={t('stats.fees')}>
        <CostSum value={fees} currency={currency} />
      </Fact>
      <Fact label={t('stats.feeShare')}>
        {feeShare === undefined ? <UnknownText reason={common('money.unknown')} /> : format.percent(feeShare)}
      </Fact>
    </dl>
  );
}

/** What each product came to. */
export function ProductFacts({ sums, currency }: { readonly sums: readonly ProductSums[]; readonly currency: string }) {
  const t = useText('journal');
  return (
    <dl className={styles['facts']}>
      {sums.map(({ id, count, unknown, net }) => (
        <Fact key={id} label={t(`product.${id}`)}>
          <ResultSum value={unknown < count ? net : undefined} currency={currency} />
        </Fact>
      ))}
    </dl>
  );
}
