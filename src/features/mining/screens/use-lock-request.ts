import { useCallback } from 'react';
import type { MiningOrder } from '../../../core/domain/lock-mining.ts';
import type { Rows } from '../../../core/domain/page.ts';
import { useMiningOrders, useReadLatestMiningOrders } from '../../shared/mining/data/mining-orders.ts';
import { traceIn } from '../../shared/requests/model/one-request.ts';
import { useClearedWhenDone } from '../../shared/requests/screens/use-cleared-when-done.ts';
import { useOneRequest, type OneRequest } from '../../shared/requests/screens/use-one-request.ts';
import { useLockFunds, type LockWish } from '../data/mining-requests.ts';
import { isTwinOfLock } from '../model/mining-plan.ts';

export interface SentLock extends LockWish {
  /** The orders as they were before. */
  readonly before: Rows<MiningOrder> | undefined;
}

export interface LockRequest extends OneRequest<SentLock> {
  readonly before: SentLock['before'];
}

/** Locks a sum once; where no answer comes, the list of orders says whether it arrived. The form is cleared once it is done. */
export function useLockRequest(currencyName: string, clear: () => void): LockRequest {
  const { rows } = useMiningOrders(true);
  const lockFunds = useLockFunds();
  const readLatest = useReadLatestMiningOrders();
  const send = useCallback(({ productId, amount }: SentLock) => lockFunds({ productId, amount }), [lockFunds]);
  const trace = useCallback(
    async ({ amount, before }: SentLock) =>
      traceIn({ before, after: await readLatest() }, isTwinOfLock({ amount, currencyName })),
    [readLatest, currencyName],
  );
  const request = useOneRequest({ send, trace });
  useClearedWhenDone(request, clear);
  return { ...request, before: rows };
}
