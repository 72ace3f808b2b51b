import type { KeyboardEvent } from 'react';

const searchField = 'input[type="search"]';
const stops = `${searchField}, input[type="radio"], li > button`;

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of a list on a sheet, for its search field and its rows: arrows go from row to row and choose none, Enter takes the row
 * that has the focus, and from the search field the first that was found.
 */
export function listKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event;
  if (event.nativeEvent.isComposing || !(target instanceof HTMLElement) || !target.matches(stops)) return;
  const all = [...(target.closest('dialog')?.querySelectorAll<HTMLElement>(stops) ?? [])];
  const at = all.indexOf(target);
  const step = steps[key];
  if (step !== undefined) {
    event.preventDefault();
    all[at + step]?.focus();
  } else if (key === 'Enter' && target instanceof HTMLInputElement) {
    event.preventDefault();
    if (target.type !== 'search') target.click();
    else if (target.value.trim() !== '') all[at + 1]?.click();
  }
}
