import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { TradingPort } from '../../../../core/ports/trading-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { rowsFound } from '../../../../core/sending/find-row.ts';
import { useReadContractOrders } from '../../orders/data/contract-orders.ts';

/** A server that has closed a position may write its result a moment later. */
const againMs = 3000;

/**
 * Positions that are over, by their ids: in the list of all orders an old one may stand far down, however lately it closed. Read
 * again until each has its result; undefined before the first answer.
 */
export function useEndedContracts(ids: readonly OrderId[]): readonly ContractOrder[] | undefined {
  const account = useAccount();
  const read = useReadContractOrders();
  const isEach = (ended: readonly ContractOrder[]): boolean =>
    ids.every((id) => ended.some((one) => one.id === id && one.realisedProfit !== undefined));
  return useQuery<readonly ContractOrder[], AppError>({
    queryKey: accountKey(account, TradingPort, 'contractOrders', { ended: ids }),
    queryFn: () => rowsFound(read, ids),
    enabled: ids.length > 0,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isEach(data) ? false : againMs),
  }).data;
}
