import { amount } from '../../../../../core/money/amount.ts';
import type { Step } from '../../kernel/domain/domain.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import {
  bidsOf,
  depositsOf,
  dropDeposit,
  firstSale,
  keep,
  laterIds,
  leadingBid,
  type ArtRecord,
  type BidRecord,
  type NftBook,
  type WonRecord,
} from './nft-book.ts';
import { boxOf, firstBoxes, type SeedArt } from './nft-catalogue.ts';
import { isCreature } from './nft-people.ts';
import { forfeitDeposit, lockDeposit, payWithinMs, purseOf } from './nft-rules.ts';

export type NftStep = Step<NftBook>;

const hourMs = 3_600_000;
/** Unsold works of the demo's own bots are offered again after a day. */
const againAfterMs = 24 * hourMs;

export function later(step: NftStep, name: string, { at, ...what }: { at: number; id: number; round: number }): void {
  step.agenda.schedule({ at, domain: 'nft', name, argument: what });
}

/** Puts a further work on sale. */
export function listArtwork(step: NftStep, seed: SeedArt): ArtRecord {
  const art = firstSale(seed, { id: laterIds + step.nextId('nft'), at: step.at });
  step.slice.artworks.push(art);
  return art;
}

export interface SaleTerms {
  readonly price: Money;
  readonly raise: Money;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A new sale of a work that exists. */
export function offer(step: NftStep, art: ArtRecord, { price, ...terms }: SaleTerms): void {
  keep(step.slice, art);
  Object.assign(art, { ...terms, price, startPrice: price, isFlagged: true, isResold: true, round: art.round + 1 });
  later(step, 'endSale', { at: art.endsAt, id: art.id, round: art.round });
}

export function offerAgainLater(step: NftStep, art: ArtRecord): void {
  if (isCreature(art.owner)) later(step, 'offerAgain', { at: step.at + againAfterMs, id: art.id, round: art.round });
}

function close(step: NftStep, art: ArtRecord): void {
  keep(step.slice, art);
  Object.assign(art, { isFlagged: false, isResold: false });
}

function changeHands(step: NftStep, art: ArtRecord, owner: string): void {
  const isFromHouse = isCreature(art.owner);
  close(step, art);
  art.owner = owner;
  art.isWon = false;
  // The house always offers a closed box.
  if (isFromHouse && art.saleKind === 'box' && art.rarity === null)
    listArtwork(step, { ...boxOf(firstBoxes + step.nextId('nft-box')), startsInHours: 0 });
}

function pay(step: NftStep, sale: { buyer: string; seller: string; price: Money; currency: string }, kind: number) {
  const { buyer, seller, price, currency } = sale;
  const [from, to] = [purseOf(buyer), purseOf(seller)];
  if ('house' in from && 'house' in to) return;
  step.ledger.transfer([{ from, to, currency, amount: price, kind }], step.at);
}

/** At its price. Throws Refusal without the money, having changed nothing. */
export function sell(step: NftStep, art: ArtRecord, buyer: string): void {
  pay(step, { buyer, seller: art.owner, price: art.price, currency: art.currency }, billKinds.nftBought);
  changeHands(step, art, buyer);
}

export function addBid(step: NftStep, art: ArtRecord, { bidder, price }: { bidder: string; price: Money }): BidRecord {
  for (const earlier of bidsOf(step.slice, art)) {
    earlier.isLeading = false;
    if (earlier.bidder === bidder) earlier.isExpired = true;
  }
  const bid: BidRecord = {
    id: step.nextId('nft-bid'),
    art: art.id,
    round: art.round,
    bidder,
    price,
    at: step.at,
    isLeading: true,
    isExpired: false,
  };
  step.slice.bids.push(bid);
  keep(step.slice, art);
  art.price = price;
  return bid;
}

/** Once for each bidder and sale. */
export function takeDeposit(step: NftStep, art: ArtRecord, user: string): void {
  lockDeposit(step, { user, sum: art.deposit, back: false });
  step.slice.deposits.push({ art: art.id, round: art.round, user, amount: art.deposit });
}

/** Returns all deposits except that of the winner, who has yet to pay. */
function returnDeposits(step: NftStep, art: ArtRecord, winner: string | undefined): void {
  for (const deposit of depositsOf(step.slice, art)) {
    if (deposit.user === winner) continue;
    lockDeposit(step, { user: deposit.user, sum: deposit.amount, back: true });
    dropDeposit(step.slice, deposit);
  }
}

function addWon(step: NftStep, art: ArtRecord, bid: BidRecord): void {
  const deposit = depositsOf(step.slice, art).find(({ user }) => user === bid.bidder);
  const order: WonRecord = {
    id: step.nextId('nft-won'),
    art: art.id,
    round: art.round,
    user: bid.bidder,
    bid: bid.id,
    seller: art.owner,
    price: bid.price,
    deposit: deposit?.amount ?? amount('0'),
    wonAt: step.at,
    payBefore: step.at + payWithinMs,
    paidAt: null,
    state: 'due',
    isRead: false,
  };
  step.slice.won.push(order);
  art.isWon = true;
  later(step, 'expireWon', { at: order.payBefore, id: order.id, round: art.round });
}

/** The hammer falls: the highest bidder has a day to pay, everybody else has the deposit back at once. */
export function endAuction(step: NftStep, art: ArtRecord): void {
  const top = leadingBid(step.slice, art);
  returnDeposits(step, art, top?.bidder);
  for (const bid of bidsOf(step.slice, art)) bid.isExpired = true;
  close(step, art);
  art.endsAt = Math.min(art.endsAt, step.at);
  if (top === undefined) offerAgainLater(step, art);
  else if (isCreature(top.bidder)) {
    pay(step, { buyer: top.bidder, seller: art.owner, ...art }, billKinds.nftAuctionPaid);
    changeHands(step, art, top.bidder);
    offerAgainLater(step, art);
  } else addWon(step, art, top);
}

/** A sale at a price whose window is over. */
export function endFixedSale(step: NftStep, art: ArtRecord): void {
  close(step, art);
  offerAgainLater(step, art);
}

/** Throws Refusal without the money, having changed nothing. */
export function payWon(step: NftStep, art: ArtRecord, order: WonRecord): void {
  const sale = { buyer: order.user, seller: order.seller, price: order.price, currency: art.currency };
  pay(step, sale, billKinds.nftAuctionPaid);
  lockDeposit(step, { user: order.user, sum: order.deposit, back: true });
  settleDeposit(step, art, order);
  Object.assign(order, { state: 'paid', paidAt: step.at, isRead: true });
  changeHands(step, art, order.user);
}

/** The day to pay is over: the deposit is forfeited, and the owner keeps the work. */
export function expireWon(step: NftStep, art: ArtRecord, order: WonRecord): void {
  forfeitDeposit(step, order);
  settleDeposit(step, art, order);
  Object.assign(order, { state: 'expired', isRead: false });
  art.isWon = false;
  offerAgainLater(step, art);
}

function settleDeposit(step: NftStep, art: ArtRecord, { user, round }: WonRecord): void {
  const deposit = step.slice.deposits.find((one) => one.art === art.id && one.round === round && one.user === user);
  if (deposit !== undefined) dropDeposit(step.slice, deposit);
}
