import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import type { ChartOrders } from '../../chart/parts/chart-drawings.ts';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import { useChartLines } from '../../chart/operations/use-chart-lines.ts';

/** "Buy 0.5 @ 60,000.0", in the places of the pair. */
export function useOrderText(step: Price | undefined): (order: SpotOrder, at: Price) => string {
  const t = useText('trading');
  const format = useFormat();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  return (order, at) => {
    const named = {
      quantity: marked(isMasked ? hiddenText : format.amount(order.quantity)),
      price: format.price(at, step).text,
    };
    return order.side === 'buy' ? t('chart.orderBuy', named) : t('chart.orderSell', named);
  };
}

/** Pending orders as lines of a chart. */
export function useOrderLines(orders: readonly SpotOrder[], step: Price | undefined): ChartOrders {
  const textOf = useOrderText(step);
  return useChartLines(
    orders.map((order) => ({ id: order.id, side: order.side, price: order.price, label: textOf(order, order.price) })),
  );
}
