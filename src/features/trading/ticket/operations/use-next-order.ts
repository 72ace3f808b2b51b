import { useEffect, useEffectEvent } from 'react';

/** Puts what was said about the last order away when the next one is begun: `putAway` leaves what is still open. */
export function useNextOrder(sizeText: string, putAway: () => void): void {
  const isBegun = sizeText.trim() !== '';
  const tell = useEffectEvent(putAway);
  useEffect(() => {
    if (isBegun) tell();
  }, [isBegun]);
}
