import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import { MoneyText, PriceText, UnknownText } from '../../../../core/ui/money/money-text.tsx';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import { namingPrice, typeOf } from '../../orders/model/order-type.ts';
import { currenciesOf, endedUnfilled } from '../../orders/model/placed-order-figures.ts';
import {
  FigureStack,
  RecordName,
  RowAct,
  RowActs,
  SideText,
  SymbolText,
  TagText,
} from '../../orders/parts/record-table-cells.tsx';
import { FeeOfOrder, TotalOfOrder } from '../../orders/parts/sums-of-order.tsx';
import { RecordTable, type TableColumn } from '../../../../core/ui/lists/record-table.tsx';

export interface SpotTableProps {
  readonly label: string;
  readonly orders: readonly SpotOrder[];
  /** Of orders that are over, what was asked for, the fee and the time of the fill have columns of their own. */
  readonly isHistory: boolean;
  readonly stepOf: (symbol: string | undefined) => Price | undefined;
  readonly onOpen: (order: SpotOrder) => void;
  readonly onRevoke: (order: SpotOrder) => void;
  readonly revoking: ReadonlySet<string>;
  /** Why cancelling failed, by the id of the order. */
  readonly failures: ReadonlyMap<string, string>;
}

/** Spot orders in one line each; the name opens the receipt, what waits can be cancelled in place. */
export function SpotTable({ label, orders, isHistory, failures, ...rest }: SpotTableProps) {
  useTextsAhead(['market', 'records']);
  const ended = useEndedColumns(rest);
  const columns = useSpotColumns(rest, isHistory ? ended : undefined);
  return <RecordTable label={label} columns={columns} rows={orders} failureOf={({ id }) => failures.get(id)} />;
}

type Needs = Omit<SpotTableProps, 'label' | 'orders' | 'isHistory' | 'failures'>;

interface EndedColumns {
  readonly prices: readonly TableColumn<SpotOrder>[];
  readonly ends: readonly TableColumn<SpotOrder>[];
}

/** What only an order that is over has. */
function useEndedColumns({ stepOf }: Pick<Needs, 'stepOf'>): EndedColumns {
  const t = useText('trading');
  const records = useText('records');
  const format = useFormat();
  return {
    prices: [
      {
        id: 'price',
        label: records('receipt.fillPrice'),
        isFigure: true,
        sortBy: (order) =>
          endedUnfilled(order) || order.fillPrice === undefined ? undefined : { figure: order.fillPrice },
        render: (order) => (
          <PriceText
            value={endedUnfilled(order) ? undefined : order.fillPrice}
            step={stepOf(order.symbol)}
            reason={endedUnfilled(order) ? t('orders.status.cancelled') : t('receipt.notSaid')}
          />
        ),
      },
      {
        id: 'limit',
        label: records('receipt.limit'),
        isFigure: true,
        sortBy: (order) => (typeOf(order) === 'market' ? undefined : { figure: order.price }),
        render: (order) => <LimitOf order={order} step={stepOf(order.symbol)} />,
      },
    ],
    ends: [
      {
        id: 'total',
        label: records('receipt.total'),
        isFigure: true,
        render: (order) =>
          endedUnfilled(order) ? <UnknownText reason={t('orders.status.cancelled')} /> : <TotalOfOrder order={order} />,
      },
      {
        id: 'fee',
        label: t('ticket.lines.fee'),
        isFigure: true,
        render: (order) =>
          endedUnfilled(order) ? <UnknownText reason={t('orders.status.cancelled')} /> : <FeeOfOrder order={order} />,
      },
      {
        id: 'changed',
        label: records('receipt.updatedAt'),
        isFigure: true,
        sortBy: ({ updatedAt = '' }) => (updatedAt === '' ? undefined : { text: updatedAt }),
        render: ({ updatedAt = '' }) =>
          updatedAt === '' ? <UnknownText reason={t('receipt.notSaid')} /> : format.serverTime(updatedAt),
      },
    ],
  };
}

/** The limit of an order; a market order had none, and what may have been one says that its price is the worst. */
function LimitOf({ order, step }: { readonly order: SpotOrder; readonly step: Price | undefined }) {
  const t = useText('trading');
  const type = typeOf(order);
  if (type === 'market') return t('ticket.market');
  const limit = <PriceText value={order.price} step={step} />;
  if (type === 'limit') return limit;
  return (
    <FigureStack>
      {limit}
      <TagText>{t('ticket.lines.worst')}</TagText>
    </FigureStack>
  );
}

