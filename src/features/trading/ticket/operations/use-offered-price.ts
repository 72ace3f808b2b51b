import { useEffect, useId, useRef } from 'react';
import type { Price } from '../../../../core/money/amount.ts';

/** The first price that arrives is offered as the limit, once. */
export function useOfferedPrice(
  act: (action: { readonly type: 'price-offered'; readonly price: Price }) => void,
  last: Price | undefined,
): void {
  const isOffered = useRef(false);
  useEffect(() => {
    if (last === undefined || isOffered.current) return;
    isOffered.current = true;
    act({ type: 'price-offered', price: last });
  }, [act, last]);
}

export function useSnapshotIds(): () => string {
  const prefix = useId();
  const count = useRef(0);
  return () => {
    count.current += 1;
    return `${prefix}${count.current}`;
  };
}
