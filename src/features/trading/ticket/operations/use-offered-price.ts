import { useEffect, useId, useRef } from 'react';
import type { Price } from '../../../../core/money/amount.ts';

/** A number must not change below the fingers of somebody who is about to edit it. */
const isInField = (): boolean => document.activeElement?.matches('form input[inputmode]') === true;

/** Offers the market's price as the limit, the first at once. The ticket takes it until something is entered. */
export function useOfferedPrice(
  act: (action: { readonly type: 'price-offered'; readonly price: Price }) => void,
  last: Price | undefined,
): void {
  const isOffered = useRef(false);
  useEffect(() => {
    if (last === undefined || (isOffered.current && isInField())) return;
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
