import { offer, symbolOf, type Tick } from './harness.ts';

const rowHeight = 56;

function rowOf(index: number, root: HTMLElement): readonly [price: Text, change: Text, volume: Text] {
  const row = document.createElement('div');
  row.style.cssText = `height:${rowHeight}px;display:flex;justify-content:space-between;contain:strict`;
  const cells = ['', '', ''].map(() => document.createTextNode('-'));
  for (const node of [document.createTextNode(symbolOf(index)), ...cells]) {
    const cell = document.createElement('span');
    cell.append(node);
    row.append(cell);
  }
  root.append(row);
  const [price, change, volume] = cells;
  if (price === undefined || change === undefined || volume === undefined) throw new Error('no cells');
  return [price, change, volume];
}

/** The least that shows prices: text nodes of the rows in sight, once a frame. */
await offer(async (rows, root) => {
  const cells = Array.from({ length: rows }, (_, index) => rowOf(index, root));
  const latest = new Map<number, Tick>();
  let isWaiting = false;
  const paint = (): void => {
    isWaiting = false;
    const first = Math.floor(scrollY / rowHeight);
    const last = Math.ceil((scrollY + innerHeight) / rowHeight);
    for (const [index, tick] of latest) {
      if (index < first || index > last) continue;
      const [price, change, volume] = cells[index] ?? [];
      if (price !== undefined) price.data = tick.price;
      if (change !== undefined) change.data = tick.change;
      if (volume !== undefined) volume.data = tick.volume;
    }
    latest.clear();
  };
  return {
    take: (tick) => {
      latest.set(tick.index, tick);
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(paint);
    },
    priceCell: (index) => cells[index]?.[0].parentElement,
  };
});
