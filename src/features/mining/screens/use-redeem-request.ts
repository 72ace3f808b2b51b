import { useCallback } from 'react';
import type { MiningOrder } from '../../../core/domain/lock-mining.ts';
import { useReadLatestMiningOrders } from '../../shared/mining/data/mining-orders.ts';
import { useOneRequest, type OneRequest } from '../../shared/requests/screens/use-one-request.ts';
import { useRedeemEarly } from '../data/mining-requests.ts';
import { traceOfRedemption } from '../model/mining-plan.ts';

/** Redeems once; where no answer comes, the order itself says whether it happened. */
export function useRedeemRequest(): OneRequest<MiningOrder> {
  const redeemEarly = useRedeemEarly();
  const readLatest = useReadLatestMiningOrders();
  const send = useCallback(({ id }: MiningOrder) => redeemEarly({ orderId: id }), [redeemEarly]);
  const trace = useCallback(async ({ id }: MiningOrder) => traceOfRedemption(id, await readLatest()), [readLatest]);
  return useOneRequest({ send, trace });
}
