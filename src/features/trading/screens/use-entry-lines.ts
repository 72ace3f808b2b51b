import { useMemo } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { hiddenText } from '../../../core/money/format.ts';
import { rangeOf } from '../model/chart-data.ts';
import { isRunning, type RunningOption } from '../model/running-options.ts';
import type { ChartOrders } from '../parts/chart/chart-drawings.ts';
import { useIsMasked } from '../parts/use-is-masked.ts';

const sides = { up: 'buy', down: 'sell' } as const;

/** The entries of what runs as lines of a chart, the highest price first. */
export function useEntryLines(running: readonly RunningOption[]): ChartOrders {
  const t = useText('seconds');
  const trading = useText('trading');
  const format = useFormat();
  const isMasked = useIsMasked();
  const lines = running
    .filter(isRunning)
    .map(({ order }) => order)
    .toSorted((left, right) => compare(right.openPrice, left.openPrice))
    .map((order) => ({
      id: order.id,
      side: sides[order.direction],
      price: order.openPrice,
      label: t('line.entry', {
        direction: t(`direction.${order.direction}`),
        stake: isMasked ? hiddenText : format.amount(order.stake, { currency: order.payingCurrency }),
        price: format.amount(order.openPrice),
      }),
    }));
  const name = JSON.stringify(lines);
  return useMemo(
    () => ({
      orders: lines,
      groupLabel: (members) => {
        const range = rangeOf(members.flatMap((member) => lines[member]?.price ?? []));
        const prices = range.map((one) => format.amount(one)).join('–');
        return trading('chart.orderGroup', { n: format.count(members.length), prices });
      },
    }),
    // Counting down changes nothing about a line: it is drawn again only when one differs.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [name],
  );
}
