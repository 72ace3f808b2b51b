import type { Clock } from '../../core/ports/clock.ts';
import { offerVersion } from './newer-version.ts';
import { OfflineCopy } from './offline-copy.ts';

/** Browsers remember 250 requests unless told otherwise; the program has more parts, and calls to the server count as well. */
const rememberedRequests = 2000;

/** Pages that are not served securely have no service worker: they work as long as their host does. */
export function startOfflineCopy(clock: Clock): void {
  if (!('serviceWorker' in navigator)) return;
  performance.setResourceTimingBufferSize(rememberedRequests);
  const copy = new OfflineCopy({
    workers: navigator.serviceWorker,
    clock,
    page: document,
    loaded: () => performance.getEntriesByType('resource').map(({ name }) => name),
    reload: () => window.location.reload(),
    offer: offerVersion,
  });
  // Without a copy everything works as before; the next visit tries again.
  copy.start().catch(() => undefined);
}
