import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { rate } from '../../../core/money/amount.ts';
import { RecordTable } from '../../../core/ui/lists/record-table.tsx';
import type { PairSums } from '../model/statistics.ts';
import { ResultSum } from './result-sum.tsx';
import styles from './journal.module.css';

/** Each pair for itself, ordered by any column. */
export function PairTable({ sums, currency }: { readonly sums: readonly PairSums[]; readonly currency: string }) {
  const t = useText('journal');
  const format = useFormat();
  return (
    // A long result scrolls within the table, never the page.
    <div className={styles['table']}>
      <RecordTable
        label={t('pairs.title')}
        rows={sums}
        columns={[
          {
            id: 'pair',
            label: t('pairs.pair'),
            sortBy: ({ pair }) => (pair === undefined ? undefined : { text: pair }),
            render: ({ pair }) => pair ?? t('noPair'),
          },
          {
            id: 'count',
            label: t('pairs.count'),
            isFigure: true,
            sortBy: ({ count }) => ({ figure: rate(String(count)) }),
            render: ({ count }) => format.count(count),
          },
          {
            id: 'winRate',
            label: t('stats.winRate'),
            isFigure: true,
            sortBy: ({ winRate }) => (winRate === undefined ? undefined : { figure: winRate }),
            render: ({ winRate }) => format.percent(winRate),
          },
          {
            id: 'net',
            label: `${t('pairs.result')}, ${currency}`,
            isFigure: true,
            sortBy: ({ net }) => ({ figure: net }),
            render: ({ net, unknown, count }) => (
              <ResultSum value={unknown < count ? net : undefined} currency={currency} hasUnit={false} />
            ),
          },
        ]}
      />
    </div>
  );
}
