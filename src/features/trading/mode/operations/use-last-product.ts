import { useEffect } from 'react';
import type { ProductId } from '../model/products.ts';

/** The product that was looked at last in this visit: a change of account stays with it, as with the pair. */
let seen: ProductId | undefined;

export const lastProduct = (): ProductId | undefined => seen;

export function useRememberProduct(product: ProductId): void {
  useEffect(() => {
    seen = product;
  }, [product]);
}
