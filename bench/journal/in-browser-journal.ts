import { openSums } from '../../src/features/journal/operations/sums/open-sums.ts';
import { sumsHere } from '../../src/features/journal/operations/sums/journal-sums.ts';
import { journalLists } from '../../tests/support/journal-lists.ts';

interface Measured {
  /** From the lists as they were read to every result and figure on the page, ms. */
  readonly ms: number;
  /** Tasks of 50 ms and more on the page's thread meanwhile. */
  readonly longTasks: number;
  readonly longestMs: number;
  readonly net: string;
}

const restMs = 300;
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, restMs));

async function benchJournalSums(count: number, isInWorker: boolean): Promise<Measured> {
  const lists = journalLists(count);
  await rest();
  const tasks: number[] = [];
  const watch = new PerformanceObserver((seen) => tasks.push(...seen.getEntries().map(({ duration }) => duration)));
  watch.observe({ type: 'longtask' });
  const begin = performance.now();
  const sums = isInWorker ? openSums() : sumsHere();
  await sums.results(lists, { account: 'live', serverZone: 'UTC' });
  const { statistics } = await sums.figures({ currency: 'USDT', period: { span: 'all', month: '' }, ids: undefined });
  const ms = performance.now() - begin;
  await rest();
  watch.disconnect();
  sums.close();
  return { ms, longTasks: tasks.length, longestMs: Math.max(0, ...tasks), net: statistics.net };
}

Object.assign(globalThis, { benchJournalSums });
