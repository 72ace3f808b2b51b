import { useEffect, useId, useRef } from 'react';
import type { Price } from '../../../../core/money/amount.ts';

/**
 * Offers the market's price as the limit. The ticket takes it until something is entered; while the field has the focus, its
 * number stays.
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
