import { usePort } from '../../../core/di/use-port.ts';
import { DepositsPort } from '../../../core/ports/deposits-port.ts';
import { LoansPort } from '../../../core/ports/loans-port.ts';
import { PurchasesPort } from '../../../core/ports/purchases-port.ts';
import { WithdrawalsPort } from '../../../core/ports/withdrawals-port.ts';
import { useToldPages } from '../../../core/query/use-told-pages.ts';

/** Pages of every kind of record, of any length, for whoever wants them all. Each fails like its port. */
export function useReadRecords() {
  const [deposits, withdrawals] = [usePort(DepositsPort), usePort(WithdrawalsPort)];
  const [loans, purchases] = [usePort(LoansPort), usePort(PurchasesPort)];
  return {
    deposits: useToldPages((page, limit) => deposits.deposits({ page, limit })),
    withdrawals: useToldPages((page, limit) => withdrawals.withdrawals({ page, limit })),
    loans: useToldPages((page, limit) => loans.loans({ page, limit })),
    purchases: useToldPages((page, limit) => purchases.purchases({ page, limit })),
  };
}
