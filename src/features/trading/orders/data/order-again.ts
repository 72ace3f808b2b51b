import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../../../core/account/use-account.ts';
import { TradingPort } from '../../../../core/ports/trading-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';

export interface OrderAgain<Row> {
  readonly id: string | undefined;
  readonly method: 'spotOrders' | 'contractOrders';
  /** The newest orders of its pair in every state. */
  readOrders(): Promise<readonly Row[]>;
  readonly isWanted: boolean;
}

/** One order, read again whenever something of the account has changed here, such as by its own cancellation. */
export function useOrderAgain<Row extends { readonly id: string }>(asked: OrderAgain<Row>): Row | undefined {
  const account = useAccount();
  const { id, method } = asked;
  const { data } = useQuery({
    queryKey: accountKey(account, TradingPort, method, { kind: 'told', id }),
    queryFn: async () => (await asked.readOrders()).find((one) => one.id === id) ?? null,
    enabled: asked.isWanted,
    staleTime: 1000,
    retry: false,
  });
  return data ?? undefined;
}
