import { usePort } from '../../../core/di/use-port.ts';
import { LoansPort } from '../../../core/ports/loans-port.ts';
import { useToldPages } from '../../../core/query/use-told-pages.ts';

/** Pages of every loan, of any length. Fails like its port. */
export function useReadLoans() {
  const port = usePort(LoansPort);
  return useToldPages((page, limit) => port.loans({ page, limit }));
}
