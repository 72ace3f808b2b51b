import { expect, test } from 'vitest';
import { sampleArtwork } from '../../../../../tests/support/sample-artwork.ts';
import type { ArtBid } from '../../../../core/domain/products/art-sale.ts';
import { amount } from '../../../../core/money/amount.ts';
import { artDeposits } from './art-deposits.ts';

const bid = (code: string, isExpired: boolean | undefined): ArtBid => ({
  id: `${code}.${isExpired}`,
  code,
  bidderId: '1',
  bidderName: '',
  bidderPicture: undefined,
  isBot: false,
  price: amount('22'),
  currencyId: '3',
  currencyName: 'USDT',
  isLeading: true,
  isExpired,
  deposit: amount('5'),
  createdAt: '',
  artworkName: '',
  artworkPicture: undefined,
});
const auction = (code: string, hasDeposit: boolean | undefined) => sampleArtwork({ id: code, code, hasDeposit });
const idsOf = ({ bids, doubtful, withoutBid, isUntold }: ReturnType<typeof artDeposits>) => ({
  bids: bids.map(({ id }) => id),
  doubtful: doubtful.map(({ id }) => id),
  withoutBid: withoutBid.map(({ id }) => id),
  isUntold,
});

test('H23 a deposit that was given before the first bid is bound, and one with a bid is counted once', () => {
  const found = artDeposits(
    [bid('a', false), bid('b', true)],
    [auction('a', true), auction('b', false), auction('c', true)],
  );
  expect(idsOf(found)).toEqual({ bids: ['a.false'], doubtful: [], withoutBid: ['c'], isUntold: false });
});

test('H23 where the server says neither whether a bid counts nor whether a deposit lies there, both are in doubt', () => {
  const found = artDeposits([bid('a', undefined), bid('a', undefined)], [auction('a', undefined)]);
  expect(idsOf(found)).toEqual({ bids: [], doubtful: ['a.undefined'], withoutBid: [], isUntold: true });
});

test('H23 what a running auction says of the deposit settles the doubt about a bid', () => {
  const found = artDeposits([bid('a', undefined), bid('b', undefined)], [auction('a', true), auction('b', false)]);
  expect(idsOf(found)).toEqual({ bids: [], doubtful: [], withoutBid: ['a'], isUntold: false });
});
