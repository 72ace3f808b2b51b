import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ArtBid } from '../../../core/domain/art-sale.ts';
import { amount } from '../../../core/money/amount.ts';
import { add } from '../../../core/money/fixed-point.ts';
import { sampleArtwork } from '../../../../tests/support/sample-artwork.ts';
import { bidPlan } from './bid-plan.ts';

const artwork = sampleArtwork({
  saleKind: 'auction',
  price: amount('288'),
  raise: amount('13'),
  deposit: amount('20'),
});
const ground = { artwork, bids: [], userId: '1', hasDeposit: false, languageTag: 'en' };
const bid = (price: string, bidderId: string, isLeading: boolean): ArtBid => ({
  id: price,
  code: artwork.code,
  bidderId,
  bidderName: 'Bo',
  bidderPicture: undefined,
  isBot: false,
  price: amount(price),
  currencyId: '3',
  currencyName: 'USDT',
  isLeading,
  isExpired: false,
  createdAt: '',
  artworkName: '',
  artworkPicture: undefined,
});

describe('bidPlan', () => {
  test('NF2 the next valid bid stands in the field until the person types', () => {
    expect(bidPlan(undefined, ground)).toMatchObject({ text: '301', lowest: '301', raise: '13', deposit: '20' });
  });

  test('NF2 289 is more than 288 and not enough: the exact minimum is told', () => {
    const plan = bidPlan('289', ground);
    expect(plan.raise).toBeUndefined();
    expect(plan.reading.problem).toEqual({ key: 'amountBelow', params: { min: '301' } });
    expect(bidPlan('300.99', ground).raise).toBeUndefined();
    expect(bidPlan('301', ground).raise).toBe('13');
  });

  test('NF2 a higher bid in the list counts before the artwork is read again', () => {
    const plan = bidPlan(undefined, { ...ground, bids: [bid('301', '9', true)] });
    expect(plan).toMatchObject({ price: '301', lowest: '314', text: '314', isLeading: false });
  });

  test('who has bid before gives no second deposit, and who leads is told so', () => {
    expect(bidPlan(undefined, { ...ground, bids: [bid('301', '1', true)] })).toMatchObject({
      deposit: '0',
      isLeading: true,
    });
    expect(bidPlan(undefined, { ...ground, hasDeposit: true }).deposit).toBe('0');
  });

  test('what is sent and the highest bid come to what was typed, whatever that is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30_100, max: 10 ** 9 }), (hundredths) => {
        const typed = amount(`${hundredths}e-2`);
        const plan = bidPlan(typed, ground);
        expect(plan.raise === undefined ? undefined : add(plan.price, plan.raise)).toBe(typed);
      }),
    );
  });
});
