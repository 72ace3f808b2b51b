import { useMemo } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import { markOf } from '../model/option-marks.ts';
import { isRunning, type RunningOption } from '../model/running-options.ts';
import type { ChartMark, ChartOrders } from '../../chart/parts/chart-drawings.ts';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import { useChartLines } from '../../chart/operations/use-chart-lines.ts';
import { useUnchanged } from '../../mode/operations/use-unchanged.ts';

const sides = { up: 'buy', down: 'sell' } as const;

/** The entries of what runs as lines of a chart, and entry and expiry of those and of what was just settled as marks. */
export function useEntryLines(all: readonly RunningOption[]): ChartOrders {
  const t = useText('options');
  const format = useFormat();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  const lines = useChartLines(
    all.filter(isRunning).map(({ order }) => ({
      id: order.id,
      side: sides[order.direction],
      price: order.openPrice,
      label: t('line.entry', {
        direction: t(`direction.${order.direction}`),
        stake: marked(isMasked ? hiddenText : format.amount(order.stake, { currency: order.payingCurrency })),
        price: format.amount(order.openPrice),
      }),
    })),
  );
  const marks = useMarks(all);
  return useMemo(() => ({ ...lines, marks }), [lines, marks]);
}

function useMarks(all: readonly RunningOption[]): readonly ChartMark[] {
  const t = useText('options');
  return useUnchanged(
    all.map(markOf).map(({ id, direction, entry, expiry, result }): ChartMark => ({
      id,
      side: sides[direction],
      from: entry,
      to: { at: expiry.at, price: expiry.price ?? entry.price, isOpen: expiry.price === undefined },
      label: result === undefined ? '' : t(`result.${result}`),
    })),
  );
}
