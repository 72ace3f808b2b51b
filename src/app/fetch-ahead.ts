import { fetchTexts } from '../core/i18n/dictionaries.ts';
import { defaultLanguage } from '../core/i18n/languages.ts';
import { pathOfHash } from '../core/session/return-path.ts';
import { sessionKeys } from '../core/session/session-store.ts';
import { keptArea, keptPrefix } from './brand/kept-place.ts';
import { fetchCalls } from './compose-ahead.ts';
import { askForPairs } from './compose-ask-ahead.ts';
import { drawFrame } from './draw-frame.ts';
import { findRoute } from './routes/route-table.ts';

/** Dictionaries of the frame around all screens. */
const frameTexts = ['common', 'errors', 'shell'];

/** As the session stores it; a guess is enough here, because it only decides what to preload. */
function stored(name: keyof typeof sessionKeys): string | undefined {
  try {
    return keptArea().getItem(keptPrefix() + sessionKeys[name]) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Preloads what the first screen will certainly need while the frame still loads: the dictionaries, and the code of the
 * screen that the address names. On a slow network each would otherwise cost a round trip of its own.
 */
export function fetchAhead(root: HTMLElement, config: Promise<Response> | undefined): void {
  const [path = '/'] = pathOfHash(window.location.hash).split('?');
  const route = findRoute(path);
  const language = stored('language') ?? defaultLanguage;
  const token = stored('token');
  drawFrame(root, { route, language, isSignedIn: token !== undefined });
  fetchTexts(language, [...frameTexts, ...(route?.texts ?? [])]);
  void route?.screen.preload();
  fetchCalls();
  if (config === undefined || route?.showsPairs !== true) return;
  // A failure is told by the question that is asked again.
  askForPairs(config, { language, token }).catch(() => undefined);
}
