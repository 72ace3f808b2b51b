import type { Chart } from 'klinecharts';

/** Charts that are no longer there: what was put on them went with them. */
const disposed = new WeakSet<Chart>();

export const noteDisposed = (chart: Chart): void => void disposed.add(chart);

/** The library throws on any call to a disposed chart. */
export const onLiving = (chart: Chart, act: (chart: Chart) => void): void => {
  if (!disposed.has(chart)) act(chart);
};
