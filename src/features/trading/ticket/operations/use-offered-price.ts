import { useEffect, useId, useRef } from 'react';
import type { Price } from '../../../../core/money/amount.ts';

/**
 * Offers the market's price as the limit. The ticket takes it until something is entered; below the fingers of somebody who
 * is about to edit it no number changes.
 */
export function useOfferedPrice(
  act: (action: { readonly type: 'price-offered' }) => void,
  last: Price | undefined,
): void {
  useEffect(() => {
    if (last !== undefined && document.querySelector('[name=price]:focus') === null) act({ type: 'price-offered' });
  }, [act, last]);
}

export function useSnapshotIds(): () => string {
  const prefix = useId();
  const count = useRef(0);
  return () => `${prefix}${(count.current += 1)}`;
}
