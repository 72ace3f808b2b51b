import { useMemo } from 'react';
import { followWays, type FollowTerms, type LeadTraderDetail } from '../../../core/domain/products/copy-trading.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { decimal, oneOf, part, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useFollow, type FollowWish } from '../data/following.ts';
import { useReadTrader } from '../data/traders.ts';
import { followRecord, isFollowedOn } from '../model/follow-record.ts';

const follows = new RequestBook<FollowWish, LeadTraderDetail>('follow');
const terms = wishOf<FollowTerms>({ way: oneOf(followWays), number: decimal() });
const followCodec = wishOf<FollowWish>({ traderId: words, terms: part(terms) });

/**
 * Follows once; without an answer, the trader’s page shows whether it happened. No balance does: following sets how later
 * trades are copied, and takes nothing.
 */
export function useFollowRequest(traderId: string): SentOnce<FollowWish, LeadTraderDetail> {
  const send = useFollow();
  const read = useReadTrader();
  const way = useMemo<Way<FollowWish, LeadTraderDetail>>(
    () => ({
      ...followCodec,
      effect: 'changed-row',
      send,
      readRows: async (wish) => followRecord(await read(wish.traderId)),
      isTwin: (row, wish) => isFollowedOn(row, wish.terms),
      nameOf: (wish) => followCodec.write(wish).join('.'),
    }),
    [send, read],
  );
  return useMoneyRequest(follows, way, traderId);
}
