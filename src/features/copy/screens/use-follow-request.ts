import { useCallback } from 'react';
import { compare } from '../../../core/money/fixed-point.ts';
import type { LeadTraderDetail } from '../../../core/domain/copy-trading.ts';
import { useOneRequest, type OneRequest } from '../../shared/requests/screens/use-one-request.ts';
import { useFollow, type FollowWish } from '../data/following.ts';
import { useReadTrader } from '../data/traders.ts';

const isOnThem = ({ isFollowed, terms }: LeadTraderDetail, { terms: wanted }: FollowWish): boolean =>
  isFollowed && terms?.way === wanted.way && compare(terms.number, wanted.number) === 0;

/** Follows once; where no answer comes, the trader’s page says whether it happened. */
export function useFollowRequest(): OneRequest<FollowWish> {
  const follow = useFollow();
  const read = useReadTrader();
  const trace = useCallback(
    async (wish: FollowWish) => (isOnThem(await read(wish.traderId), wish) ? ('done' as const) : ('unknown' as const)),
    [read],
  );
  return useOneRequest({ send: follow, trace });
}
