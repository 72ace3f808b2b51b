import { usePurchases } from '../data/purchases.ts';

/** The server has no such orders: there is nothing to try again, to order or to save. */
export function useHasNoPurchases(): boolean {
  const { rows, error } = usePurchases();
  return rows === undefined && error?.kind === 'unavailable';
}
