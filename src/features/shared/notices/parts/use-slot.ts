import { useSyncExternalStore } from 'react';

/** The elements that pages leave empty for what comes later. */
export type Slot = 'news' | 'bell';

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The element of a slot on the present page; null while no page has it. */
export const useSlot = (slot: Slot): HTMLElement | null =>
  useSyncExternalStore(watch, () => document.querySelector<HTMLElement>(`[data-slot='${slot}']`));
