import { useMemo } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { compare } from '../../../../core/money/fixed-point.ts';
import { rangeOf } from '../model/price-range.ts';
import type { ChartOrder, ChartOrders } from '../parts/chart-drawings.ts';
import { useUnchanged } from '../../mode/operations/use-unchanged.ts';

/** Lines of a chart, the highest price first, and the words for those that fall on one row of pixels. */
export function useChartLines(unsorted: readonly ChartOrder[]): ChartOrders {
  const t = useText('trading');
  const format = useFormat();
  const lines = useUnchanged(unsorted.toSorted((left, right) => compare(right.price, left.price)));
  return useMemo(() => {
    const groupLabel = (members: readonly number[]): string => {
      const range = rangeOf(members.flatMap((member) => lines[member]?.price ?? []));
      const prices = range.map((one) => format.amount(one)).join('–');
      return t('chart.orderGroup', { n: format.count(members.length), prices });
    };
    return { orders: lines, groupLabel };
  }, [lines, t, format]);
}
