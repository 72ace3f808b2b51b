import { useCallback, useMemo } from 'react';
import type { ContractCounting } from '../../../../core/domain/orders/contract-counting.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { Rows } from '../../../../core/domain/page.ts';
import type { Format } from '../../../../core/i18n/format.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, type Text } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { placesOf, roundTo } from '../../../../core/money/fixed-point.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import { useBurstLevel } from '../../book/data/burst-level.ts';
import { useContractCounting } from '../data/contract-counting.ts';
import { useContractPart } from '../../orders/data/contract-orders.ts';
import { useWalletDetail } from '../../mode/data/wallet-detail.ts';
import { liquidationOf, asStanding, type ContractPurse, type StandingContract } from '../model/contract-position.ts';
import type { ChartOrder, ChartOrders } from '../../chart/parts/chart-drawings.ts';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import { useChartLines } from '../../chart/operations/use-chart-lines.ts';

export interface ContractLines {
  /** Own positions with their levels, pending orders and the estimated liquidation as lines of a chart. */
  readonly lines: ChartOrders;
  /** Own open positions of the pair. */
  readonly open: readonly StandingContract[];
  /** Own orders of the pair that wait for their price. */
  readonly waiting: readonly StandingContract[];
  readonly liquidation: Price | undefined;
  /** No price of the pair leads to a liquidation. False also when unknown. */
  readonly isOutOfReach: boolean;
  readonly counting: ContractCounting;
}

/** What a chart of the pair shows of the person's contracts. Draws anew only when that differs, not when prices change. */
export function useContractLines(instrument: Instrument): ContractLines {
  const { lines, ...found } = useLines(instrument);
  return { lines: useChartLines(lines), ...found };
}

const none: readonly StandingContract[] = [];
const standingIn = (orders: Rows<ContractOrder>): readonly StandingContract[] => orders.map(asStanding);

interface OpenOnChart extends Pick<ContractLines, 'open' | 'liquidation' | 'isOutOfReach'> {}
const nothingOpen: OpenOnChart = { open: none, liquidation: undefined, isOutOfReach: false };

interface Pair extends Pick<ContractOrder, 'baseId' | 'quoteId'> {}

/** What a chart shows of the open positions of the account. */
function openOnChart(
  all: Rows<ContractOrder>,
  { baseId, quoteId }: Pair,
  purse: Omit<ContractPurse, 'positions' | 'isPartial' | 'state'>,
): OpenOnChart {
  const positions = all.filter((one) => one.quoteId === quoteId);
  const open = positions.filter((one) => one.baseId === baseId);
  const [first] = open;
  if (first === undefined) return nothingOpen;
  const isPartial = all.unreadable !== undefined;
  return {
    open: open.map(asStanding),
    ...liquidationOf(first, { ...purse, positions, isPartial, state: undefined }),
  };
}

function useLines({ base, quote, priceStep }: Instrument): Lines {
  const t = useText('contracts');
  const format = useFormat();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  const burstLevel = useBurstLevel();
  const counting = useContractCounting();
  const { id: baseId } = base;
  const { id: quoteId } = quote;
  const available = useWalletDetail({ currencyId: quoteId, account: 'contracts' })?.available;
  const partOf = useCallback(
    (all: Rows<ContractOrder>) => openOnChart(all, { baseId, quoteId }, { available, burstLevel, counting }),
    [baseId, quoteId, available, burstLevel, counting],
  );
  const own = useContractPart({ kind: 'open', pair: undefined }, partOf) ?? nothingOpen;
  const waiting = useContractPart({ kind: 'pending', pair: { baseId, quoteId } }, standingIn) ?? none;
  const { open, liquidation, isOutOfReach } = own;
  // A desk rerenders with each quote; its lines change only with an order.
  return useMemo(() => {
    const drawn = { open, waiting, liquidation: isOutOfReach ? undefined : liquidation };
    const lines = linesOf(drawn, { t, format, isMasked, marked, priceStep });
    return { lines, open, waiting, liquidation, isOutOfReach, counting };
  }, [open, waiting, liquidation, isOutOfReach, counting, t, format, isMasked, marked, priceStep]);
}

interface Lines extends Omit<ContractLines, 'lines'> {
  readonly lines: readonly ChartOrder[];
}

interface Wording {
  readonly t: Text<'contracts'>;
  readonly format: Format;
  readonly isMasked: boolean;
  readonly marked: (figure: string) => string;
  readonly priceStep: Price | undefined;
}

type Drawn = Pick<ContractLines, 'open' | 'waiting' | 'liquidation'>;

function linesOf(
  { open, waiting, liquidation }: Drawn,
  { t, format, isMasked, marked, priceStep }: Wording,
): readonly ChartOrder[] {
  const priced = (price: Price): string => format.price(price, priceStep).text;
  const named = (order: StandingContract, price: Price) => ({
    direction: t(`direction.${order.direction}`),
    size: marked(isMasked ? hiddenText : format.amount(order.size)),
    price: priced(price),
  });
  const side = (order: StandingContract) => (order.direction === 'long' ? 'buy' : 'sell');
  const level = (order: StandingContract, id: 'takeProfit' | 'stopLoss'): readonly ChartOrder[] => {
    const price = order[id];
    if (price === undefined) return [];
    const text = t(`chart.${id}`, { price: priced(price) });
    return [{ id: `${order.id}.${id}`, side: id === 'takeProfit' ? 'buy' : 'sell', price, label: text }];
  };
  return [
    ...open.flatMap((order): readonly ChartOrder[] => [
      {
        id: order.id,
        side: side(order),
        price: order.openPrice,
        label: t('chart.entry', named(order, order.openPrice)),
      },
      ...level(order, 'takeProfit'),
      ...level(order, 'stopLoss'),
    ]),
    ...waiting.map((order): ChartOrder => {
      const price = order.requestedPrice;
      return { id: order.id, side: side(order), price, label: t('chart.pending', named(order, price)) };
    }),
    ...(liquidation === undefined
      ? []
      : [
          {
            id: 'liquidation',
            side: 'sell' as const,
            // An estimate has more digits than a price: a label of several lines tells it, too.
            price: priceStep === undefined ? liquidation : roundTo(liquidation, placesOf(priceStep)),
            label: t('chart.liquidation', { price: priced(liquidation) }),
          },
        ]),
  ];
}
