import { useMemo } from 'react';
import type { MiningOrder } from '../../../core/domain/finance/lock-mining.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { decimal, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useReadAvailable } from '../../shared/wallets/data/read-available.ts';
import { useReadLatestMiningOrders } from '../data/mining-orders.ts';
import { useLockFunds, type LockWish } from '../data/mining-requests.ts';
import { isTwinOfLock } from '../model/mining-plan.ts';

export interface SentLock extends LockWish {
  readonly currencyName: string;
}

const book = new RequestBook<SentLock, MiningOrder>('lock');
const codec = wishOf<SentLock>({ productId: words, amount: decimal(), currencyName: words });

/** Locks a sum once; without an answer, the list of orders shows whether it arrived. */
export function useLockRequest(productId: string): SentOnce<SentLock, MiningOrder> {
  const send = useLockFunds();
  const readRows = useReadLatestMiningOrders();
  const readAvailable = useReadAvailable();
  const way = useMemo<Way<SentLock, MiningOrder>>(
    () => ({
      ...codec,
      effect: 'new-row',
      send: ({ productId: id, amount }) => send({ productId: id, amount }),
      readRows,
      readAvailable: ({ currencyName }) => readAvailable({ currencyName, account: 'spot' }),
      isTwin: (row, wish) => isTwinOfLock(wish)(row),
      nameOf: (wish) => [wish.productId, wish.amount].join('.'),
    }),
    [send, readRows, readAvailable],
  );
  return useMoneyRequest(book, way, productId);
}
