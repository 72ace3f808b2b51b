import type { FollowTerms, LeadTraderDetail } from '../../../core/domain/products/copy-trading.ts';
import { lackingAs, type Rows } from '../../../core/domain/page.ts';
import { compare } from '../../../core/money/fixed-point.ts';

/**
 * The trader as the record of a request to follow. Some servers say that a trader is followed, but not on which terms:
 * such a record cannot be compared with the wish, and counts as unreadable.
 */
export const followRecord = (trader: LeadTraderDetail): Rows<LeadTraderDetail> =>
  trader.isFollowed && trader.terms === undefined
    ? lackingAs([], { unreadable: [{ id: trader.id, path: 'message.follow' }] })
    : [trader];

export const isFollowedOn = ({ isFollowed, terms: present }: LeadTraderDetail, wanted: FollowTerms): boolean =>
  isFollowed && present?.way === wanted.way && compare(present.number, wanted.number) === 0;
