import { saleStateNumbers } from '../../../../../core/domain/products/artwork.ts';
import type { Route, Step, WireRequest } from '../../kernel/domain/domain.ts';
import { Refusal, type Answer } from '../../kernel/basics/engine-types.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { pageRequest, rowNumber } from '../../kernel/basics/wire-format.ts';
import { findCurrency, findCurrencyById } from '../../ledger/currencies.ts';
import { artworksIn, bidsOf, findArt, isMarked, ownedBy, type ArtRecord, type NftBook } from './nft-book.ts';
import { creators } from './nft-people.ts';
import { artDetail, artistName, artistRow, artRow, bidRow, wonRow, type NftTools, type Viewer } from './nft-rows.ts';
import { artCoded, isShown, stateAt } from './nft-rules.ts';

const shortList = 2;
const usualList = 10;
const lastBids = 10;
const payTypes = { fixed: '1', auction: '2', box: '3' } as const;
const mediaTypes = { image: '1', gif: '2', audio: '3', video: '4' } as const;

const ok = (message: Extract<Answer, { type: 'ok' }>['message']): Answer => ({ type: 'ok', message });

type Read = (request: WireRequest, step: Step<NftBook>) => Viewer;

/** The owner of a work sees it, offered or not. */
const isSeenBy = (user: string | undefined, art: ArtRecord, at: number): boolean =>
  art.owner === user || isShown(art, at);

function isWanted(art: ArtRecord, { fields }: WireRequest, at: number): boolean {
  const asked = (name: string, is: string): boolean => fields[name] === undefined || fields[name] === is;
  const keyword = fields['keyword'] ?? '';
  return (
    isShown(art, at) &&
    asked('pay_type', payTypes[art.saleKind]) &&
    asked('type', mediaTypes[art.kind]) &&
    asked('status', String(saleStateNumbers[stateAt(art, at)])) &&
    (fields['currency'] === undefined || findCurrencyById(fields['currency'])?.name === art.currency) &&
    art.name.toLowerCase().includes(keyword.toLowerCase())
  );
}

/** On sale first, then newest. */
const inOrder = (artworks: readonly ArtRecord[], at: number): readonly ArtRecord[] => {
  const isOpen = (art: ArtRecord): boolean => stateAt(art, at) === 'open';
  const newest = artworks.toReversed();
  return [...newest.filter(isOpen), ...newest.filter((art) => !isOpen(art))];
};

const catalogueRoutes = (read: Read): readonly Route<NftBook>[] => [
  {
    operation: 'GET /bind_box/getBoxList',
    access: 'open',
    handle: async function artworks(request, step) {
      const { offset, limit } = pageRequest(request.fields, shortList);
      const found = inOrder(
        artworksIn(step.slice).filter((art) => isWanted(art, request, step.at)),
        step.at,
      );
      return ok(found.slice(offset, offset + limit).map((art) => artRow(step.slice, art, read(request, step))));
    },
  },
  {
    operation: 'GET /bind_box/getBoxDetail',
    access: 'open',
    handle: async function artwork(request, step) {
      const art = findArt(step.slice, rowNumber(request.fields['id']));
      if (art === undefined || !isSeenBy(request.userId, art, step.at)) throw new Refusal('unknownArtwork');
      return ok(artDetail(step.slice, art, read(request, step)));
    },
  },
  {
    operation: 'GET /bind_box/getArtist',
    access: 'open',
    handle: async function artists({ fields, language }) {
      const { offset, limit } = pageRequest(fields, usualList);
      return ok(creators.slice(offset, offset + limit).map(({ id }) => artistRow(id, artistName(id, language) ?? '')));
    },
  },
  {
    operation: 'GET /bind_box/getArtistDetail',
    access: 'open',
    handle: async function artist(request, step) {
      const { fields, userId } = request;
      const uid = fields['uid'] ?? '';
      const viewer = read(request, step);
      const name = artistName(uid, viewer.language) ?? (uid === userId ? viewer.findPerson(uid).nickname : undefined);
      if (name === undefined) throw new Refusal('unknownArtist');
      const artworks = artworksIn(step.slice);
      const works = artworks.filter((art) => art.author === uid && isShown(art, step.at));
      const ids = new Set(works.map(({ id }) => id));
      const marked = artworks.filter((art) => isMarked(step.slice, uid, art.id) && isSeenBy(userId, art, step.at));
      return ok({
        ...artistRow(uid, name),
        artworks: works.map((art) => artRow(step.slice, art, viewer)),
        collects: marked.map((art) => artRow(step.slice, art, viewer)),
        artworks_collect_number: step.slice.marks.filter(({ art, isOn }) => isOn && ids.has(art)).length,
      });
    },
  },
  {
    operation: 'GET /bind_box/getNftCurrency',
    access: 'open',
    handle: async function saleCurrencies(_, { slice }) {
      const names = [...new Set(artworksIn(slice).map(({ currency }) => currency))];
      return ok(names.map((name) => ({ id: findCurrency(name)?.id ?? 0, name, logo: null })));
    },
  },
  {
    operation: 'GET /bind_box/getCollection',
    access: 'signed-in',
    handle: async function markedArtworks(request, step) {
      const marked = artworksIn(step.slice).filter(
        (art) => isMarked(step.slice, request.userId, art.id) && isSeenBy(request.userId, art, step.at),
      );
      return ok(marked.map((art) => artRow(step.slice, art, read(request, step))));
    },
  },
];

