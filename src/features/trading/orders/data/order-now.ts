import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../../../core/account/use-account.ts';
import { TradingPort } from '../../../../core/ports/trading-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { hasMovedOn } from '../model/order-stage.ts';
import type { Waiting } from '../model/placed-order.ts';

/**
 * An order that is shown as waiting, as it stands now: it is read again whenever something of the account has changed
 * here, such as by its own cancellation. The shown one until more is known.
 */
export function useOrderNow<Row extends Waiting>(
  shown: Row | undefined,
  method: 'spotOrders' | 'contractOrders',
  readOrders: () => Promise<readonly Row[]>,
): Row | undefined {
  const account = useAccount();
  const { data } = useQuery({
    queryKey: accountKey(account, TradingPort, method, { kind: 'told', id: shown?.id }),
    queryFn: async () => (await readOrders()).find(({ id }) => id === shown?.id) ?? null,
    enabled: shown?.status === 'pending',
    staleTime: 1000,
    retry: false,
  });
  return hasMovedOn(shown?.status, data?.status) ? (data ?? shown) : shown;
}
