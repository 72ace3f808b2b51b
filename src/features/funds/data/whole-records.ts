import { useAccount } from '../../../core/account/use-account.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { DepositsPort } from '../../../core/ports/deposits-port.ts';
import { LoansPort } from '../../../core/ports/loans-port.ts';
import { PurchasesPort } from '../../../core/ports/purchases-port.ts';
import { WalletPort } from '../../../core/ports/wallet-port.ts';
import { WithdrawalsPort } from '../../../core/ports/withdrawals-port.ts';
import { useToldPages } from '../../../core/query/use-told-pages.ts';

/** Every page of every kind of record, without a limit, for exports. Each fails like its port. */
export function useReadRecords() {
  const account = useAccount();
  const [deposits, withdrawals] = [usePort(DepositsPort), usePort(WithdrawalsPort)];
  const [loans, purchases] = [usePort(LoansPort), usePort(PurchasesPort)];
  return {
    deposits: useToldPages((page, limit) => deposits.deposits({ page, limit })),
    withdrawals: useToldPages((page, limit) => withdrawals.withdrawals({ page, limit })),
    loans: useToldPages((page, limit) => loans.loans({ page, limit })),
    /** Lines of bills, one for each account that a transfer touched. */
    transfers: useToldPages((page, limit) => account.port(WalletPort).accountTransfers({ page, limit })),
    purchases: useToldPages((page, limit) => purchases.purchases({ page, limit })),
  };
}
