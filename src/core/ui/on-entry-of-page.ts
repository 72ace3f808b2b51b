import { markOf } from './use-sheet-history.ts';

/**
 * Runs what is done to the page of a sheet that has just been told to close, once its own entry is the present one again:
 * a place that replaces it would otherwise take the entry of the sheet, and leave the page behind as one step back.
 */
export function onEntryOfPage(run: () => void): void {
  if (markOf(window.history.state) === undefined) run();
  else window.addEventListener('popstate', () => onEntryOfPage(run), { once: true });
}
