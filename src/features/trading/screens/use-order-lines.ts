import { useMemo } from 'react';
import type { SpotOrder } from '../../../core/domain/spot-order.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { hiddenText } from '../../../core/money/format.ts';
import { rangeOf } from '../model/chart-data.ts';
import type { ChartOrders } from '../parts/chart/chart-drawings.ts';
import { useIsMasked } from '../parts/use-is-masked.ts';

/** Pending orders as lines of a chart, the highest price first. */
export function useOrderLines(orders: readonly SpotOrder[]): ChartOrders {
  const t = useText('trading');
  const format = useFormat();
  const isMasked = useIsMasked();
  const label = (order: SpotOrder): string => {
    const named = {
      quantity: isMasked ? hiddenText : format.amount(order.quantity),
      price: format.amount(order.price),
    };
    return order.side === 'buy' ? t('chart.orderBuy', named) : t('chart.orderSell', named);
  };
  // Lines that fall on one row of pixels keep the order of their prices, the highest above.
  const lines = orders
    .toSorted((left, right) => compare(right.price, left.price))
    .map((order) => ({ id: order.id, side: order.side, price: order.price, label: label(order) }));
  const name = JSON.stringify(lines);
  return useMemo(() => {
    const groupLabel = (members: readonly number[]): string => {
      const range = rangeOf(members.flatMap((member) => lines[member]?.price ?? []));
      const prices = range.map((one) => format.amount(one)).join('–');
      return t('chart.orderGroup', { n: format.count(members.length), prices });
    };
    return { orders: lines, groupLabel };
    // The list is read again every few seconds; lines are drawn again only when they differ.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
}
