import { useEffect, useRef, useState, type RefObject } from 'react';

/** Brings lists into sight each time that one of them is asked for elsewhere on the page, and has it chosen. */
export function useAskedList(asked: number, choose: () => void): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const [before, setBefore] = useState(asked);
  if (asked !== before) {
    setBefore(asked);
    choose();
  }
  useEffect(() => {
    if (asked > 0) place.current?.scrollIntoView({ block: 'start' });
  }, [asked]);
  return place;
}