const bidRoutes = (read: Read): readonly Route<NftBook>[] => [
  {
    operation: 'POST /bind_box/getBindBoxQuotationLog',
    access: 'open',
    handle: async function bidsOn(request, step) {
      const { code = '' } = request.fields;
      const bids = bidsOf(step.slice, artCoded(step.slice, code)).filter(({ isExpired }) => !isExpired);
      return ok(bids.slice(0, lastBids).map((bid) => bidRow(step.slice, bid, read(request, step))));
    },
  },
  {
    operation: 'POST /bind_box/getMyBindBoxQuotationLog',
    access: 'signed-in',
    handle: async function ownBids(request, step) {
      const { offset, limit } = pageRequest(request.fields, usualList);
      const own = step.slice.bids.filter(({ bidder }) => bidder === request.userId).toReversed();
      const data = own.slice(offset, offset + limit).map((bid) => bidRow(step.slice, bid, read(request, step)));
      return ok({ code: 0, data, count: own.length });
    },
  },
  {
    operation: 'POST /bind_box/getMyNFTs',
    access: 'signed-in',
    handle: async function ownArtworks(request, step) {
      const own = ownedBy(step.slice, request.userId ?? '');
      return ok(own.map((art) => artRow(step.slice, art, read(request, step))));
    },
  },
  {
    operation: 'POST /bind_box/getNeedPayNFTOrder',
    access: 'signed-in',
    handle: async function wonAuctions(request, step) {
      const own = step.slice.won.filter(({ user }) => user === request.userId).toReversed();
      return ok(own.map((order) => wonRow(step.slice, order, read(request, step))));
    },
  },
];

const dateTime = /^(\d{4})-(\d{1,2})-(\d{1,2})[ T](\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/;

/** Epoch ms of a wall time of this server, whose zone is UTC; null for any other text. Leading zeros may be missing. */
function momentOf(text: string | undefined): number | null {
  const found = dateTime.exec(text ?? '');
  if (found === null) return null;
  const [year = 0, month = 1, ...rest] = found.slice(1).map((part) => Number.parseInt(part ?? '0', 10));
  const [day = 1, hour = 0, minute = 0, second = 0] = rest;
  return Date.UTC(year, month - 1, day, hour, minute, Number.isNaN(second) ? 0 : second);
}

const done = (request: WireRequest, key: string): Answer => ok(serverText(request.language, key));

/** Runs a command on the named work, and answers `ok`. */
async function withWork(request: WireRequest, command: string, key: string): Promise<Answer> {
  const { userId: user = '', fields } = request;
  await request.execute(`nft.${command}`, { user, code: fields['code'] ?? '' });
  return done(request, key);
}

/** The same with an auction that was won. */
async function withWon(request: WireRequest, command: string, key: string): Promise<Answer> {
  const { userId: user = '', fields } = request;
  await request.execute(`nft.${command}`, { user, id: rowNumber(fields['id']) });
  return done(request, key);
}

const bidWrites: readonly Route<NftBook>[] = [
  {
    operation: 'POST /bind_box/marginNFT',
    access: 'signed-in',
    handle: function placeDeposit(request) {
      return withWork(request, 'placeDeposit', 'depositTaken');
    },
  },
  {
    operation: 'POST /bind_box/auctionNFT',
    access: 'signed-in',
    handle: async function placeBid(request) {
      const { userId: user = '', fields } = request;
      const { code = '', price: raise = '' } = fields;
      await request.execute('nft.placeBid', { user, code, raise });
      return done(request, 'bidPlaced');
    },
  },
  {
    operation: 'POST /bind_box/readNFTOrderMessage',
    access: 'signed-in',
    handle: function readWonAuction(request) {
      return withWon(request, 'readWonAuction', 'wonRead');
    },
  },
  {
    operation: 'POST /bind_box/payNFTOrder',
    access: 'signed-in',
    handle: function payWonAuction(request) {
      return withWon(request, 'payWonAuction', 'wonPaid');
    },
  },
];

const workWrites = (read: Read): readonly Route<NftBook>[] => [
  {
    operation: 'POST /bind_box/collect',
    access: 'signed-in',
    handle: function markArtwork(request) {
      return withWork(request, 'markArtwork', 'artworkMarked');
    },
  },
  {
    operation: 'POST /bind_box/buyNFT',
    access: 'signed-in',
    handle: function buyArtwork(request) {
      return withWork(request, 'buyArtwork', 'artworkBought');
    },
  },
  {
    operation: 'POST /bind_box/openBlindBox',
    access: 'signed-in',
    handle: async function openBox(request, step) {
      const { userId: user = '', fields } = request;
      const { code = '' } = fields;
      await request.execute('nft.openBox', { user, code });
      return ok(artDetail(step.slice, artCoded(step.slice, code), read(request, step)));
    },
  },
  {
    operation: 'POST /bind_box/resellNFT',
    access: 'signed-in',
    handle: async function resellArtwork(request) {
      const { userId: user = '', fields } = request;
      const { code = '', price = '', per_increase: raise = '' } = fields;
      const [startsAt, endsAt] = [momentOf(fields['start_time']), momentOf(fields['end_time'])];
      await request.execute('nft.resellArtwork', { user, code, price, raise, startsAt, endsAt });
      return done(request, 'artworkOffered');
    },
  },
];

export function nftRoutes({ findPerson, seed }: NftTools): readonly Route<NftBook>[] {
  const read: Read = ({ userId, language }, { at }) => ({ user: userId, at, language, seed, findPerson });
  return [...catalogueRoutes(read), ...bidRoutes(read), ...workWrites(read), ...bidWrites];
}
