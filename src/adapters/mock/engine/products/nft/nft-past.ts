import { boxContent } from './nft-chance.ts';
import { addBid, endAuction, listArtwork, takeDeposit, type NftStep } from './nft-sales.ts';
import { boxOf, firstBoxes, seedArtworks, type SeedArt } from './nft-catalogue.ts';
import { bidders } from './nft-people.ts';
import { add } from '../../../../../core/money/fixed-point.ts';
import { artworksIn, bidsOf, leadingBid, type ArtRecord } from './nft-book.ts';

const hourMs = 3_600_000;

const bought: readonly Pick<SeedArt, 'name' | 'kind'>[] = [
  { name: 'Quiet Reef', kind: 'image' },
  { name: 'Clockwork', kind: 'gif' },
];

/** The works of a persona from before the world began; their money has been paid and spent. */
export function givePast(step: NftStep, seed: number, user: string): void {
  const model = seedArtworks.find(({ saleKind }) => saleKind === 'fixed');
  const auctioned = seedArtworks.find(({ saleKind }) => saleKind === 'auction');
  if (model === undefined || auctioned === undefined) return;
  const take = (wanted: SeedArt): ArtRecord => {
    const art = listArtwork(step, { ...wanted, startsInHours: -70, hours: 48 });
    return Object.assign(art, { owner: user, isFlagged: false });
  };
  for (const one of bought) take({ ...model, ...one });
  take(boxOf(firstBoxes + step.nextId('nft-box')));
  const opened = take(boxOf(firstBoxes + step.nextId('nft-box')));
  opened.rarity = boxContent(seed, opened.id);
  winOnce(step, take({ ...auctioned, name: 'Copper Field' }), user);
  const marked = artworksIn(step.slice).slice(5, 7);
  for (const { id } of marked) step.slice.marks.push({ user, art: id, isOn: true, at: step.at - hourMs });
}

/** An auction that ends with the first moment of the world: the deposit is locked, and a day is left to pay. */
export function winUnpaid(step: NftStep, user: string): void {
  const auctioned = seedArtworks.find(({ saleKind }) => saleKind === 'auction');
  if (auctioned === undefined) return;
  const art = listArtwork(step, { ...auctioned, name: 'Amber Delta', startsInHours: -48, hours: 48 });
  takeDeposit(step, art, user);
  bidInTurn(step, art, user);
  endAuction(step, art);
}

/** The person, a bot, and the person again, each by the smallest step. */
function bidInTurn(step: NftStep, art: ArtRecord, user: string): void {
  for (const bidder of [user, bidders[0]?.id ?? user, user]) {
    const bid = addBid(step, art, { bidder, price: add(art.price, art.raise) });
    Object.assign(bid, { at: art.endsAt - hourMs });
  }
}

/** An auction of earlier days, with all its bidders. */
function winOnce(step: NftStep, art: ArtRecord, user: string): void {
  bidInTurn(step, art, user);
  for (const bid of bidsOf(step.slice, art)) bid.isExpired = true;
  const bid = leadingBid(step.slice, art);
  step.slice.won.push({
    id: step.nextId('nft-won'),
    art: art.id,
    round: art.round,
    user,
    bid: bid?.id ?? 0,
    seller: art.author,
    price: art.price,
    deposit: art.deposit,
    wonAt: art.endsAt,
    payBefore: art.endsAt + 24 * hourMs,
    paidAt: art.endsAt + hourMs,
    state: 'paid',
    isRead: true,
  });
}
