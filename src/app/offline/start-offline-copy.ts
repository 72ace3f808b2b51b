import type { Ports } from '../../core/di/use-port.ts';
import { defaultLanguage, type LanguageCode } from '../../core/i18n/languages.ts';
import { textFiles } from '../../core/i18n/text-files.gen.ts';
import { Session } from '../../core/platform/session.ts';
import { Clock } from '../../core/time/clock.ts';
import { offerVersion } from './newer-version.ts';
import { OfflineCopy } from './offline-copy.ts';

/** Browsers record 250 requests by default; the program has more parts, and calls count as well. */
const rememberedRequests = 2000;

/**
 * Insecure contexts have no service worker: they work as long as their host does. While data is saved, no first copy of the
 * whole program is fetched; one that is there is kept up to date.
 */
export function startOfflineCopy(ports: Ports, savesData: () => boolean): void {
  // Also without a worker: what is wrong in the browser's own cache can then be named.
  performance.setResourceTimingBufferSize(rememberedRequests);
  if (!('serviceWorker' in navigator)) return;
  if (navigator.serviceWorker.controller === null && savesData()) return;
  const copy = new OfflineCopy({
    workers: navigator.serviceWorker,
    clock: ports.get<Clock>(Clock),
    page: document,
    loaded: () => performance.getEntriesByType('resource').map(({ name }) => name),
    fetchTexts: () => {
      // The copy has those of the default language from the start.
      const { language } = ports.get<Session>(Session).state();
      if (language !== defaultLanguage && !savesData()) fetchTexts(language).catch(() => undefined);
    },
    reload: () => window.location.reload(),
    offer: offerVersion,
  });
  // Everything works without a copy; the next visit retries.
  copy.start().catch(() => undefined);
}

/** Without them a page that was not seen before speaks the default language offline. */
async function fetchTexts(language: LanguageCode): Promise<void> {
  const { texts } = await textFiles[language]();
  await Promise.all(Object.values(texts).map((load) => load()));
}
