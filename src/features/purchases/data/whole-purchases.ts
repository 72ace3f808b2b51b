import { usePort } from '../../../core/di/use-port.ts';
import { PurchasesPort } from '../../../core/ports/purchases-port.ts';
import { useToldPages } from '../../../core/query/use-told-pages.ts';

/** Pages of every purchase, of any length. Fails like its port. */
export function useReadPurchases() {
  const port = usePort(PurchasesPort);
  return useToldPages((page, limit) => port.purchases({ page, limit }));
}
