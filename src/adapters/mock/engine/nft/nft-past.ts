import { boxContent } from './nft-chance.ts';
import { addBid, listArtwork, type NftStep } from './nft-sales.ts';
import { boxOf, firstBoxes, seedArtworks, type SeedArt } from './nft-catalogue.ts';
import { bidders } from './nft-people.ts';
import { amount } from '../../../../core/money/amount.ts';
import { add } from '../../../../core/money/fixed-point.ts';
import { artworksIn, type ArtRecord } from './nft-book.ts';

const hourMs = 3_600_000;

const bought: readonly Pick<SeedArt, 'name' | 'kind'>[] = [
  { name: 'Quiet Reef', kind: 'image' },
  { name: 'Clockwork', kind: 'gif' },
];

/** What somebody has who was here before the world began; its money has come and gone. */
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

/** An auction of the days before, with everybody who bid. */
function winOnce(step: NftStep, art: ArtRecord, user: string): void {
  let price = art.startPrice;
  for (const bidder of [user, bidders[0]?.id ?? user, user]) {
    price = add(price, art.raise);
    Object.assign(addBid(step, art, { bidder, price }), { isExpired: true, at: art.endsAt - hourMs });
  }
  const bid = step.slice.bids.at(-1);
  step.slice.won.push({
    id: step.nextId('nft-won'),
    art: art.id,
    round: art.round,
    user,
    bid: bid?.id ?? 0,
    seller: art.author,
    price,
    deposit: amount('0'),
    wonAt: art.endsAt,
    payBefore: art.endsAt + 24 * hourMs,
    paidAt: art.endsAt + hourMs,
    state: 'paid',
    isRead: true,
  });
}
