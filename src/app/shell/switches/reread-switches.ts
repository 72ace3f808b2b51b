import { readRuntimeConfig } from '../../../core/config/runtime-config.ts';
import type { Switches } from '../../../core/config/switches.ts';
import type { Unsubscribe } from '../../../core/platform/realtime-transport.ts';
import type { Clock } from '../../../core/time/clock.ts';

/** At most so often the file is asked for. */
export const rereadMs = 300_000;

interface Parts {
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  readonly put: (found: Switches) => void;
}

/**
 * Reads `config.json` again when the page comes back into sight, and while it stays there. A file that does not come, or is
 * wrong, changes nothing. A missing one has said nothing either: a host in the middle of a deployment would offer everything.
 */
export function rereadSwitches({ page, clock, fetch: fetchFile, put }: Parts): Unsubscribe {
  let lastAt = clock.now();
  let isOver = false;
  const read = async (): Promise<void> => {
    const since = clock.now() - lastAt;
    // A clock that was set back is no reason to wait longer.
    if (page.visibilityState !== 'visible' || (since >= 0 && since < rereadMs)) return;
    lastAt = clock.now();
    const found = await readRuntimeConfig(fetchThere(fetchFile), './config.json').catch(() => undefined);
    if (found !== undefined && !isOver) put({ products: found.products, decided: found.decided });
  };
  const look = (): void => void read();
  const again = (): void => {
    look();
    stopWaiting = clock.after(rereadMs, again);
  };
  let stopWaiting = clock.after(rereadMs, again);
  page.addEventListener('visibilitychange', look);
  return () => {
    isOver = true;
    stopWaiting();
    page.removeEventListener('visibilitychange', look);
  };
}

/** A host that has no file now counts as one that gives none. */
const fetchThere =
  (fetchFile: typeof fetch): typeof fetch =>
  async (address, options) => {
    const answer = await fetchFile(address, options);
    return answer.status === 404 ? Promise.reject(new Error('config.json: not there')) : answer;
  };
