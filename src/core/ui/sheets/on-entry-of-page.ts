import { markOf } from './use-sheet-history.ts';

/**
 * Navigates from a sheet that is closing, once the page's own history entry is current again. Otherwise a replacing
 * navigation would replace the sheet's entry, and leave the page behind as one step back.
 */
export function onEntryOfPage(run: () => void): void {
  if (markOf(window.history.state) === undefined) run();
  else window.addEventListener('popstate', () => onEntryOfPage(run), { once: true });
}
