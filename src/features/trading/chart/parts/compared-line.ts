import { registerIndicator, type Chart } from 'klinecharts';
import { comparedHeights, type ComparedClose } from '../model/compared.ts';
import { onLiving } from './living-charts.ts';
import { mainPane } from './main-pane.ts';
import { lineStyle } from './use-indicators-on.ts';

const indicatorName = 'COMPARED';

/** What is compared on each chart, by the id of its line: the library copies whatever it is given. */
const compared = new Map<string, readonly ComparedClose[]>();
let made = 0;

registerIndicator<{ other?: number }, number>({
  name: indicatorName,
  shortName: indicatorName,
  series: 'price',
  calcParams: [0, 0],
  figures: [{ key: 'other', type: 'line' }],
  calc: (bars, { id, calcParams: [first = 0] }) =>
    comparedHeights(bars, compared.get(id) ?? [], first).map((other) => (other === undefined ? {} : { other })),
});

export interface ComparedLine {
  show(closes: readonly ComparedClose[]): void;
  remove(): void;
}

/** Puts the line of another pair on a chart. `onFirst` tells the time of the first bar in view. */
export function comparedLineOn(chart: Chart, color: string, onFirst: (time: number | undefined) => void): ComparedLine {
  made += 1;
  const id = `${indicatorName}-${made}`;
  let revision = 0;
  let frame = 0;
  compared.set(id, []);
  const styles = { lines: [{ ...lineStyle, size: 2, color }] };
  chart.createIndicator({ id, name: indicatorName, paneId: mainPane, styles }, true);
  const put = (): void => {
    frame = 0;
    onLiving(chart, () => {
      const { from } = chart.getVisibleRange();
      revision += 1;
      onFirst(chart.getDataList()[from]?.timestamp);
      chart.overrideIndicator({ id, name: indicatorName, calcParams: [from, revision] });
    });
  };
  let first = -1;
  const onRange = (): void => {
    const { from } = chart.getVisibleRange();
    if (from === first) return;
    first = from;
    if (frame === 0) frame = requestAnimationFrame(put);
  };
  chart.subscribeAction('onVisibleRangeChange', onRange);
  return {
    show: (closes) => {
      compared.set(id, closes);
      put();
    },
    remove: () => {
      cancelAnimationFrame(frame);
      compared.delete(id);
      onLiving(chart, () => {
        chart.unsubscribeAction('onVisibleRangeChange', onRange);
        chart.removeIndicator({ id });
      });
    },
  };
}
