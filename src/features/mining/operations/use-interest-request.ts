import { useMemo } from 'react';
import type { MiningOrder } from '../../../core/domain/finance/lock-mining.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { decimal, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useReadAvailable } from '../../shared/wallets/data/read-available.ts';
import { useReadLatestMiningOrders } from '../data/mining-orders.ts';
import { useTakeInterest } from '../data/mining-requests.ts';

interface Wish {
  readonly orderId: string;
  readonly amount: Amount;
}

const book = new RequestBook<Wish, MiningOrder>('interest');
const codec = wishOf<Wish>({ orderId: words, amount: decimal() });

/** Takes the interest once; without an answer, the order itself shows whether less is left. */
export function useInterestRequest({ id: orderId, currencyName }: MiningOrder): SentOnce<Wish, MiningOrder> {
  const send = useTakeInterest();
  const readRows = useReadLatestMiningOrders();
  const readAvailable = useReadAvailable();
  const way = useMemo<Way<Wish, MiningOrder>>(
    () => ({
      ...codec,
      effect: 'changed-row',
      send,
      readRows,
      readAvailable: () => readAvailable({ currencyName, account: 'spot' }),
      isTwin: ({ id, takeable }, wish) =>
        id === wish.orderId && (takeable === undefined || compare(takeable, wish.amount) < 0),
      nameOf: (wish) => wish.orderId,
    }),
    [send, readRows, readAvailable, currencyName],
  );
  return useMoneyRequest(book, way, orderId);
}
