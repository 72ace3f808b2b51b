import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { hiddenText } from '../../../core/money/format.ts';
import { isRunning, type RunningOption } from '../model/running-options.ts';
import type { ChartOrders } from '../parts/chart/chart-drawings.ts';
import { useIsMasked } from '../parts/use-is-masked.ts';
import { useChartLines } from './use-chart-lines.ts';

const sides = { up: 'buy', down: 'sell' } as const;

/** The entries of what runs as lines of a chart. */
export function useEntryLines(running: readonly RunningOption[]): ChartOrders {
  const t = useText('seconds');
  const format = useFormat();
  const isMasked = useIsMasked();
  return useChartLines(
    running.filter(isRunning).map(({ order }) => ({
      id: order.id,
      side: sides[order.direction],
      price: order.openPrice,
      label: t('line.entry', {
        direction: t(`direction.${order.direction}`),
        stake: isMasked ? hiddenText : format.amount(order.stake, { currency: order.payingCurrency }),
        price: format.amount(order.openPrice),
      }),
    })),
  );
}
