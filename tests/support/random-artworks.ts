import type { Kernel } from '../../src/adapters/mock/engine/kernel/kernel.ts';
import { codeOf, laterIds } from '../../src/adapters/mock/engine/products/nft/nft-book.ts';
import { seedArtworks } from '../../src/adapters/mock/engine/products/nft/nft-catalogue.ts';
import { dig } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import type { Draws, Moment, Wish } from './random-wishes.ts';

/** The last one's funds are frozen. */
const people = ['70001', '70001', '70001', '70001', '70004', '70004', '70004', '70003', '70006'];
const hourMs = 3_600_000;

const idsOf = (kind: 'fixed' | 'auction' | 'box'): readonly number[] =>
  seedArtworks.flatMap(({ saleKind }, index) => (saleKind === kind ? [index + 1] : []));
/** Those that are open when a world begins. */
const auctions = idsOf('auction').slice(0, 3);
/** Those that come later as well: there is always a closed box to be had. */
const boxes = [...idsOf('box'), laterIds + 1, laterIds + 2];
const everything = [...idsOf('fixed'), ...boxes, ...auctions, laterIds + 9, 0];

type Make = (draws: Draws, moment: Moment) => Wish;

const ofWork =
  (command: string, among: readonly number[]): Make =>
  (draws) => ({
    command: `nft.${command}`,
    argument: { user: draws.of(people), code: codeOf({ id: draws.of(among) }) },
  });

const bid: Make = (draws) => ({
  command: 'nft.placeBid',
  argument: {
    user: draws.of(people),
    code: codeOf({ id: draws.of(auctions) }),
    raise: draws.of(['10', '10', '10', '12.3456789', '12.3456789', '15', '15', '4', '0.000000001', '999999', '-5']),
  },
});

const resale: Make = (draws, { at }) => {
  const startsAt = at + draws.of([0, 0, hourMs, -1]);
  return {
    command: 'nft.resellArtwork',
    argument: {
      user: draws.of(people),
      code: codeOf({ id: draws.of(everything) }),
      price: draws.of(['30', '77.5', '0.00000001', '0', 'x']),
      raise: draws.of(['1', '2.5', '0']),
      startsAt: draws.below(12) === 0 ? null : startsAt,
      endsAt: startsAt + draws.of([2 * hourMs, 30 * hourMs, 0]),
    },
  };
};

/** Of the state of artworks alone: to write down that of everything takes longer than the command itself. */
export function artworkState(kernel: Kernel, field: 'won' | 'deposits'): readonly unknown[] {
  const domain = kernel.composition.domains.find(({ name }) => name === 'nft');
  if (domain === undefined) throw new Error('the backend has no artworks');
  return [dig(domain.state(), field)].flat();
}

/** The last auction that was won; now and then another person's, or none at all. */
function lastWon(draws: Draws, { kernel }: Moment): { user: string; id: number } {
  const order = artworkState(kernel, 'won').at(-1);
  if (order === undefined || draws.below(5) === 0) return { user: draws.of(people), id: draws.below(4) };
  return { user: String(dig(order, 'user')), id: Number(dig(order, 'id')) };
}

const ofOrder =
  (command: string): Make =>
  (draws, moment) => ({ command: `nft.${command}`, argument: lastWon(draws, moment) });

/** What a presenter hurries: auctions that end, bots that answer, days to pay that run out. */
const hurry =
  (command: string, aim: (draws: Draws, moment: Moment) => { user: string; id: number }): Make =>
  (draws, moment) => ({
    command: `nft.${command}`,
    argument: { ...aim(draws, moment), isApproved: true, reason: '' },
  });

const anAuction = (draws: Draws) => ({ user: draws.of(people), id: draws.of([...auctions, 0]) });

/** Auctions end seldom: one that is over is offered again only after a day. */
const makes: readonly Make[] = [
  ...Array.from({ length: 9 }, () => bid),
  ofWork('buyArtwork', everything),
  ofWork('buyArtwork', boxes),
  ofWork('openBox', boxes),
  ofWork('openBox', boxes),
  ofWork('markArtwork', everything),
  ofWork('placeDeposit', auctions),
  resale,
  resale,
  ofOrder('payWonAuction'),
  ofOrder('readWonAuction'),
  hurry('endAuctionNow', anAuction),
  hurry('botBidNow', anAuction),
  hurry('expireNow', lastWon),
  hurry('expireNow', lastWon),
];

/** Works bought, bid for, won, paid or forfeited, opened and put on sale again; many of the wishes cannot be. */
export const artwork: Make = (draws, moment) => draws.of(makes)(draws, moment);
