import type { ObservabilityPort } from '../core/platform/observability.ts';

type Entry = Pick<PerformanceEntry, 'startTime' | 'duration'>;
export type Observe = (type: string, listener: (entries: readonly Entry[]) => void) => void;

const numberIn = (entry: Entry, name: string): number => {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'number' ? value : 0;
};

/** A burst of shifts: at most a second between two, and five in all. */
const pauseMs = 1000;
const burstMs = 5000;

/** The largest burst of shifts that no tap of the person has caused. */
function layoutShifts(): { add(entry: Entry): void; readonly largest: () => number } {
  let [begun, last, sum, largest] = [0, 0, 0, 0];
  return {
    add: (entry) => {
      if (Reflect.get(entry, 'hadRecentInput') === true) return;
      const isSame = sum > 0 && entry.startTime - last < pauseMs && entry.startTime - begun < burstMs;
      if (!isSame) [begun, sum] = [entry.startTime, 0];
      last = entry.startTime;
      sum += numberIn(entry, 'value');
      largest = Math.max(largest, sum);
    },
    largest: () => largest,
  };
}

const longestKept = 10;
/** One interaction in so many may be slower. */
const oneIn = 50;

/** How long the page took to show the effect of a tap or a key: the slowest, leaving out one in fifty. */
function interactions(): { add(entry: Entry): void; readonly slowest: () => number | undefined } {
  const byId = new Map<number, number>();
  const seen = new Set<number>();
  return {
    add: (entry) => {
      const id = numberIn(entry, 'interactionId');
      if (id === 0) return;
      seen.add(id);
      byId.set(id, Math.max(byId.get(id) ?? 0, entry.duration));
      const [shortest] = [...byId].toSorted(([, one], [, other]) => one - other);
      if (byId.size > longestKept && shortest !== undefined) byId.delete(shortest[0]);
    },
    slowest: () => {
      const longest = [...byId.values()].toSorted((one, other) => other - one);
      return longest[Math.min(longest.length - 1, Math.floor(seen.size / oneIn))];
    },
  };
}

/** Measures the page; the answer notes what is known by now. */
export function measureVitals(observe: Observe, to: ObservabilityPort): () => void {
  let lcp: number | undefined;
  const shifts = layoutShifts();
  const taps = interactions();
  observe('largest-contentful-paint', (entries) => (lcp = entries.at(-1)?.startTime ?? lcp));
  observe('layout-shift', (entries) => entries.forEach((entry) => shifts.add(entry)));
  observe('event', (entries) => entries.forEach((entry) => taps.add(entry)));
  return () => {
    const inp = taps.slowest();
    if (lcp !== undefined) to.note({ kind: 'vital', name: 'lcp', value: lcp });
    if (inp !== undefined) to.note({ kind: 'vital', name: 'inp', value: inp });
    to.note({ kind: 'vital', name: 'cls', value: shifts.largest() });
  };
}

/** Entries of a type, earlier ones too; none if the browser does not know it. */
export const observePage: Observe = (type, listener) => {
  if (!('PerformanceObserver' in globalThis) || !PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const options = { type, buffered: true, durationThreshold: 40 };
  new PerformanceObserver((list) => listener(list.getEntries())).observe(options);
};
