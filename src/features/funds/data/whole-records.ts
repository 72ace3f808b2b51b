import { useAccount } from '../../../core/account/use-account.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { DepositsPort } from '../../../core/ports/deposits-port.ts';
import { WalletPort } from '../../../core/ports/wallet-port.ts';
import { WithdrawalsPort } from '../../../core/ports/withdrawals-port.ts';
import { useToldPages } from '../../../core/query/use-told-pages.ts';

/** Pages of every kind of record, of any length. Each fails like its port. */
export function useReadRecords() {
  const account = useAccount();
  const [deposits, withdrawals] = [usePort(DepositsPort), usePort(WithdrawalsPort)];
  return {
    deposits: useToldPages((page, limit) => deposits.deposits({ page, limit })),
    withdrawals: useToldPages((page, limit) => withdrawals.withdrawals({ page, limit })),
    /** Lines of bills, one for each account that a transfer touched. */
    transfers: useToldPages((page, limit) => account.port(WalletPort).accountTransfers({ page, limit })),
  };
}
