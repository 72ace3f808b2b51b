import { payWithinMs, saleState } from '../../../../../core/domain/products/artwork.ts';
import { amount, readDecimal } from '../../../../../core/money/amount.ts';
import {
  bidRaiseProblem,
  bidShortage,
  depositCurrency,
  resalePriceProblem,
} from '../../../../../core/rules/products/art-rules.ts';
import { checkLocks, type FindPerson } from '../../people/access/order-gate.ts';
import { Refusal, type LedgerOwner, type Money } from '../../kernel/basics/engine-types.ts';
import type { World } from '../../kernel/domain/mounted-domain.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import {
  bidsOf,
  depositsOf,
  findByCode,
  type ArtRecord,
  type DepositRecord,
  type NftBook,
  type WonRecord,
} from './nft-book.ts';
import { isCreature } from './nft-people.ts';

export { payWithinMs };
/** The minimum time between two bids of one person on a work, and between two marks. */
export const bidPauseMs = 2000;
export const markPauseMs = 1000;

export const spotOf = (user: string, locked = false) =>
  ({ user, account: 'live', wallet: 'change', locked }) as const satisfies LedgerOwner;

/** The house pays and earns for the demo's own bidders. */
export const purseOf = (owner: string): LedgerOwner => (isCreature(owner) ? { house: 'market' } : spotOf(owner));

/** A spender's account must be neither locked nor frozen. */
export function checkSpender(findPerson: FindPerson, user: string, at: number): void {
  checkLocks(findPerson(user), 'nft', at);
}

export function artCoded(book: NftBook, code: string): ArtRecord {
  const art = findByCode(book, code);
  if (art === undefined) throw new Refusal('unknownArtwork');
  return art;
}

export const stateAt = (art: ArtRecord, at: number): 'open' | 'over' | 'upcoming' =>
  saleState(at, { start: art.startsAt, end: art.endsAt, flag: art.isFlagged });

/** Works shown in the market: those of people only if they offer them. */
export const isShown = (art: ArtRecord, at: number): boolean =>
  isCreature(art.owner) || (art.isFlagged && stateAt(art, at) !== 'over');

/** In the order of the servers' checks. */
export function checkOnSale(art: ArtRecord, user: string, at: number): void {
  if (at < art.startsAt || at >= art.endsAt) throw new Refusal('outsideSaleWindow');
  if (!art.isFlagged) throw new Refusal('saleOver');
  if (art.owner === user) throw new Refusal('ownArtwork');
}

/** The raise on top of the highest bid. Throws Refusal. */
export function readRaise(art: ArtRecord, text: string): Money {
  const wrong = bidRaiseProblem(text, art.raise);
  if (wrong?.key === 'amountBelow') throw new Refusal('raiseTooSmall', { min: art.raise });
  const value = readDecimal<Money>(text);
  if (wrong !== undefined || value === undefined) throw new Refusal('parameter');
  return value;
}

export function checkBidPause(book: NftBook, art: ArtRecord, { user, at }: { user: string; at: number }): void {
  const last = bidsOf(book, art).find(({ bidder }) => bidder === user);
  if (last !== undefined && at - last.at < bidPauseMs) throw new Refusal('doNotRepeat');
}

export const depositBy = (book: NftBook, art: ArtRecord, user: string): DepositRecord | undefined =>
  depositsOf(book, art).find((deposit) => deposit.user === user);

/** Requires the whole bid, and the deposit unless it was taken before. Moves nothing. */
export function checkBidder(world: World, art: ArtRecord, wish: { user: string; bid: Money; deposit: Money }): void {
  const free = (currency: string): Money => world.ledger.balance(spotOf(wish.user), currency);
  const shortage = bidShortage({ ...wish, currency: art.currency }, free);
  if (shortage !== undefined) throw new Refusal(shortage.of === 'bid' ? 'balanceBelowBid' : 'balanceBelowDeposit');
}

export function lockDeposit(world: World, { user, sum, back }: { user: string; sum: Money; back: boolean }): void {
  if (sum === '0') return;
  const [from, to] = [spotOf(user, back), spotOf(user, !back)];
  const kind = back ? billKinds.nftDepositReturned : billKinds.nftDepositTaken;
  world.ledger.transfer([{ from, to, currency: depositCurrency, amount: sum, kind }], world.at);
}

export function forfeitDeposit(world: World, { user, deposit }: WonRecord): void {
  if (deposit === '0') return;
  const move = { from: spotOf(user, true), to: { house: 'fees' }, currency: depositCurrency, amount: deposit } as const;
  world.ledger.transfer([{ ...move, kind: billKinds.nftDepositForfeited }], world.at);
}

export interface WantedResale {
  readonly price: string;
  readonly raise: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

const readPrice = (text: string): Money => {
  const value = resalePriceProblem(text) === undefined ? readDecimal<Money>(text) : undefined;
  if (value === undefined) throw new Refusal('resaleFieldWrong');
  return value;
};

const isOnResale = (art: ArtRecord, at: number): boolean => art.isResold && stateAt(art, at) !== 'over';

/** Throws Refusal. Answers the terms of the sale. */
export function readResale(
  art: ArtRecord,
  wish: WantedResale,
  { user, at }: { user: string; at: number },
): { price: Money; raise: Money } {
  if (art.owner !== user) throw new Refusal('notOwnArtwork');
  if (art.isWon) throw new Refusal('wonAndUnpaid');
  if (isOnResale(art, at)) throw new Refusal('alreadyOnResale');
  const price = readPrice(wish.price);
  const raise = art.saleKind === 'auction' ? readPrice(wish.raise) : amount('0');
  if (!Number.isFinite(wish.startsAt) || !Number.isFinite(wish.endsAt)) throw new Refusal('resaleFieldWrong');
  if (wish.startsAt < at) throw new Refusal('startsTooEarly');
  if (wish.endsAt <= wish.startsAt) throw new Refusal('endsTooEarly');
  return { price, raise };
}
