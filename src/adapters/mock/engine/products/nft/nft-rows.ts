import { saleStateNumbers, type MediaKind, type SaleKind } from '../../../../../core/domain/products/artwork.ts';
import type { FindPerson } from '../../people/access/order-gate.ts';
import type { Json } from '../../kernel/basics/engine-types.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { decimalColumn, numberColumn, timestamp, wholeColumn } from '../../kernel/basics/wire-format.ts';
import { findCurrency } from '../../ledger/currencies.ts';
import { codeOf, findArt, isMarked, type ArtRecord, type BidRecord, type NftBook, type WonRecord } from './nft-book.ts';
import { boxChances, endlessHours } from './nft-catalogue.ts';
import { botLimitOf, pictureSeed } from './nft-chance.ts';
import { findCreature, isCreature } from './nft-people.ts';
import { closedBox, firstFrame, melody, movingPicture, stillPicture } from './nft-pictures.ts';
import { depositBy, stateAt } from './nft-rules.ts';

type Row = { readonly [key: string]: Json };

export interface NftTools {
  readonly findPerson: FindPerson;
  /** Of the world. */
  readonly seed: number;
}

/** The person who asks, the time, and the world. */
export interface Viewer extends NftTools {
  readonly user: string | undefined;
  readonly at: number;
  /** In which the server speaks. */
  readonly language: string;
}

const types: Readonly<Record<MediaKind, number>> = { image: 1, gif: 2, audio: 3, video: 4 };
const payTypes: Readonly<Record<SaleKind, string>> = { fixed: '1', auction: '2', box: '3' };
const hourMs = 3_600_000;
const seconds = (at: number): number => Math.floor(at / 1000);
const flag = (value: boolean): string => (value ? '1' : '0');

/** Ids of other persons stay hidden. */
const shownId = (owner: string, viewer: string | undefined): number =>
  owner === viewer || isCreature(owner) ? Number.parseInt(owner, 10) : 0;

/** What is shown before a tap. */
export function posterOf(art: ArtRecord, seed: number): string {
  const number = pictureSeed(seed, art.id);
  if (art.saleKind === 'box' && art.rarity === null) return closedBox(number);
  if (art.kind === 'gif' || art.kind === 'video') return firstFrame(number);
  return stillPicture(number, art.rarity ?? undefined);
}

function fileOf(art: ArtRecord, seed: number): string | null {
  const number = pictureSeed(seed, art.id);
  if (art.kind === 'audio') return melody(number);
  return art.kind === 'image' ? null : movingPicture(number);
}

/** A work on sale until it is sold has no end to count down to. */
const isEndless = ({ startsAt, endsAt }: ArtRecord): boolean => endsAt - startsAt >= endlessHours * hourMs;

const saleRow = (art: ArtRecord, { at, seed }: Viewer): Row => ({
  price: decimalColumn(art.price),
  per_increase: art.saleKind === 'auction' ? numberColumn(art.raise) : null,
  margin: wholeColumn(art.deposit),
  pay_type: payTypes[art.saleKind],
  status: saleStateNumbers[stateAt(art, at)],
  start_time: timestamp(art.startsAt),
  end_time: isEndless(art) ? null : timestamp(art.endsAt),
  start_at: seconds(art.startsAt),
  end_at: isEndless(art) ? null : seconds(art.endsAt),
  resell_nft_status: art.saleKind === 'auction' || (art.isResold && art.owner !== art.author) ? 1 : 0,
  lock_order: flag(art.isWon),
  bot_limit: art.saleKind === 'auction' ? decimalColumn(botLimitOf(seed, art)) : null,
});

/** Artists of the demo have describing names; undefined for any other id. */
export function artistName(id: string, language: string): string | undefined {
  const name = findCreature(id)?.name;
  return name === undefined ? undefined : serverText(language, 'demoArtist', { name });
}

