import { IconArrowDownRight } from '../../../../core/ui/icons/arrow-down-right.gen.tsx';
import { IconArrowUpRight } from '../../../../core/ui/icons/arrow-up-right.gen.tsx';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { RecordTable, type TableColumn } from '../../../../core/ui/lists/record-table.tsx';
import { MoneyText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { RecordName, SideText, SymbolText, TagText } from '../../orders/parts/record-table-cells.tsx';
import { isContradicted } from '../model/option-evidence.ts';
import { optionNet } from '../model/option-net.ts';
import { countdownText } from '../model/running-options.ts';
import { Contradiction, ResultText } from './result-text.tsx';
import styles from './option-rows.module.css';
import { useLengthText } from './use-length-text.ts';

export interface OptionTableProps {
  readonly kind: 'open' | 'settled';
  readonly orders: readonly OptionOrder[];
  /** Of one that counts down, ms; undefined for any other. */
  readonly leftOf?: (order: OptionOrder) => number | undefined;
  readonly stepOf: (symbol: string | undefined) => Price | undefined;
  readonly onOpen: (order: OptionOrder) => void;
}

/** Timed options in one line each; the name opens the receipt. */
export function OptionTable({ kind, orders, ...rest }: OptionTableProps) {
  useTextsAhead(['market']);
  const t = useText('options');
  return <RecordTable label={t(`orders.${kind}`)} columns={useOptionColumns(rest)} rows={orders} />;
}

type Needs = Omit<OptionTableProps, 'kind' | 'orders'>;

function useOptionColumns(needs: Needs): readonly TableColumn<OptionOrder>[] {
  const t = useText('options');
  const desk = useText('market');
  const format = useFormat();
  const { stepOf, leftOf } = needs;
  return [
    useNameColumn(needs),
    {
      id: 'status',
      label: desk('desk.table.status'),
      // What still runs is ordered by its end.
      sortBy: ({ result, dueAt }) => ({ text: result === undefined ? dueAt : t(`result.${result}`) }),
      render: (order) => <Status order={order} leftMs={leftOf?.(order)} />,
    },
    {
      id: 'stake',
      label: t('row.stake'),
      isFigure: true,
      sortBy: ({ stake }) => ({ figure: stake }),
      render: ({ stake, payingCurrency }) => <MoneyText value={stake} currency={payingCurrency} />,
    },
    {
      id: 'entry',
      label: t('row.entry'),
      isFigure: true,
      isLess: true,
      sortBy: ({ openPrice }) => ({ figure: openPrice }),
      render: ({ openPrice, symbol }) => <PriceText value={openPrice} step={stepOf(symbol)} />,
    },
    {
      id: 'expiry',
      label: t('row.expiry'),
      isFigure: true,
      isLess: true,
      sortBy: ({ endPrice }) => (endPrice === undefined ? undefined : { figure: endPrice }),
      render: ({ endPrice, symbol }) =>
        endPrice === undefined ? undefined : <PriceText value={endPrice} step={stepOf(symbol)} />,
    },
    {
      id: 'net',
      label: t('receipt.net'),
      isFigure: true,
      sortBy: (order) => {
        const net = optionNet(order);
        return net === undefined ? undefined : { figure: net };
      },
      render: (order) =>
        order.status === 'settled' ? (
          <ResultMoney value={optionNet(order)} currency={order.payingCurrency} />
        ) : undefined,
    },
    {
      id: 'time',
      label: desk('desk.table.time'),
      isFigure: true,
      sortBy: ({ settledAt, createdAt }) => ({ text: settledAt ?? createdAt }),
      render: ({ settledAt, createdAt }) => format.serverTime(settledAt ?? createdAt),
    },
  ];
}

const icons = { up: IconArrowUpRight, down: IconArrowDownRight } as const;
const sides = { up: 'buy', down: 'sell' } as const;

function useNameColumn({ onOpen }: Needs): TableColumn<OptionOrder> {
  const t = useText('options');
  const desk = useText('market');
  const lengthText = useLengthText();
  return {
    id: 'pair',
    label: desk('desk.table.pair'),
    sortBy: ({ symbol = '' }) => ({ text: symbol }),
    render: (order) => {
      const { direction, symbol = '', seconds } = order;
      const Icon = icons[direction];
      const named = { direction: t(`direction.${direction}`), symbol, length: lengthText(seconds) };
      return (
        <RecordName label={t('row.openReceipt', named)} onOpen={() => onOpen(order)}>
          <SideText side={sides[direction]}>
            <Icon size={12} stroke={2} aria-hidden="true" /> {named.direction}
          </SideText>
          <SymbolText symbol={symbol} />
          <TagText>{named.length}</TagText>
          {isContradicted(order) ? <Contradiction /> : undefined}
        </RecordName>
      );
    },
  };
}

/** The server's result, or how long it will take. */
function Status({ order, leftMs }: { readonly order: OptionOrder; readonly leftMs: number | undefined }) {
  const t = useText('options');
  if (order.status === 'settled') return <ResultText result={order.result} />;
  return leftMs !== undefined && leftMs > 0 ? (
    <span role="timer">{t('running.left', { time: countdownText(leftMs) })}</span>
  ) : (
    <span className={styles['settling']} role="status">
      {t('running.settling')}
    </span>
  );
}
