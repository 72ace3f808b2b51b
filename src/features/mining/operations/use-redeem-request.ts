import { useMemo } from 'react';
import type { MiningOrder } from '../../../core/domain/finance/lock-mining.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { notKept, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useReadAvailable } from '../../shared/wallets/data/read-available.ts';
import { useReadLatestMiningOrders } from '../data/mining-orders.ts';
import { useRedeemEarly } from '../data/mining-requests.ts';
import { isRedeemed } from '../model/mining-plan.ts';

export interface SentRedemption {
  readonly orderId: string;
  /** The order as the person saw it. */
  readonly seen: MiningOrder | undefined;
}

const book = new RequestBook<SentRedemption, MiningOrder>('early-redemption');
const codec = wishOf<SentRedemption>({ orderId: words, seen: notKept<MiningOrder | undefined>(undefined) });

/** Redeems once; without an answer, the order itself shows whether it happened. */
export function useRedeemRequest(): SentOnce<SentRedemption, MiningOrder> {
  const send = useRedeemEarly();
  const readRows = useReadLatestMiningOrders();
  const readAvailable = useReadAvailable();
  const way = useMemo<Way<SentRedemption, MiningOrder>>(
    () => ({
      ...codec,
      effect: 'changed-row',
      send: ({ orderId }) => send({ orderId }),
      readRows,
      // What the order gives back comes into this balance.
      readAvailable: async ({ orderId }) => {
        const order = (await readRows()).find(({ id }) => id === orderId);
        return order && readAvailable({ currencyName: order.currencyName, account: 'spot' });
      },
      isTwin: (row, { orderId }) => row.id === orderId && isRedeemed(row),
      nameOf: ({ orderId }) => orderId,
    }),
    [send, readRows, readAvailable],
  );
  return useMoneyRequest(book, way);
}
