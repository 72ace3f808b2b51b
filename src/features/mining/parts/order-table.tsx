import type { MiningOrder } from '../../../core/domain/finance/lock-mining.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { RecordTable, type TableColumn } from '../../../core/ui/lists/record-table.tsx';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import styles from '../../shared/request-list/parts/request-table.module.css';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import { wordOf } from '../model/mining-plan.ts';
import { termDays } from '../model/term-share.ts';

export interface OrderTableProps {
  readonly orders: readonly MiningOrder[];
  readonly onOpen: (id: string) => void;
}

/** Locked sums on a desktop: one line each; the coin opens the order, and so does the way out of one that runs. */
export function OrderTable({ orders, onOpen }: OrderTableProps) {
  const t = useText('mining');
  return <RecordTable label={t('mine')} columns={useOrderColumns(onOpen)} rows={orders} />;
}

type Open = OrderTableProps['onOpen'];

function useOrderColumns(onOpen: Open): readonly TableColumn<MiningOrder>[] {
  return [...useNameColumns(onOpen), ...useSumColumns(), ...useEndColumns(onOpen)];
}

function useNameColumns(onOpen: Open): readonly TableColumn<MiningOrder>[] {
  const t = useText('mining');
  const records = useText('records');
  const stateOf = (order: MiningOrder): string => t(`states.${wordOf(order)}`);
  return [
    {
      id: 'currency',
      label: t('currency'),
      sortBy: ({ currencyName }) => ({ text: currencyName }),
      render: (order) => (
        <button
          type="button"
          className={styles['open']}
          aria-label={`${order.currencyName} · ${stateOf(order)}`}
          aria-haspopup="dialog"
          onClick={() => onOpen(order.id)}
        >
          <CoinMark name={order.currencyName} size={20} />
          {order.currencyName}
        </button>
      ),
    },
    {
      id: 'state',
      label: records('receipt.status'),
      sortBy: (order) => ({ text: stateOf(order) }),
      render: stateOf,
    },
  ];
}

function useSumColumns(): readonly TableColumn<MiningOrder>[] {
  const t = useText('mining');
  const words = useTermWords('');
  return [
    {
      id: 'amount',
      label: t('amount'),
      isFigure: true,
      sortBy: ({ amount }) => ({ figure: amount }),
      render: ({ amount, currencyName }) => <MoneyText value={amount} currency={currencyName} />,
    },
    {
      id: 'term',
      label: t('term'),
      isFigure: true,
      render: (order) => <Term days={termDays(order)} />,
    },
    {
      id: 'rate',
      label: t('rate'),
      isFigure: true,
      sortBy: ({ dailyPercent }) => ({ figure: dailyPercent }),
      render: ({ dailyPercent }) => t('perDay', { rate: words.rate(dailyPercent) }),
    },
    {
      id: 'income',
      label: t('earned'),
      isFigure: true,
      sortBy: ({ income }) => (income === undefined ? undefined : { figure: income }),
      render: ({ income, currencyName }) => <MoneyText value={income} currency={currencyName} />,
    },
    {
      id: 'penalty',
      label: t('penalty'),
      isFigure: true,
      render: (order) => <Penalty order={order} />,
    },
  ];
}

function useEndColumns(onOpen: Open): readonly TableColumn<MiningOrder>[] {
  const t = useText('mining');
  return [
    {
      id: 'ends',
      label: t('ends'),
      isFigure: true,
      sortBy: ({ endsAt }) => (endsAt === undefined ? undefined : { text: endsAt }),
      render: (order) => <End order={order} />,
    },
    {
      id: 'act',
      label: '',
      isFigure: true,
      isActs: true,
      render: ({ id, status }) =>
        status === 'running' ? (
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => onOpen(id)}>
            {t('redeem')}
          </Button>
        ) : undefined,
    },
  ];
}

/** What leaving costs at present, or has cost; nothing of an order that is not left early. */
function Penalty({ order: { status, isEarly, penalty, currencyName } }: { readonly order: MiningOrder }) {
  const t = useText('mining');
  return status === 'running' || isEarly === true ? (
    <MoneyText value={penalty} currency={currencyName} reason={t('costUnknown')} />
  ) : undefined;
}

function Term({ days }: { readonly days: number | undefined }) {
  const words = useTermWords('');
  return days === undefined ? undefined : <span>{words.days(days)}</span>;
}

function End({ order: { endsAt, endsAtMs } }: { readonly order: MiningOrder }) {
  const format = useFormat();
  if (endsAtMs !== undefined) return <time>{format.dateTime(endsAtMs)}</time>;
  return endsAt === undefined ? undefined : <time>{format.serverTime(endsAt)}</time>;
}
