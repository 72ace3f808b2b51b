import { useEffect, useRef, useSyncExternalStore } from 'react';

interface Place {
  text: string;
}

let places: readonly Place[] = [];
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());
function become(next: readonly Place[]): void {
  places = next;
  tell();
}

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Sets the place in the title while the caller is mounted; the last caller wins. */
export function usePlace(text: string): void {
  const own = useRef<Place>({ text });
  useEffect(() => {
    const place = own.current;
    become([...places, place]);
    return () => become(places.filter((one) => one !== place));
  }, []);
  // A price in the title changes often: it is updated in place, not removed and added again.
  useEffect(() => {
    if (own.current.text === text) return;
    own.current.text = text;
    tell();
  }, [text]);
}

/** Where one is, in the words of the page; undefined while no page is there. For the shell, which names the document. */
export const useShownPlace = (): string | undefined => useSyncExternalStore(watch, () => places.at(-1)?.text);
