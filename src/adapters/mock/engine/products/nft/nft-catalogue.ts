import type { BoxChance, MediaKind, SaleKind } from '../../../../../core/domain/products/artwork.ts';
import { amount, rate } from '../../../../../core/money/amount.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';

export interface SeedArt {
  readonly name: string;
  readonly kind: MediaKind;
  readonly saleKind: SaleKind;
  readonly author: string;
  readonly currency: string;
  readonly price: Money;
  readonly raise: Money;
  /** A whole number of USDT: the protocol has no other. */
  readonly deposit: Money;
  /** From the beginning of the world to the start of the sale, and from there to its end. */
  readonly startsInHours: number;
  readonly hours: number;
}

const none = amount('0');
/** Without an end that anybody waits for. */
export const endlessHours = 20 * 365 * 24;

type Names = readonly [name: string, kind: MediaKind, author: string];

const fixed = ([name, kind, author]: Names, price: string, startsInHours = -48): SeedArt => ({
  name,
  kind,
  author,
  saleKind: 'fixed',
  currency: 'USDT',
  price: amount(price),
  raise: none,
  deposit: none,
  startsInHours,
  hours: endlessHours,
});

interface AuctionTerms {
  readonly price: string;
  readonly raise: string;
  readonly deposit: string;
  readonly startsInHours: number;
  readonly hours: number;
}

const auction = ([name, kind, author]: Names, { price, raise, deposit, ...window }: AuctionTerms): SeedArt => ({
  name,
  kind,
  author,
  saleKind: 'auction',
  currency: 'USDT',
  price: amount(price),
  raise: amount(raise),
  deposit: amount(deposit),
  ...window,
});

const box = (name: string, author: string): SeedArt => ({
  ...fixed([name, 'image', author], '25'),
  saleKind: 'box',
});

/** The boxes of one series, identical until they are opened. */
export const boxOf = (number: number): SeedArt => box(`Tide box ${number}`, '99004');
export const firstBoxes = 4;

/** The works for sale when a world begins; their order gives their numbers. */
export const seedArtworks: readonly SeedArt[] = [
  ...Array.from({ length: firstBoxes }, (_, index) => boxOf(index + 1)),
  fixed(['Harbour at Six', 'image', '99001'], '120'),
  fixed(['Slow Orbit', 'gif', '99001'], '85'),
  fixed(['Eight Notes for Rain', 'audio', '99003'], '40'),
  fixed(['Turning Room', 'video', '99002'], '150'),
  fixed(['Paper Mountains', 'image', '99002'], '60.5'),
  { ...fixed(['Tiles of Lisbon', 'image', '99004'], '0.02'), currency: 'ETH' },
  fixed(['Evening Grid', 'image', '99003'], '35'),
  fixed(['Salt Flats', 'image', '99004'], '210'),
  fixed(['Night Ferry', 'image', '99001'], '95', 30),
  auction(['Glass Tower', 'image', '99002'], {
    price: '100',
    raise: '5',
    deposit: '20',
    startsInHours: -20,
    hours: 92,
  }),
  auction(['Carousel', 'gif', '99003'], { price: '60', raise: '2', deposit: '10', startsInHours: -6, hours: 126 }),
  auction(['Low Sun', 'image', '99001'], { price: '240', raise: '10', deposit: '50', startsInHours: -2, hours: 170 }),
  auction(['First Snow', 'image', '99004'], { price: '80', raise: '4', deposit: '15', startsInHours: 26, hours: 96 }),
];

/** The probability of each content of a box; shown before payment. */
export const boxChances: readonly (BoxChance & { readonly perMille: number })[] = [
  { rarity: 'N', percent: rate('80'), perMille: 800 },
  { rarity: 'R', percent: rate('17'), perMille: 170 },
  { rarity: 'SR', percent: rate('3'), perMille: 30 },
];