/** A work in a list; a closed box does not show its content. */
export const artRow = (book: NftBook, art: ArtRecord, viewer: Viewer): Row => ({
  id: art.id,
  code: codeOf(art),
  type: types[art.kind],
  name: art.name,
  image: posterOf(art, viewer.seed),
  file: null,
  description: null,
  currency_id: findCurrency(art.currency)?.id ?? 0,
  currency_name: art.currency,
  ...saleRow(art, viewer),
  margin_taken: viewer.user === undefined ? null : depositBy(book, art, viewer.user) === undefined ? 0 : 1,
  author: Number.parseInt(art.author, 10),
  owner: shownId(art.owner, viewer.user),
  rarity: art.rarity ?? '',
  rarity_status: flag(art.rarity !== null),
  chances: art.saleKind === 'box' ? boxChances.map(({ rarity, percent }) => ({ rarity, percent })) : null,
  chain: 'DEMO',
  created: timestamp(art.createdAt),
  updated: timestamp(art.createdAt),
  author_id: Number.parseInt(art.author, 10),
  author_name: artistName(art.author, viewer.language) ?? '',
  author_avatar: null,
  collect: isMarked(book, viewer.user, art.id),
});

/** With the file that moves or sounds. */
export const artDetail = (book: NftBook, art: ArtRecord, viewer: Viewer): Row => ({
  ...artRow(book, art, viewer),
  file: fileOf(art, viewer.seed),
  collect_number: isMarked(book, viewer.user, art.id) ? 1 : 0,
});

export const artistRow = (id: string, name: string): Row => ({
  id: Number.parseInt(id, 10),
  author_id: Number.parseInt(id, 10),
  nickname: name,
  head_portrait: stillPicture(pictureSeed(0, Number.parseInt(id, 10))),
});

/** A bot and the person by their names; of others the first letter. */
function bidderName(bidder: string, { user, findPerson }: Viewer): string {
  const creature = findCreature(bidder);
  if (creature !== undefined) return creature.name;
  const { nickname } = findPerson(bidder);
  return bidder === user ? nickname : `${Array.from(nickname)[0] ?? ''}***`;
}

export function bidRow(book: NftBook, bid: BidRecord, viewer: Viewer): Row {
  const art = findArt(book, bid.art);
  if (art === undefined) throw new Error(`no artwork ${bid.art}`);
  return {
    id: bid.id,
    margin_log_id: bid.id,
    code: codeOf(art),
    buyer_id: shownId(bid.bidder, viewer.user),
    is_bot: isCreature(bid.bidder) ? 1 : 0,
    status: flag(bid.isLeading),
    price: decimalColumn(bid.price),
    currency_id: findCurrency(art.currency)?.id ?? 0,
    currency_name: art.currency,
    is_expired: flag(bid.isExpired),
    margin: wholeColumn(art.deposit),
    created: timestamp(bid.at),
    nick_name: bidderName(bid.bidder, viewer),
    head_portrait: null,
    nft_name: art.name,
    nft_image: posterOf(art, viewer.seed),
  };
}

export function wonRow(book: NftBook, order: WonRecord, { seed }: Viewer): Row {
  const art = findArt(book, order.art);
  if (art === undefined) throw new Error(`no artwork ${order.art}`);
  return {
    id: order.id,
    code: codeOf(art),
    name: art.name,
    image: posterOf(art, seed),
    price: decimalColumn(order.price),
    currency_id: findCurrency(art.currency)?.id ?? 0,
    currency_name: art.currency,
    margin: wholeColumn(order.deposit),
    overtime: order.state === 'due' ? String(seconds(order.payBefore)) : '0',
    is_read: flag(order.isRead),
    is_pay: flag(order.state === 'paid'),
    // As servers do it: a paid one counts as expired, too.
    is_expired: flag(order.state !== 'due'),
    created: String(seconds(order.wonAt)),
    pay_time: order.paidAt === null ? '' : String(seconds(order.paidAt)),
    end_time: timestamp(order.wonAt),
    quotrtion_log_id: order.bid,
    user_id: Number.parseInt(order.user, 10),
  };
}
