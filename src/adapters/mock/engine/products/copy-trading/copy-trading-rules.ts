import * as v from 'valibot';
import {
  followedTradersMax,
  followWays,
  largestFollowNumber,
  type FollowTerms,
  type FollowWay,
} from '../../../../../core/domain/products/copy-trading.ts';
import { readDecimal, type Quantity } from '../../../../../core/money/amount.ts';
import {
  countedTerms,
  followNumberProblem,
  isOneTooMany,
} from '../../../../../core/rules/products/copy-trading-rules.ts';
import type { Person } from '../../people/access/access-book.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import { followsOf, type CopyTradingBook } from './copy-trading-book.ts';

const way = v.picklist(followWays);

/** Refuses `wrongType`. */
export function readWay(text: string): FollowWay {
  const read = v.safeParse(way, text);
  if (!read.success) throw new Refusal('wrongType');
  return read.output;
}

/** The terms as they count. Refuses `multiplierTooLarge`, `copyLotsTooMany`, `lotsNotWhole` and `parameter`. */
export function readTerms(wayText: string, numberText: string): FollowTerms {
  const chosen = readWay(wayText);
  const wrong = followNumberProblem(numberText, chosen);
  if (wrong?.key === 'amountAbove')
    throw new Refusal(chosen === 'multiplier' ? 'multiplierTooLarge' : 'copyLotsTooMany', { max: largestFollowNumber });
  if (wrong?.key === 'notWhole') throw new Refusal('lotsNotWhole');
  const number = readDecimal<Quantity>(numberText);
  if (number === undefined || wrong !== undefined) throw new Refusal('parameter');
  return countedTerms({ way: chosen, number });
}

/** Refuses `tradersDoNotFollow`, `notATrader`, `tooManyTraders`. */
export function checkFollow(book: CopyTradingBook, follower: Person, trader: Person | undefined): void {
  if (follower.isTrader) throw new Refusal('tradersDoNotFollow');
  if (trader?.isTrader !== true) throw new Refusal('notATrader');
  const followed = followsOf(book, follower.id).map((follow) => follow.trader);
  if (isOneTooMany(followed, trader.id)) throw new Refusal('tooManyTraders', { max: String(followedTradersMax) });
}
