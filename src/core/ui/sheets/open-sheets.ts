import { useSyncExternalStore } from 'react';

const open: HTMLElement[] = [];
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const topmostSheet = (): HTMLElement | undefined => open.at(-1);

export function sheetOpened(element: HTMLElement): () => void {
  open.push(element);
  tell();
  return () => {
    open.splice(open.indexOf(element), 1);
    tell();
  };
}

/** Everything outside the topmost open sheet is inert, so messages render inside it. */
export const useTopmostSheet = (): HTMLElement | undefined => useSyncExternalStore(watch, topmostSheet);
