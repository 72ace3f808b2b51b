import { workerAddress } from '../../../../core/config/worker-address.ts';
import type { ClosedResult, JournalOrigin } from '../../model/closed-result.ts';
import type { JournalLists } from '../../model/journal.ts';
import { sumsHere, type JournalSums } from './journal-sums.ts';
import { sumsInWorker, type SumsWorker } from './sums-in-worker.ts';

/** The worker's code is a separate file, or text within a one-file page (scripts/one-file-page.ts). */
async function createWorker(): Promise<SumsWorker> {
  const { default: address } = await import('./journal-worker.ts?worker&url');
  return new Worker(workerAddress(address), { type: import.meta.env.DEV ? 'module' : 'classic' });
}

/** Sums in a worker; where there is none, or where it fails, on the page's own thread. */
export function openSums(create: () => Promise<SumsWorker> = createWorker): JournalSums {
  const here = sumsHere();
  let isClosed = false;
  let inWorker: Promise<JournalSums | undefined> = Promise.resolve()
    .then(create)
    .then(sumsInWorker)
    .catch(() => undefined);
  let last: readonly [JournalLists, JournalOrigin] | undefined;
  const giveUp = (): void => {
    void inWorker.then((sums) => sums?.close());
    inWorker = Promise.resolve(undefined);
  };
  const sumHere = async (): Promise<readonly ClosedResult[]> =>
    last === undefined || isClosed ? [] : here.results(...last);
  return {
    results: async (lists, origin) => {
      last = [lists, origin];
      const sums = await inWorker;
      if (sums === undefined) return sumHere();
      try {
        return await sums.results(lists, origin);
      } catch {
        giveUp();
        return sumHere();
      }
    },
    figures: async (looked) => {
      const sums = await inWorker;
      if (sums === undefined) return here.figures(looked);
      try {
        return await sums.figures(looked);
      } catch {
        giveUp();
        await sumHere();
        return here.figures(looked);
      }
    },
    close: () => {
      isClosed = true;
      giveUp();
    },
  };
}
