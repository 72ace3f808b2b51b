import { useEffect, useSyncExternalStore } from 'react';
import type { DrawnMark } from './drawn-mark.ts';

export type DrawnMarks = Readonly<Record<string, DrawnMark>>;

const nothing: DrawnMarks = {};
let marks: DrawnMarks | undefined;
let isLoading = false;
const listeners = new Set<() => void>();

function show(arrived: DrawnMarks): void {
  marks = arrived;
  for (const listener of listeners) listener();
}

/** Without them a letter stands for a coin; the next mark that appears asks again. */
async function load(): Promise<void> {
  if (isLoading || (marks !== undefined && marks !== nothing)) return;
  isLoading = true;
  const arrived = await import('./coin-marks.gen.ts').then(
    ({ drawnMarks }) => drawnMarks,
    () => nothing,
  );
  isLoading = false;
  show(arrived);
}

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The marks of coins and currencies, fetched with the first that is shown; undefined until they are there. */
export function useDrawnMarks(): DrawnMarks | undefined {
  useEffect(() => {
    // After the paint that shows what matters more.
    const timer = setTimeout(() => void load(), 0);
    return () => clearTimeout(timer);
  }, []);
  return useSyncExternalStore(watch, () => marks);
}
