import type { ClosingCause } from '../../../../core/domain/orders/closing-cause.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { MoneyText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { currenciesOf } from '../../orders/model/placed-order-figures.ts';
import { RecordName, RowAct, RowActs, SymbolText, TagText } from '../../orders/parts/record-table-cells.tsx';
import { RecordTable, type TableColumn } from '../../../../core/ui/lists/record-table.tsx';
import { netRealised } from '../model/contract-position.ts';
import { endingKey } from './contract-row.tsx';
import { DirectionWord } from './direction-word.tsx';

export interface ContractTableProps {
  readonly kind: 'pending' | 'history';
  readonly orders: readonly ContractOrder[];
  readonly stepOf: (symbol: string | undefined) => Price | undefined;
  /** Why a closed one ended, as far as that is known. */
  readonly causeOf: (order: ContractOrder) => ClosingCause | undefined;
  readonly onOpen: (order: ContractOrder) => void;
  readonly onRevoke: (order: ContractOrder) => void;
  readonly revoking: ReadonlySet<string>;
  /** Why cancelling failed, by the id of the order. */
  readonly failures: ReadonlyMap<string, string>;
}

/** Pending or past contract orders in one line each. */
export function ContractTable({ kind, orders, failures, ...rest }: ContractTableProps) {
  useTextsAhead(['market']);
  const t = useText('contracts');
  const waiting = usePendingColumns(rest);
  const past = usePastColumns(rest);
  return (
    <RecordTable
      label={t(`lists.${kind}`)}
      columns={kind === 'pending' ? waiting : past}
      rows={orders}
      failureOf={({ id }) => failures.get(id)}
    />
  );
}

type Needs = Omit<ContractTableProps, 'kind' | 'orders' | 'failures'>;
type Column = TableColumn<ContractOrder>;

function usePendingColumns(needs: Needs): readonly Column[] {
  const t = useText('contracts');
  const trading = useText('trading');
  const desk = useText('market');
  const format = useFormat();
  const nameOf = useContractName();
  const { stepOf, onRevoke, revoking } = needs;
  return [
    useNameColumn(needs),
    useSizeColumn(),
    {
      id: 'price',
      label: t('receipt.requested'),
      isFigure: true,
      sortBy: ({ requestedPrice }) => ({ figure: requestedPrice }),
      render: ({ requestedPrice, symbol }) => <PriceText value={requestedPrice} step={stepOf(symbol)} />,
    },
    {
      id: 'time',
      label: desk('desk.table.time'),
      isFigure: true,
      isLess: true,
      sortBy: ({ createdAt }) => ({ text: createdAt ?? '' }),
      render: ({ createdAt }) => format.serverTime(createdAt ?? ''),
    },
    {
      id: 'acts',
      label: desk('desk.table.actions'),
      isActs: true,
      isFigure: true,
      render: (order) =>
        order.status === 'pending' ? (
          <RowActs>
            <RowAct
              label={t('pending.cancelOne', nameOf(order))}
              isBusy={revoking.has(order.id)}
              onAct={() => onRevoke(order)}
            >
              {revoking.has(order.id) ? trading('orders.revoking') : trading('orders.revoke')}
            </RowAct>
          </RowActs>
        ) : undefined,
    },
  ];
}

function usePastColumns(needs: Needs): readonly Column[] {
  const t = useText('contracts');
  const trading = useText('trading');
  const desk = useText('market');
  const format = useFormat();
  const { stepOf, causeOf } = needs;
  return [
    useNameColumn(needs),
    {
      id: 'status',
      label: desk('desk.table.status'),
      sortBy: (order) => ({ text: t(endingKey(order, causeOf(order))) }),
      render: (order) => t(endingKey(order, causeOf(order))),
    },
    useSizeColumn(),
    {
      id: 'entry',
      label: t('position.entry'),
      isFigure: true,
      isLess: true,
      sortBy: (order) => ({ figure: entryOf(order) }),
      render: (order) => <PriceText value={entryOf(order)} step={stepOf(order.symbol)} />,
    },
    {
      id: 'closed',
      label: t('receipt.closePrice'),
      isFigure: true,
      isLess: true,
      sortBy: ({ status, lastPrice }) =>
        status === 'closed' && lastPrice !== undefined ? { figure: lastPrice } : undefined,
      render: ({ status, lastPrice, symbol }) =>
        status === 'closed' ? (
          <PriceText value={lastPrice} step={stepOf(symbol)} reason={trading('receipt.notSaid')} />
        ) : undefined,
    },
    {
      id: 'net',
      label: t('receipt.net'),
      isFigure: true,
      sortBy: (order) => {
        const net = order.status === 'closed' ? netRealised(order) : undefined;
        return net === undefined ? undefined : { figure: net };
      },
      render: (order) => (order.status === 'closed' ? <Outcome order={order} /> : undefined),
    },
    {
      id: 'time',
      label: desk('desk.table.time'),
      isFigure: true,
      sortBy: ({ closedAt, createdAt }) => ({ text: closedAt ?? createdAt ?? '' }),
      render: ({ closedAt, createdAt }) => format.serverTime(closedAt ?? createdAt ?? ''),
    },
  ];
}

/** Of one that was never filled, the price that it waited for. */
const entryOf = ({ status, openPrice, requestedPrice }: ContractOrder): Price =>
  status === 'closed' ? openPrice : requestedPrice;

function useNameColumn({ onOpen }: Needs): Column {
  const t = useText('contracts');
  const desk = useText('market');
  const format = useFormat();
  const nameOf = useContractName();
  return {
    id: 'pair',
    label: desk('desk.table.pair'),
    sortBy: ({ symbol }) => ({ text: symbol }),
    render: (order) => (
      <RecordName label={t('position.details', nameOf(order))} onOpen={() => onOpen(order)}>
        <DirectionWord direction={order.direction} />
        <SymbolText symbol={order.symbol} />
        <TagText>{t('ticket.times', { n: format.amount(order.leverage) })}</TagText>
      </RecordName>
    ),
  };
}

function useSizeColumn(): Column {
  const t = useText('contracts');
  return {
    id: 'size',
    label: t('position.size'),
    isFigure: true,
    sortBy: ({ size }) => ({ figure: size }),
    render: ({ size, symbol }) => <MoneyText value={size} currency={currenciesOf(symbol).base} />,
  };
}

function useContractName() {
  const t = useText('contracts');
  const format = useFormat();
  return ({ direction, symbol, requestedPrice }: ContractOrder) => ({
    direction: t(`direction.${direction}`),
    symbol,
    price: format.amount(requestedPrice),
  });
}

function Outcome({ order }: { readonly order: ContractOrder }) {
  const net = netRealised(order);
  const { quote } = currenciesOf(order.symbol);
  return <ResultMoney value={net} currency={quote} />;
}
