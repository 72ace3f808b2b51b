import { expect, test } from 'vitest';
import { amount } from '../../../core/money/amount.ts';
import { won } from '../../../../tests/support/won-auction.ts';
import { bidStanding } from './bid-standing.ts';

const bid = (id: string, price: string, isExpired: boolean | undefined = true) => ({
  id,
  code: won.code,
  price: amount(price),
  isLeading: false,
  isExpired,
});

test('A4 an ended auction says of each bid whether it won, was raised by its bidder, or lost', () => {
  const own = [bid('5', '22'), bid('4', '12')];
  const wordOf = (all: typeof own, wins: readonly (typeof won)[] | undefined): readonly (string | undefined)[] =>
    all.map((one) => bidStanding(one, { own: all, won: wins })?.word);
  expect(wordOf(own, [won])).toEqual(['won', 'raised']);
  expect(wordOf(own, [])).toEqual(['lost', 'raised']);
  // Before the wins are known no loss is told.
  expect(wordOf(own, undefined)).toEqual(['past', 'raised']);
});

test('a lower bid that came later belongs to a later auction of the work', () => {
  const own = [bid('9', '10'), bid('5', '22')];
  expect(own.map((one) => bidStanding(one, { own, won: [won] })?.word)).toEqual(['lost', 'won']);
});

test('without the number of the bid that won, code and price tell it', () => {
  const own = [bid('77', '22')];
  expect(own.map((one) => bidStanding(one, { own, won: [{ ...won, bidId: undefined }] })?.word)).toEqual(['won']);
});

test('a bid that still counts leads or is outbid, and one of which nothing is said has no word', () => {
  const own = [{ ...bid('3', '9', false), isLeading: true }, bid('2', '8', false)];
  const untold = { ...bid('1', '7'), isExpired: undefined };
  expect(bidStanding(own[0] ?? untold, { own, won: [] })?.word).toBe('leading');
  expect(bidStanding(own[1] ?? untold, { own, won: [] })?.word).toBe('outbid');
  expect(bidStanding(untold, { own: [untold], won: [] })).toBeUndefined();
});
