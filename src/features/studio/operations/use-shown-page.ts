import { useEffect, useRef, useState, type RefObject } from 'react';

/** Typing does not load the page at each letter. */
const settledMs = 600;

export interface ShownPage {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Another key is another frame: a name is given to a frame once. */
  readonly key: string;
  readonly name: string;
  /** Where the frame begins. */
  readonly path: string;
  goTo(path: string): void;
}

/** Where the person has walked to in the frame; undefined where it cannot be read. */
function pathIn(frame: HTMLIFrameElement | null): string | undefined {
  try {
    const path = frame?.contentWindow?.location.hash.slice(1);
    return path === '' ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The frame of an order: it follows the order once that has settled, and stays where the person has walked to. */
export function useShownPage(name: string, first: string): ShownPage {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState({ name, path: first, asked: 0 });
  useEffect(() => {
    if (name === shown.name) return undefined;
    const timer = setTimeout(
      () => setShown((now) => ({ ...now, name, path: pathIn(frame.current) ?? now.path })),
      settledMs,
    );
    return () => clearTimeout(timer);
  }, [name, shown.name]);
  return {
    frame,
    key: `${shown.asked} ${shown.name}`,
    name: shown.name,
    path: shown.path,
    goTo: (path) => setShown({ name, path, asked: shown.asked + 1 }),
  };
}
