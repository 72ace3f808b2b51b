import type { ContractOrder } from '../../../core/domain/contract-order.ts';
import type { Instrument } from '../../../core/domain/instrument.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Price } from '../../../core/money/amount.ts';
import { hiddenText } from '../../../core/money/format.ts';
import { useBurstLevel } from '../data/burst-level.ts';
import { useContractOrders } from '../data/contract-orders.ts';
import { useWalletDetail } from '../data/wallet-detail.ts';
import { liquidationOf } from '../model/contract-position.ts';
import type { ChartOrder, ChartOrders } from '../parts/chart/chart-drawings.ts';
import { useIsMasked } from '../parts/use-is-masked.ts';
import { useChartLines } from './use-chart-lines.ts';

export interface ContractLines {
  /** Own positions with their levels, pending orders and the estimated liquidation as lines of a chart. */
  readonly lines: ChartOrders;
  /** Own open positions of the pair. */
  readonly open: readonly ContractOrder[];
  readonly liquidation: Price | undefined;
}

/** What a chart of the pair shows of one's own contracts. */
export function useContractLines(instrument: Instrument): ContractLines {
  const { lines, ...found } = useLines(instrument);
  return { lines: useChartLines(lines), ...found };
}

function useLines({ base, quote }: Instrument): Omit<ContractLines, 'lines'> & { lines: readonly ChartOrder[] } {
  const t = useText('contract');
  const format = useFormat();
  const isMasked = useIsMasked();
  const burstLevel = useBurstLevel();
  const available = useWalletDetail({ currencyId: quote.id, account: 'lever' })?.available;
  const isHere = (order: ContractOrder): boolean => order.baseId === base.id && order.quoteId === quote.id;
  const all = useContractOrders({ kind: 'open', pair: undefined }).orders ?? [];
  const waiting = useContractOrders({ kind: 'pending', pair: { baseId: base.id, quoteId: quote.id } }).orders ?? [];
  const open = all.filter(isHere);
  const named = (order: ContractOrder, price: Price) => ({
    direction: t(`direction.${order.direction}`),
    size: isMasked ? hiddenText : format.amount(order.size),
    price: format.amount(price),
  });
  const positions = all.filter((one) => one.quoteId === quote.id);
  const [first] = open;
  const liquidation =
    first === undefined ? undefined : liquidationOf(first, { positions, available, state: undefined, burstLevel });
  const side = (order: ContractOrder) => (order.direction === 'long' ? 'buy' : 'sell');
  const level = (order: ContractOrder, id: 'takeProfit' | 'stopLoss'): readonly ChartOrder[] => {
    const price = order[id];
    if (price === undefined) return [];
    const text = t(`chart.${id}`, { price: format.amount(price) });
    return [{ id: `${order.id}.${id}`, side: id === 'takeProfit' ? 'buy' : 'sell', price, label: text }];
  };
  const lines: readonly ChartOrder[] = [
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
            price: liquidation,
            label: t('chart.liquidation', { price: format.price(liquidation, undefined).text }),
          },
        ]),
  ];
  return { lines, open, liquidation };
}
