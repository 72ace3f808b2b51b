import { registerIndicator, type Chart } from 'klinecharts';
import { comparedHeights, type ComparedClose } from '../model/compared.ts';
import { comparedName } from '../model/note-room.ts';
import { onLiving } from './living-charts.ts';
import { mainPane } from './main-pane.ts';
import { lineStyle } from './use-indicators-on.ts';

/** What is compared on each chart, by the id of its line: the library copies whatever it is given. */
const compared = new Map<string, readonly ComparedClose[]>();
let made = 0;

registerIndicator<{ other?: number }, number>({
  name: comparedName,
  shortName: comparedName,
  series: 'price',
  calcParams: [0, 0],
  figures: [{ key: 'other', type: 'line' }],
  calc: (bars, { id, calcParams: [first = 0] }) =>
    comparedHeights(bars, compared.get(id) ?? [], first).map((other) => (other === undefined ? {} : { other })),
});

interface ComparedLine {
  readonly id: string;
  put(color: string): void;
}

const lines = new WeakMap<Chart, ComparedLine>();

/** Puts the line of another pair on a chart. `onFirst` tells the time of the first bar in view. Returns how to remove it. */
export function addComparedLine(chart: Chart, onFirst: (time: number | undefined) => void): () => void {
  made += 1;
  const id = `${comparedName}-${made}`;
  let revision = 0;
  let frame = 0;
  let first = -1;
  compared.set(id, []);
  chart.createIndicator({ id, name: comparedName, paneId: mainPane }, true);
  const put = (color?: string): void => {
    const { from } = chart.getVisibleRange();
    revision += 1;
    onFirst(chart.getDataList()[from]?.timestamp);
    const styles = color === undefined ? {} : { styles: { lines: [{ ...lineStyle, size: 2, color }] } };
    chart.overrideIndicator({ id, name: comparedName, calcParams: [from, revision], ...styles });
  };
  const onRange = (): void => {
    const { from } = chart.getVisibleRange();
    if (from === first) return;
    first = from;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => onLiving(chart, () => put()));
  };
  chart.subscribeAction('onVisibleRangeChange', onRange);
  lines.set(chart, { id, put });
  return () => {
    cancelAnimationFrame(frame);
    compared.delete(id);
    lines.delete(chart);
    onLiving(chart, () => {
      chart.unsubscribeAction('onVisibleRangeChange', onRange);
      chart.removeIndicator({ id });
    });
  };
}

/** What the line of a chart shows. */
export function showCompared(chart: Chart, closes: readonly ComparedClose[], color: string): void {
  const line = lines.get(chart);
  if (line === undefined) return;
  compared.set(line.id, closes);
  line.put(color);
}
