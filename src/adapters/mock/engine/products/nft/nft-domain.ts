import * as v from 'valibot';
import { amount } from '../../../../../core/money/amount.ts';
import { add, compare } from '../../../../../core/money/fixed-point.ts';
import type { Domain } from '../../kernel/domain/domain.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import {
  artworksIn,
  emptyNfts,
  findArt,
  findWon,
  keep,
  leadingBid,
  type ArtRecord,
  type NftBook,
  type WonRecord,
} from './nft-book.ts';
import { botLimitOf, botNumber, botPauseMs, boxContent } from './nft-chance.ts';
import type { NftTools } from './nft-rows.ts';
import { bidders, isCreature } from './nft-people.ts';
import {
  artCoded,
  checkBidder,
  checkBidPause,
  checkOnSale,
  checkSpender,
  depositBy,
  isShown,
  markPauseMs,
  readRaise,
  readResale,
  stateAt,
} from './nft-rules.ts';
import {
  addBid,
  endAuction,
  endFixedSale,
  expireWon,
  later,
  offer,
  offerAgainLater,
  payWon,
  sell,
  takeDeposit,
  type NftStep,
} from './nft-sales.ts';
import { nftRoutes } from './nft-wire.ts';
import { givePast, winUnpaid } from './nft-past.ts';

const named = v.strictObject({ user: v.string(), code: v.string() });
const wantedBid = v.strictObject({ ...named.entries, raise: v.string() });
const wantedResale = v.strictObject({
  ...named.entries,
  price: v.string(),
  raise: v.string(),
  startsAt: v.nullable(v.number()),
  endsAt: v.nullable(v.number()),
});
const numbered = v.strictObject({ user: v.string(), id: v.number() });
const decision = v.strictObject({ ...numbered.entries, isApproved: v.boolean(), reason: v.string() });
const due = v.strictObject({ id: v.number(), round: v.number() });

function ownWon({ slice }: NftStep, { user, id }: { user: string; id: number }): WonRecord {
  const found = findWon(slice, id);
  if (found?.user !== user) throw new Refusal('unknownWonAuction');
  return found;
}

function artOf({ slice }: NftStep, { art }: { art: number }): ArtRecord {
  const found = findArt(slice, art);
  if (found === undefined) throw new Error(`no artwork ${art}`);
  return found;
}

/** The seller of a closed box does not see its content. */
const isOnOffer = (art: ArtRecord, at: number): boolean => art.isFlagged && stateAt(art, at) !== 'over';

/** One of the demo's bidders that does not lead raises by the smallest step, up to its limit. */
function botBid(step: NftStep, seed: number, art: ArtRecord): boolean {
  const top = leadingBid(step.slice, art);
  const price = add(art.price, art.raise);
  const isWanted = top === undefined || !isCreature(top.bidder);
  if (!isWanted || stateAt(art, step.at) !== 'open' || compare(price, botLimitOf(seed, art)) > 0) return false;
  const bot = bidders[botNumber(seed, { bid: top?.id ?? 0, of: bidders.length })];
  if (bot === undefined || bot.id === art.owner) return false;
  addBid(step, art, { bidder: bot.id, price });
  return true;
}

const fixedSales = ({ findPerson, seed }: NftTools): Domain<NftBook>['commands'] => ({
  /** The works that are there when a world begins. */
  open: (step) => {
    step.slice.openedAt = step.at;
    for (const { id, endsAt: at, saleKind, round } of artworksIn(step.slice))
      if (saleKind === 'auction') later(step, 'endSale', { at, id, round });
    return null;
  },

  givePast: (step, argument) => {
    givePast(step, seed, v.parse(v.strictObject({ user: v.string() }), argument).user);
    return null;
  },

  winUnpaid: (step, argument) => {
    winUnpaid(step, v.parse(v.strictObject({ user: v.string() }), argument).user);
    return null;
  },

  /** Only of public works: a mark would reveal an owner's work to a guessed code. */
  markArtwork: (step, argument) => {
    const { user, code } = v.parse(named, argument);
    const art = artCoded(step.slice, code);
    if (art.owner === user) throw new Refusal('ownArtwork');
    const mark = step.slice.marks.find((one) => one.user === user && one.art === art.id);
    if (mark?.isOn !== true && !isShown(art, step.at)) throw new Refusal('unknownArtwork');
    if (mark !== undefined && step.at - mark.at < markPauseMs) throw new Refusal('doNotRepeat');
    if (mark === undefined) step.slice.marks.push({ user, art: art.id, isOn: true, at: step.at });
    else Object.assign(mark, { isOn: !mark.isOn, at: step.at });
    return null;
  },

  buyArtwork: (step, argument) => {
    const { user, code } = v.parse(named, argument);
    const art = artCoded(step.slice, code);
    if (art.saleKind === 'auction') throw new Refusal('unknownArtwork');
    checkOnSale(art, user, step.at);
    checkSpender(findPerson, user, step.at);
    sell(step, art, user);
    return null;
  },

  openBox: (step, argument) => {
    const { user, code } = v.parse(named, argument);
    const art = artCoded(step.slice, code);
    if (art.saleKind !== 'box' || art.owner !== user || art.rarity !== null || isOnOffer(art, step.at))
      throw new Refusal('boxNotToOpen');
    keep(step.slice, art);
    art.rarity = boxContent(seed, art.id);
    return null;
  },

  /** It cannot be taken back. */
  resellArtwork: (step, argument) => {
    const { user, code, startsAt, endsAt, ...terms } = v.parse(wantedResale, argument);
    const art = artCoded(step.slice, code);
    const window = { startsAt: startsAt ?? Number.NaN, endsAt: endsAt ?? Number.NaN };
    const read = readResale(art, { ...terms, ...window }, { user, at: step.at });
    checkSpender(findPerson, user, step.at);
    offer(step, art, { ...read, ...window });
    const at = window.startsAt + botPauseMs(seed, art.id);
    later(step, art.saleKind === 'auction' ? 'answerBid' : 'botBuys', { at, id: art.id, round: art.round });
    return null;
  },
});

