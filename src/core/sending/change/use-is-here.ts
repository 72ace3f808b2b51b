import { useEffect, useRef, type RefObject } from 'react';

/** Whether what asked for a change is still drawn when the answer comes: if not, nothing there can tell it. */
export function useIsHere(): Readonly<RefObject<boolean>> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
