import type { ChartGrips } from '../chart-drawings.ts';

/** Handles of several kinds on one chart; each kind handles its own. */
export function joinGrips(parts: readonly (ChartGrips | undefined)[]): ChartGrips | undefined {
  const present = parts.filter((part) => part !== undefined);
  const [first] = present;
  if (first === undefined || present.length === 1) return first;
  const owning = (id: string): ChartGrips | undefined =>
    present.find(({ grips }) => grips.some((one) => one.id === id));
  return {
    Layer: first.Layer,
    grips: present.flatMap(({ grips }) => grips),
    asked: present.map(({ asked }) => asked).find((asked) => asked !== undefined),
    places: Math.max(...present.map(({ places }) => places)),
    nearest: (moved) => owning(moved.id)?.nearest(moved),
    nudged: (moved, steps) => owning(moved.id)?.nudged(moved, steps),
    textOf: (moved) => owning(moved.id)?.textOf(moved) ?? '',
    onMoved: (moved) => owning(moved.id)?.onMoved(moved),
  };
}
