import { fetchTexts } from '../core/i18n/dictionaries.ts';
import { defaultLanguage } from '../core/i18n/languages.ts';
import { pathOfHash } from '../core/session/return-path.ts';
import { findRoute } from './route-table.ts';

/** Of the frame around all screens. */
const frameTexts = ['common', 'errors', 'shell'];

/** As the session stores it; a guess is enough here, because it only says what to fetch first. */
function storedLanguage(): string {
  try {
    return window.localStorage.getItem(`tandem.${__SERVER__}.lang`) ?? defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}

/**
 * Fetches what the first screen will certainly ask for while the frame is still on its way: the words, and the code of
 * the screen that the address names. On a slow network each of these would otherwise cost a round trip of its own.
 */
export function fetchAhead(): void {
  const [path = '/'] = pathOfHash(window.location.hash).split('?');
  const route = findRoute(path);
  fetchTexts(storedLanguage(), [...frameTexts, ...(route?.texts ?? [])]);
  route?.screen.preload();
}
