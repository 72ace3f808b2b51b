import type { FollowTerms, FollowWay } from '../../../../../core/domain/products/copy-trading.ts';
import { quantity } from '../../../../../core/money/amount.ts';

export type FollowRecord = {
  readonly id: number;
  readonly user: string;
  readonly trader: string;
  way: FollowWay;
  /** Multiplier or lots, decimal text. */
  number: string;
  /** Only positions opened after this are copied. Epoch ms. */
  readonly since: number;
  /** 1 following, 2 cancelled. */
  status: 1 | 2;
};

/** A lead trader of the demo that trades by a stated strategy. */
export type RobotRecord = { readonly user: string; readonly strategy: string };

export type CopyTradingBook = {
  /** Oldest first. */
  readonly follows: FollowRecord[];
  readonly robots: RobotRecord[];
  /** Copies by their original order, until that has ended and they are closed. */
  readonly copies: Record<string, number[]>;
};

export const emptyCopyTrading = (): CopyTradingBook => ({ follows: [], robots: [], copies: {} });

/** The current followers of a trader, in the order in which they began. */
export const followersOf = ({ follows }: CopyTradingBook, trader: string): readonly FollowRecord[] =>
  follows.filter((follow) => follow.trader === trader && follow.status === 1);

/** Whom a person follows now. */
export const followsOf = ({ follows }: CopyTradingBook, user: string): readonly FollowRecord[] =>
  follows.filter((follow) => follow.user === user && follow.status === 1);

export const findFollow = (book: CopyTradingBook, user: string, trader: string): FollowRecord | undefined =>
  followsOf(book, user).find((follow) => follow.trader === trader);

export const termsOf = ({ way, number }: FollowRecord): FollowTerms => ({ way, number: quantity(number) });

export const strategyOf = ({ robots }: CopyTradingBook, user: string): string | undefined =>
  robots.find((robot) => robot.user === user)?.strategy;