const auctions = ({ findPerson, seed }: NftTools): Domain<NftBook>['commands'] => {
  const auctionFor = (step: NftStep, { user, code }: { user: string; code: string }): ArtRecord => {
    const art = artCoded(step.slice, code);
    if (art.saleKind !== 'auction') throw new Refusal('notAnAuction');
    checkOnSale(art, user, step.at);
    checkSpender(findPerson, user, step.at);
    return art;
  };
  return {
    placeDeposit: (step, argument) => {
      const { user, code } = v.parse(named, argument);
      const art = auctionFor(step, { user, code });
      if (depositBy(step.slice, art, user) !== undefined) throw new Refusal('depositThere');
      checkBidder(step, art, { user, bid: amount('0'), deposit: art.deposit });
      takeDeposit(step, art, user);
      return null;
    },

    /** `raise` is on top of the price of this very moment. Answers the whole bid. */
    placeBid: (step, argument) => {
      const { user, code, raise } = v.parse(wantedBid, argument);
      const art = auctionFor(step, { user, code });
      checkBidPause(step.slice, art, { user, at: step.at });
      const price = add(art.price, readRaise(art, raise));
      const hasDeposit = depositBy(step.slice, art, user) !== undefined;
      checkBidder(step, art, { user, bid: price, deposit: hasDeposit ? amount('0') : art.deposit });
      if (!hasDeposit) takeDeposit(step, art, user);
      const bid = addBid(step, art, { bidder: user, price });
      later(step, 'answerBid', { at: step.at + botPauseMs(seed, bid.id), id: art.id, round: art.round });
      return price;
    },

    readWonAuction: (step, argument) => {
      ownWon(step, v.parse(numbered, argument)).isRead = true;
      return null;
    },

    payWonAuction: (step, argument) => {
      const { user, id } = v.parse(numbered, argument);
      const order = ownWon(step, { user, id });
      if (order.state !== 'due') throw new Refusal('unknownWonAuction');
      checkSpender(findPerson, user, step.at);
      payWon(step, artOf(step, order), order);
      return null;
    },
  };
};

/** A presenter may only shorten times: the winner and the price depend on the bids. */
const hurried = ({ seed }: NftTools): Domain<NftBook>['commands'] => {
  const running = (step: NftStep, id: number): ArtRecord => {
    const art = findArt(step.slice, id);
    if (art?.saleKind !== 'auction' || stateAt(art, step.at) !== 'open') throw new Refusal('nothingToReview');
    return art;
  };
  return {
    endAuctionNow: (step, argument) => {
      endAuction(step, running(step, v.parse(decision, argument).id));
      return null;
    },
    botBidNow: (step, argument) => {
      if (!botBid(step, seed, running(step, v.parse(decision, argument).id))) throw new Refusal('botGoesNoFurther');
      return null;
    },
    expireNow: (step, argument) => {
      const { user, id } = v.parse(decision, argument);
      const order = ownWon(step, { user, id });
      if (order.state !== 'due') throw new Refusal('nothingToReview');
      expireWon(step, artOf(step, order), order);
      return null;
    },
  };
};

const hourMs = 3_600_000;

const dueOnes = (seed: number): Domain<NftBook>['due'] => ({
  endSale: (step, argument) => {
    const { id, round } = v.parse(due, argument);
    const art = findArt(step.slice, id);
    if (art?.round !== round || !art.isFlagged) return;
    if (art.saleKind === 'auction') endAuction(step, art);
    else endFixedSale(step, art);
  },
  answerBid: (step, argument) => {
    const { id, round } = v.parse(due, argument);
    const art = findArt(step.slice, id);
    if (art?.round === round) botBid(step, seed, art);
  },
  botBuys: (step, argument) => {
    const { id, round } = v.parse(due, argument);
    const art = findArt(step.slice, id);
    if (art?.round !== round || stateAt(art, step.at) !== 'open' || isCreature(art.owner)) return;
    const bot = bidders[botNumber(seed, { bid: id, of: bidders.length })];
    if (bot === undefined || compare(art.price, botLimitOf(seed, art)) > 0) return;
    sell(step, art, bot.id);
    offerAgainLater(step, art);
  },
  expireWon: (step, argument) => {
    const order = findWon(step.slice, v.parse(due, argument).id);
    if (order?.state === 'due') expireWon(step, artOf(step, order), order);
  },
  offerAgain: (step, argument) => {
    const { id, round } = v.parse(due, argument);
    const art = findArt(step.slice, id);
    if (art?.round !== round || !isCreature(art.owner)) return;
    const terms = { price: art.worth, raise: art.raise, startsAt: step.at };
    offer(step, art, { ...terms, endsAt: step.at + 96 * hourMs });
  },
});

/** A market of pictures that this backend draws. */
export const createNftDomain = (tools: NftTools): Domain<NftBook> => ({
  name: 'nft',
  initial: emptyNfts,
  commands: { ...fixedSales(tools), ...auctions(tools), ...hurried(tools) },
  due: dueOnes(tools.seed),
  routes: nftRoutes(tools),
});
