import { registerIndicator, type Chart } from 'klinecharts';
import { onLiving } from './living-charts.ts';
import { mainPane } from './main-pane.ts';
import { lineStyle } from './use-indicators-on.ts';

const indicatorName = 'COMPARED';

/** A close of the other pair, ascending by time. */
export interface ComparedClose {
  readonly time: number;
  readonly close: number;
}

/** What is compared on each chart, by the id of its line: the library copies whatever it is given. */
const compared = new Map<string, readonly ComparedClose[]>();
let made = 0;

/**
 * The other pair on the price axis of this one: both begin at the same height at the first bar in view, so the percent
 * axis is right for both. A bar without a price of its own shows the one before.
 */
registerIndicator<{ other?: number }, number>({
  name: indicatorName,
  shortName: indicatorName,
  series: 'price',
  calcParams: [0, 0],
  figures: [{ key: 'other', type: 'line' }],
  calc: (bars, { id, calcParams: [first = 0] }) => {
    const closes = compared.get(id) ?? [];
    let next = 0;
    let present: number | undefined;
    const others = bars.map(({ timestamp }) => {
      for (let one = closes[next]; one !== undefined && one.time <= timestamp; one = closes[next]) {
        present = one.close;
        next += 1;
      }
      return present;
    });
    const from = others.findIndex((other, index) => index >= first && other !== undefined);
    const [base, height] = [others[from], bars[from]?.close];
    if (base === undefined || height === undefined || base === 0) return bars.map(() => ({}));
    return others.map((other) => (other === undefined ? {} : { other: (other / base) * height }));
  },
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
