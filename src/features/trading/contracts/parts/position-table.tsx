import type { ReactNode } from 'react';
import { isOffered } from '../../../../core/config/offered.ts';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { MoneyText, PercentText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import { currenciesOf } from '../../orders/model/placed-order-figures.ts';
import {
  BelowText,
  FigureStack,
  RecordName,
  RowAct,
  RowActs,
  RowLink,
  SymbolText,
  TagText,
} from '../../orders/parts/record-table-cells.tsx';
import { SumText } from '../../orders/parts/sum-text.tsx';
import { RecordTable, type TableColumn } from '../../../../core/ui/lists/record-table.tsx';
import type { PositionView } from '../model/contract-position.ts';
import { missingKey, type MissingLevels } from '../model/stops-after.ts';
import { DirectionWord } from './direction-word.tsx';
import { LiquidationText } from './liquidation-text.tsx';

export interface PositionTableProps {
  readonly positions: readonly ContractOrder[];
  readonly views: ReadonlyMap<string, PositionView>;
  readonly stepOf: (symbol: string | undefined) => Price | undefined;
  /** Whether the market of a pair is closed. */
  readonly isClosed: (symbol: string) => boolean;
  /** The levels that were asked for and are not set, by the id of the position. */
  readonly missing?: ReadonlyMap<string, MissingLevels>;
  readonly underWay: ReadonlySet<string>;
  /** Why the last attempt to close one failed, by its id. */
  readonly failures: ReadonlyMap<string, string>;
  readonly onOpen: (position: ContractOrder) => void;
  readonly onStops: (position: ContractOrder) => void;
  readonly onClose: (position: ContractOrder) => void;
}

/** Open positions in one line each, with the ways out of them in place. */
export function PositionTable({ positions, failures, missing, ...rest }: PositionTableProps) {
  useTextsAhead(['market']);
  const t = useText('contracts');
  const columns = usePositionColumns(rest);
  const troubleOf = ({ id }: ContractOrder): string | undefined => {
    const levels = missing?.get(id);
    return failures.get(id) ?? (levels === undefined ? undefined : t(missingKey(levels)));
  };
  return <RecordTable label={t('lists.open')} columns={columns} rows={positions} failureOf={troubleOf} />;
}

type Needs = Omit<PositionTableProps, 'positions' | 'failures' | 'missing'>;

function usePositionColumns(needs: Needs): readonly TableColumn<ContractOrder>[] {
  const t = useText('contracts');
  const trading = useText('trading');
  const { views, stepOf } = needs;
  const figure = (value: Price | undefined) => (value === undefined ? undefined : { figure: value });
  return [
    useNameColumn(needs),
    {
      id: 'size',
      label: `${t('position.size')} / ${t('position.margin')}`,
      isFigure: true,
      isLess: 'phone',
      sortBy: ({ size }) => ({ figure: size }),
      render: ({ size, margin, symbol }) => (
        <FigureStack>
          <MoneyText value={size} currency={currenciesOf(symbol).base} />
          <SumText value={margin} currency={currenciesOf(symbol).quote} isCost />
        </FigureStack>
      ),
    },
    {
      id: 'entry',
      label: t('position.entry'),
      isFigure: true,
      isLess: true,
      sortBy: ({ openPrice }) => figure(openPrice),
      render: ({ openPrice, symbol }) => <PriceText value={openPrice} step={stepOf(symbol)} />,
    },
    {
      id: 'mark',
      label: t('position.mark'),
      isFigure: true,
      isLess: true,
      sortBy: ({ lastPrice }) => figure(lastPrice),
      render: ({ lastPrice, symbol }) => (
        <PriceText value={lastPrice} step={stepOf(symbol)} reason={trading('receipt.notSaid')} />
      ),
    },
    {
      id: 'liquidation',
      label: t('position.liquidation'),
      isFigure: true,
      isLess: 'phone',
      sortBy: ({ id }) => figure(views.get(id)?.liquidation),
      render: ({ id, symbol }) => <Liquidation view={views.get(id)} step={stepOf(symbol)} />,
    },
    {
      id: 'pnl',
      label: t('position.pnl'),
      isFigure: true,
      sortBy: ({ id }) => {
        const net = views.get(id)?.net;
        return net === undefined ? undefined : { figure: net };
      },
      render: ({ id, symbol }) => <Result view={views.get(id)} symbol={symbol} />,
    },
    useLevelsColumn(stepOf),
    useActsColumn(needs),
  ];
}

function useNameColumn({ onOpen, isClosed, underWay, views, stepOf }: Needs): TableColumn<ContractOrder> {
  const t = useText('contracts');
  const trading = useText('trading');
  const desk = useText('market');
  const format = useFormat();
  const nameOf = usePositionName();
  return {
    id: 'pair',
    label: desk('desk.table.pair'),
    sortBy: ({ symbol }) => ({ text: symbol }),
    render: (position) => (
      <>
        <RecordName label={t('position.details', nameOf(position))} onOpen={() => onOpen(position)}>
          <DirectionWord direction={position.direction} />
          <SymbolText symbol={position.symbol} />
          <TagText>{t('ticket.times', { n: format.amount(position.leverage) })}</TagText>
          {position.kind === 'own' ? undefined : <TagText>{t('position.copied')}</TagText>}
          {isClosed(position.symbol) ? <TagText>{trading('about.marketClosed')}</TagText> : undefined}
          {underWay.has(position.id) || position.status === 'closing' ? (
            <TagText>{t('position.closing')}</TagText>
          ) : undefined}
        </RecordName>
        <LiquidationBelow view={views.get(position.id)} step={stepOf(position.symbol)} />
      </>
    ),
  };
}

function useLevelsColumn(stepOf: Needs['stepOf']): TableColumn<ContractOrder> {
  const t = useText('contracts');
  const desk = useText('market');
  const level = (value: Price | undefined, symbol: string): ReactNode =>
    value === undefined ? <TagText>{t('position.notSet')}</TagText> : <PriceText value={value} step={stepOf(symbol)} />;
  return {
    id: 'levels',
    label: desk('desk.table.levels'),
    isFigure: true,
    isLess: 'last',
    render: ({ takeProfit, stopLoss, symbol }) => (
      <FigureStack>
        {level(takeProfit, symbol)}
        {level(stopLoss, symbol)}
      </FigureStack>
    ),
  };
}

function useActsColumn({ underWay, onStops, onClose }: Needs): TableColumn<ContractOrder> {
  const t = useText('contracts');
  const desk = useText('market');
  const nameOf = usePositionName();
  return {
    id: 'acts',
    label: desk('desk.table.actions'),
    isActs: true,
    isFigure: true,
    render: (position) =>
      position.kind === 'own' ? (
        <RowActs>
          <RowAct label={t('position.stopsOne', nameOf(position))} onAct={() => onStops(position)}>
            {desk('desk.table.levels')}
          </RowAct>
          <RowAct
            label={t('position.closeOne', nameOf(position))}
            isBusy={underWay.has(position.id) || position.status === 'closing'}
            onAct={() => onClose(position)}
          >
            {t('position.close')}
          </RowAct>
        </RowActs>
      ) : (
        <LinkToCopies id={position.id} />
      ),
  };
}

/** The way of `ToCopies` in a line. The panel with the cards waits for no cell of a table. */
function LinkToCopies({ id }: Pick<ContractOrder, 'id'>) {
  const t = useText('contracts');
  const { products } = useRuntimeConfig();
  return isOffered(products, routes.copytrade.my) ? (
    <RowLink to={pathWith(routes.copytrade.my, { copy: id })}>{t('position.toCopies')}</RowLink>
  ) : undefined;
}

function usePositionName() {
  const t = useText('contracts');
  const format = useFormat();
  const marked = useMoneyUnit();
  return ({ direction, symbol, size }: ContractOrder) => ({
    direction: t(`direction.${direction}`),
    symbol,
    size: marked(format.amount(size, { currency: currenciesOf(symbol).base })),
  });
}

interface LiquidationProps {
  readonly view: PositionView | undefined;
  readonly step: Price | undefined;
}

/** Where the table has no room for the column. */
function LiquidationBelow({ view, step }: LiquidationProps) {
  const t = useText('contracts');
  const format = useFormat();
  return view?.liquidation === undefined || view.isOutOfReach || view.isByOthers ? undefined : (
    <BelowText>{t('chart.liquidation', { price: format.price(view.liquidation, step).full })}</BelowText>
  );
}

/** Its price, and how far away it is. */
function Liquidation({ view, step }: LiquidationProps) {
  const t = useText('contracts');
  const format = useFormat();
  return (
    <FigureStack>
      <LiquidationText
        value={view?.liquidation}
        step={step}
        isByOthers={view?.isByOthers}
        unknown={
          view?.isOutOfReach === true ? undefined : t(view?.isForeign === true ? 'lines.foreign' : 'lines.noLevel')
        }
      />
      {view?.distance === undefined ? undefined : (
        <TagText>{t('lines.distance', { percent: format.percent(view.distance) })}</TagText>
      )}
    </FigureStack>
  );
}

function Result({ view, symbol }: { readonly view: PositionView | undefined; readonly symbol: string }) {
  const { quote } = currenciesOf(symbol);
  const net = view?.net;
  return (
    <FigureStack>
      <ResultMoney value={net} currency={quote} />
      {view?.returned === undefined ? undefined : <PercentText value={view.returned} />}
    </FigureStack>
  );
}