function useSpotColumns(needs: Needs, ended: EndedColumns | undefined): readonly TableColumn<SpotOrder>[] {
  const t = useText('trading');
  const desk = useText('market');
  const format = useFormat();
  const { stepOf, onOpen } = needs;
  const acts = useActsColumn(needs);
  const price: TableColumn<SpotOrder> = {
    id: 'price',
    label: t('orders.row.price'),
    isFigure: true,
    sortBy: ({ fillPrice, price: limit }) => ({ figure: fillPrice ?? limit }),
    render: (order) => {
      const figure = <PriceText value={order.fillPrice ?? order.price} step={stepOf(order.symbol)} />;
      if (order.placedAs !== 'market') return figure;
      return (
        <FigureStack>
          {figure}
          <TagText>{t('ticket.market')}</TagText>
        </FigureStack>
      );
    },
  };
  return [
    usePairColumn(onOpen),
    {
      id: 'status',
      label: desk('desk.table.status'),
      isLess: true,
      sortBy: ({ status }) => ({ text: t(`orders.status.${status}`) }),
      render: ({ status }) => t(`orders.status.${status}`),
    },
    ...(ended?.prices ?? [price]),
    {
      id: 'amount',
      label: t('orders.row.amount'),
      isFigure: true,
      sortBy: ({ quantity }) => ({ figure: quantity }),
      render: ({ quantity, symbol }) => <MoneyText value={quantity} currency={currenciesOf(symbol).base} />,
    },
    {
      id: 'filled',
      label: t('orders.row.filled'),
      isFigure: true,
      isLess: true,
      sortBy: (order) => {
        const filled = filledQuantity(order);
        return filled === undefined ? undefined : { figure: filled };
      },
      render: (order) => <MoneyText value={filledQuantity(order)} currency={currenciesOf(order.symbol).base} />,
    },
    ...(ended?.ends ?? []),
    {
      id: 'time',
      label: desk('desk.table.time'),
      isFigure: true,
      sortBy: ({ placedAt }) => ({ text: placedAt }),
      isLess: ended !== undefined,
      render: ({ placedAt }) => format.serverTime(placedAt),
    },
    // Nothing can be done about what is over.
    ...(ended === undefined ? [acts] : []),
  ];
}

function usePairColumn(onOpen: Needs['onOpen']): TableColumn<SpotOrder> {
  const t = useText('trading');
  const records = useText('records');
  const desk = useText('market');
  const nameOf = useOrderName();
  return {
    id: 'pair',
    label: desk('desk.table.pair'),
    sortBy: ({ symbol }) => ({ text: symbol }),
    render: (order) => (
      <RecordName label={records('list.openReceipt', nameOf(order))} onOpen={() => onOpen(order)}>
        <SideText side={order.side}>{t(`side.${order.side}`)}</SideText>
        <SymbolText symbol={order.symbol} />
      </RecordName>
    ),
  };
}

function useActsColumn({ onRevoke, revoking }: Needs): TableColumn<SpotOrder> {
  const t = useText('trading');
  const records = useText('records');
  const desk = useText('market');
  const nameOf = useOrderName();
  return {
    id: 'acts',
    label: desk('desk.table.actions'),
    isActs: true,
    isFigure: true,
    render: (order) =>
      order.status === 'pending' ? (
        <RowActs>
          <RowAct
            label={records('list.revokeOrder', nameOf(order))}
            isBusy={revoking.has(order.id)}
            onAct={() => onRevoke(order)}
          >
            {revoking.has(order.id) ? t('orders.revoking') : t('orders.revoke')}
          </RowAct>
        </RowActs>
      ) : undefined,
  };
}

/** Undefined where the server does not say. */
const filledQuantity = ({ filledQuantity: filled, status, quantity }: SpotOrder) =>
  filled ?? (status === 'filled' ? quantity : undefined);

function useOrderName() {
  const t = useText('trading');
  const format = useFormat();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  return (order: SpotOrder) => ({
    side: t(`side.${order.side}`),
    quantity: isMasked ? hiddenText : format.amount(order.quantity),
    base: marked(currenciesOf(order.symbol).base),
    price: format.amount(namingPrice(order)),
  });
}
