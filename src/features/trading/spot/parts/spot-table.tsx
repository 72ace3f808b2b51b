import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import { MoneyText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import { currenciesOf } from '../../orders/model/placed-order-figures.ts';
import { RecordName, RowAct, RowActs, SideText, SymbolText } from '../../orders/parts/record-table-cells.tsx';
import { RecordTable, type TableColumn } from '../../../../core/ui/lists/record-table.tsx';

export interface SpotTableProps {
  readonly label: string;
  readonly orders: readonly SpotOrder[];
  readonly stepOf: (symbol: string | undefined) => Price | undefined;
  readonly onOpen: (order: SpotOrder) => void;
  readonly onRevoke: (order: SpotOrder) => void;
  readonly revoking: ReadonlySet<string>;
  /** Why cancelling failed, by the id of the order. */
  readonly failures: ReadonlyMap<string, string>;
}

/** Spot orders in one line each; the name opens the receipt, what waits can be cancelled in place. */
export function SpotTable({ label, orders, failures, ...rest }: SpotTableProps) {
  useTextsAhead(['market']);
  const t = useText('trading');
  const columns = useSpotColumns(rest);
  return (
    <RecordTable
      label={label}
      columns={columns}
      rows={orders}
      failureOf={({ id }) => {
        const reason = failures.get(id);
        return reason === undefined ? undefined : t('orders.failed', { reason });
      }}
    />
  );
}

type Needs = Omit<SpotTableProps, 'label' | 'orders' | 'failures'>;

function useSpotColumns(needs: Needs): readonly TableColumn<SpotOrder>[] {
  const t = useText('trading');
  const desk = useText('market');
  const format = useFormat();
  const { stepOf, onOpen } = needs;
  return [
    usePairColumn(onOpen),
    {
      id: 'status',
      label: desk('desk.table.status'),
      isLess: true,
      sortBy: ({ status }) => ({ text: t(`orders.status.${status}`) }),
      render: ({ status }) => t(`orders.status.${status}`),
    },
    {
      id: 'price',
      label: t('orders.row.price'),
      isFigure: true,
      sortBy: ({ fillPrice, price }) => ({ figure: fillPrice ?? price }),
      render: ({ fillPrice, price, symbol }) => <PriceText value={fillPrice ?? price} step={stepOf(symbol)} />,
    },
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
    {
      id: 'time',
      label: desk('desk.table.time'),
      isFigure: true,
      sortBy: ({ placedAt }) => ({ text: placedAt }),
      render: ({ placedAt }) => format.serverTime(placedAt),
    },
    useActsColumn(needs),
  ];
}

function usePairColumn(onOpen: Needs['onOpen']): TableColumn<SpotOrder> {
  const t = useText('trading');
  const desk = useText('market');
  const nameOf = useOrderName();
  return {
    id: 'pair',
    label: desk('desk.table.pair'),
    sortBy: ({ symbol }) => ({ text: symbol }),
    render: (order) => (
      <RecordName label={t('orders.row.openReceipt', nameOf(order))} onOpen={() => onOpen(order)}>
        <SideText side={order.side}>{t(`side.${order.side}`)}</SideText>
        <SymbolText symbol={order.symbol} />
      </RecordName>
    ),
  };
}

function useActsColumn({ onRevoke, revoking }: Needs): TableColumn<SpotOrder> {
  const t = useText('trading');
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
            label={t('orders.revokeOrder', nameOf(order))}
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
  return ({ side, quantity, symbol, price }: SpotOrder) => ({
    side: t(`side.${side}`),
    quantity: isMasked ? hiddenText : format.amount(quantity),
    base: marked(currenciesOf(symbol).base),
    price: format.amount(price),
  });
}
