import { useSyncExternalStore } from 'react';

/** The elements that pages leave empty for what comes later, by their id. */
export type Slot = 'news' | 'bell';

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The element of a slot on the present page; null while no page has it. */
export const useSlot = (slot: Slot): HTMLElement | null =>
  // Looked up in a table, however large the page is: this runs whenever something is added to it.
  useSyncExternalStore(watch, () => document.getElementById(slot));
