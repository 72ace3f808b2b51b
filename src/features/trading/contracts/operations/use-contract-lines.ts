import { useMemo } from 'react';
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
import { useContractOrders } from '../../orders/data/contract-orders.ts';
import { useWalletDetail } from '../../mode/data/wallet-detail.ts';
import { liquidationOf } from '../model/contract-position.ts';
import type { ChartOrder, ChartOrders } from '../../chart/parts/chart-drawings.ts';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import { useChartLines } from '../../chart/operations/use-chart-lines.ts';

const nowhere = { liquidation: undefined, isOutOfReach: false };

export interface ContractLines {
  /** Own positions with their levels, pending orders and the estimated liquidation as lines of a chart. */
  readonly lines: ChartOrders;
  /** Own open positions of the pair. */
  readonly open: readonly ContractOrder[];
  /** Own orders of the pair that wait for their price. */
  readonly waiting: readonly ContractOrder[];
  readonly liquidation: Price | undefined;
  /** No price of the pair leads to a liquidation. False also when unknown. */
  readonly isOutOfReach: boolean;
  readonly counting: ContractCounting;
}

/** What a chart of the pair shows of the person's contracts. */
export function useContractLines(instrument: Instrument): ContractLines {
  const { lines, ...found } = useLines(instrument);
  return { lines: useChartLines(lines), ...found };
}

const none: Rows<ContractOrder> = [];

function useLines({ base, quote, priceStep }: Instrument): Lines {
  const t = useText('contracts');
  const format = useFormat();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  const burstLevel = useBurstLevel();
  const counting = useContractCounting();
  const pair = { baseId: base.id, quoteId: quote.id };
  const available = useWalletDetail({ currencyId: quote.id, account: 'lever' })?.available;
  const all = useContractOrders({ kind: 'open', pair: undefined }).orders ?? none;
  const waiting = useContractOrders({ kind: 'pending', pair }).orders ?? none;
  const { baseId, quoteId } = pair;
  // A desk rerenders with each quote; its lines change only with an order.
  return useMemo(() => {
    const positions = all.filter((one) => one.quoteId === quoteId);
    const open = positions.filter((one) => one.baseId === baseId);
    const [first] = open;
    const isPartial = all.unreadable !== undefined;
    const { liquidation, isOutOfReach } =
      first === undefined
        ? nowhere
        : liquidationOf(first, { positions, isPartial, available, state: undefined, burstLevel, counting });
    const lines = linesOf({ open, waiting, liquidation }, { t, format, isMasked, marked, priceStep });
    return { lines, open, waiting, liquidation, isOutOfReach, counting };
  }, [all, waiting, baseId, quoteId, available, burstLevel, counting, t, format, isMasked, marked, priceStep]);
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
  const named = (order: ContractOrder, price: Price) => ({
    direction: t(`direction.${order.direction}`),
    size: marked(isMasked ? hiddenText : format.amount(order.size)),
    price: priced(price),
  });
  const side = (order: ContractOrder) => (order.direction === 'long' ? 'buy' : 'sell');
  const level = (order: ContractOrder, id: 'takeProfit' | 'stopLoss'): readonly ChartOrder[] => {
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
