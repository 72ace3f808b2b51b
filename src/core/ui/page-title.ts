import { useEffect, useSyncExternalStore } from 'react';

interface Place {
  readonly text: string;
}

let places: readonly Place[] = [];
const listeners = new Set<() => void>();

function become(next: readonly Place[]): void {
  places = next;
  listeners.forEach((listener) => listener());
}

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says where one is while the caller is on screen; what came last is shown. */
export function usePlace(text: string): void {
  useEffect(() => {
    const place = { text };
    become([...places, place]);
    return () => become(places.filter((one) => one !== place));
  }, [text]);
}

/** Where one is, in the words of the page; undefined while no page is there. For the shell, which names the document. */
export const useShownPlace = (): string | undefined => useSyncExternalStore(watch, () => places.at(-1)?.text);
