import { useCallback } from 'react';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import type { TradingPort } from '../../../../core/ports/trading-port.ts';
import { RequestBook } from '../../../../core/sending/use-money-request.ts';
import { wishOf, words } from '../../../../core/sending/kept/wish-codec.ts';
import {
  useContractChange,
  useContractSending,
  useEarlierContractChange,
  type ContractChange,
} from './contract-change.ts';

const change: ContractChange<{ id: OrderId }> = {
  book: new RequestBook<{ id: OrderId }, ContractOrder>('contract-cancel'),
  codec: wishOf<{ id: OrderId }>({ id: words }),
  isEnd: true,
  send: (port: TradingPort, wish) => port.cancelContractOrder(wish),
  isDone: ({ status }) => status === 'cancelled',
};

/** Takes a pending contract order back. Sent once; resolves with why it failed, or with nothing, when lists and balances are read again. */
export const useCancelContractOrder = (): ((wanted: { id: OrderId }) => Promise<AppError | undefined>) =>
  useContractChange(change);

/** The same for one of many: nothing is read again until all of them are done. */
export function useContractCancellation(): (id: OrderId) => Promise<AppError | undefined> {
  const send = useContractSending(change);
  return useCallback((id) => send({ id }), [send]);
}

/** What comes of a cancellation that an earlier page has sent; undefined where there is none. Sends nothing. */
export function useEarlierContractCancellation(): (id: OrderId) => Promise<AppError | undefined> | undefined {
  const earlier = useEarlierContractChange(change);
  return useCallback((id) => earlier({ id }), [earlier]);
}
