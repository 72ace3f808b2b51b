import { useEffect, useEffectEvent } from 'react';

/** Puts the outcome of an order away when the next one is begun. An open outcome stays. */
export function useNextOrder(
  flow: { readonly state: { readonly kind: string }; cancel(): void },
  sizeText: string,
): void {
  const isBegun = sizeText.trim() !== '';
  const putAway = useEffectEvent(() => {
    if (flow.state.kind === 'placed') flow.cancel();
  });
  useEffect(() => {
    if (isBegun) putAway();
  }, [isBegun]);
}
