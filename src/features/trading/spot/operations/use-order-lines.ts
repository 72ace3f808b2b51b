import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import type { ChartOrders } from '../../chart/parts/chart-drawings.ts';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import { useChartLines } from '../../chart/operations/use-chart-lines.ts';

/** "Buy 0.5 @ 60,000". */
export function useOrderText(): (order: SpotOrder, at: Price) => string {
  const t = useText('trading');
  const format = useFormat();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  return (order, at) => {
    const named = {
      quantity: marked(isMasked ? hiddenText : format.amount(order.quantity)),
      price: format.amount(at),
    };
    return order.side === 'buy' ? t('chart.orderBuy', named) : t('chart.orderSell', named);
  };
}

/** Pending orders as lines of a chart. */
export function useOrderLines(orders: readonly SpotOrder[]): ChartOrders {
  const textOf = useOrderText();
  return useChartLines(
    orders.map((order) => ({ id: order.id, side: order.side, price: order.price, label: textOf(order, order.price) })),
  );
}
