import { codeOf } from '../../src/adapters/mock/engine/products/nft/nft-book.ts';
import { seedArtworks } from '../../src/adapters/mock/engine/products/nft/nft-catalogue.ts';
import { dig, type TestWorld } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { amount } from '../../src/core/money/amount.ts';
import { bidRaiseProblem, resalePriceProblem } from '../../src/core/rules/products/art-rules.ts';
import { followNumberProblem } from '../../src/core/rules/products/copy-trading-rules.ts';
import { badAmounts, type Fields, type Typed } from './typed-field.ts';

// What is typed in copy trading and in the market of artworks.

const person = 'demo@tandem.test';
const idOf = (name: string): number => seedArtworks.findIndex((art) => art.name === name) + 1;
const codeNamed = (name: string): Fields => ({ code: codeOf({ id: idOf(name) }) });

const bought = async (world: TestWorld, token: string): Promise<void> => {
  await world.call('POST /bind_box/buyNFT', codeNamed('Evening Grid'), token);
};

/** An auction's work, which is sold in auctions for ever. */
const won = async (world: TestWorld, token: string): Promise<void> => {
  await world.call('POST /bind_box/auctionNFT', { ...codeNamed('Glass Tower'), price: '400' }, token);
  const id = idOf('Glass Tower');
  await world.engine.control.decide({ kind: 'auctionEnd', identifier: person, id, isApproved: true, reason: '' });
  const orders = await world.call('POST /bind_box/getNeedPayNFTOrder', {}, token);
  await world.call('POST /bind_box/payNFTOrder', { id: String(dig(orders, 'message', 0, 'id')) }, token);
};

/** Later than everything that the tests let pass. */
const resaleWindow = { start_time: '2026-03-01 12:00:00', end_time: '2026-03-05 12:00:00' };
const resaleSays = ['Please fill in a correct price, step and time.'];
const raise = amount('5');
const copying = { trader_user_id: '70004' };

export const socialFields: readonly Typed[] = [
  {
    name: 'NF2 bid: raise',
    rule: (typed) => bidRaiseProblem(typed, raise),
    good: ['5', '5.00000001', '125.5'],
    bad: [...badAmounts, '4.99999999'],
    operation: 'POST /bind_box/auctionNFT',
    fields: (price) => ({ ...codeNamed('Glass Tower'), price }),
    says: ['The bid must be raised by at least 5.'],
    as: person,
  },
  {
    name: 'NF5 resale: price',
    rule: resalePriceProblem,
    good: ['30', '0.00000001', '77.5'],
    bad: badAmounts,
    operation: 'POST /bind_box/resellNFT',
    fields: (price) => ({ ...codeNamed('Evening Grid'), price, ...resaleWindow }),
    says: resaleSays,
    as: person,
    before: bought,
  },
  {
    name: 'NF5 resale: smallest raise',
    rule: resalePriceProblem,
    good: ['1', '2.5'],
    bad: badAmounts,
    operation: 'POST /bind_box/resellNFT',
    fields: (typed) => ({ ...codeNamed('Glass Tower'), price: '30', per_increase: typed, ...resaleWindow }),
    says: resaleSays,
    as: person,
    before: won,
  },
  {
    name: 'CT2 follow: multiplier',
    rule: (typed) => followNumberProblem(typed, 'multiplier'),
    good: ['0.1', '0.12345678', '1', '1.555', '5'],
    bad: ['', '0', '-1', '1e3', '1e-1', '1,5', 'x', '0.123456789', '１２', '5.001', '5.01'],
    operation: 'POST /follow/follow',
    fields: (number) => ({ ...copying, type: '1', number }),
    says: ['The multiplier must not be more than 5.'],
    as: person,
  },
  {
    name: 'CT2 follow: lots',
    rule: (typed) => followNumberProblem(typed, 'lots'),
    good: ['1', '5', '5.0'],
    bad: ['', '0', '-1', '1e0', '1.5', '5.5', 'x', '6'],
    operation: 'POST /follow/follow',
    fields: (number) => ({ ...copying, type: '2', number }),
    says: ['One copy must not have more than 5 lots.', 'The number of lots must be a whole number above zero.'],
    as: person,
  },
];
