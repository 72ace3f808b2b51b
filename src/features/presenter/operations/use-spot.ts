import { useEffect, useState } from 'react';

/** A place in the window, px. */
export interface Spot {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

function spotOf(selector: string): Spot | 'covered' | undefined {
  if (document.querySelector('dialog[open]') !== null) return 'covered';
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (box === undefined || box.height === 0) return undefined;
  const top = Math.max(0, Math.round(box.top));
  const bottom = Math.min(window.innerHeight, Math.round(box.bottom));
  return { top, left: Math.round(box.left), width: Math.round(box.width), height: Math.max(0, bottom - top) };
}

const isSame = (left: Spot | 'covered' | undefined, right: Spot | 'covered' | undefined): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/**
 * Follows an element of another screen, frame by frame, because pages scroll, load and fade; undefined while it is not
 * there, `covered` while a dialog is open.
 */
export function useSpot(selector: string): Spot | 'covered' | undefined {
  const [spot, setSpot] = useState<Spot | 'covered' | undefined>(undefined);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      const next = spotOf(selector);
      setSpot((known) => (isSame(known, next) ? known : next));
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [selector]);
  return spot;
}
