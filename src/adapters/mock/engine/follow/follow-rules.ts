import * as v from 'valibot';
import {
  followedTradersMax,
  followWays,
  largestFollowNumber,
  type FollowWay,
} from '../../../../core/domain/copy-trading.ts';
import { quantity, readDecimal, type Quantity } from '../../../../core/money/amount.ts';
import { compare } from '../../../../core/money/fixed-point.ts';
import { followNumberProblem } from '../../../../core/rules/follow-rules.ts';
import type { Person } from '../access/access-book.ts';
import { Refusal } from '../kernel/engine-types.ts';
import { findFollow, followsOf, type FollowBook } from './follow-book.ts';

const way = v.picklist(followWays);

/** Refuses `wrongType`. */
export function readWay(text: string): FollowWay {
  const read = v.safeParse(way, text);
  if (!read.success) throw new Refusal('wrongType');
  return read.output;
}

/** Refuses `multiplierTooLarge`, `copyLotsTooMany`, `lotsNotWhole` and `parameter`. */
export function readFollowNumber(text: string, chosen: FollowWay): Quantity {
  const value = readDecimal<Quantity>(text);
  const max = { max: largestFollowNumber };
  if (value !== undefined && compare(value, quantity(largestFollowNumber)) > 0)
    throw new Refusal(chosen === 'multiplier' ? 'multiplierTooLarge' : 'copyLotsTooMany', max);
  const wrong = followNumberProblem(text, chosen);
  if (wrong?.key === 'notWhole') throw new Refusal('lotsNotWhole');
  if (value === undefined || wrong !== undefined) throw new Refusal('parameter');
  return value;
}

/**
 * Refuses `tradersDoNotFollow`, `notATrader`, `tooManyTraders`. Somebody who is followed already can be followed
 * otherwise, however many there are.
 */
export function checkFollow(book: FollowBook, follower: Person, trader: Person | undefined): void {
  if (follower.isTrader) throw new Refusal('tradersDoNotFollow');
  if (trader?.isTrader !== true) throw new Refusal('notATrader');
  if (findFollow(book, follower.id, trader.id) !== undefined) return;
  if (followsOf(book, follower.id).length >= followedTradersMax)
    throw new Refusal('tooManyTraders', { max: String(followedTradersMax) });
}
