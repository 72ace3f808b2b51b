import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ArtBid } from '../../../core/domain/products/art-sale.ts';
import { amount } from '../../../core/money/amount.ts';
import { add } from '../../../core/money/fixed-point.ts';
import { sampleArtwork } from '../../../../tests/support/sample-artwork.ts';
import { bidPlan, wantedBid } from './bid-plan.ts';

const artwork = sampleArtwork({
  saleKind: 'auction',
  price: amount('288'),
  raise: amount('13'),
  deposit: amount('20'),
  hasDeposit: false,
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
  deposit: undefined,
  createdAt: '',
  artworkName: '',
  artworkPicture: undefined,
});

describe('bidPlan', () => {
  test('NF2 the next valid bid stands in the field until the person types', () => {
    expect(bidPlan(undefined, ground)).toMatchObject({ text: '301', lowest: '301', raise: '13', deposit: '20' });
  });

  test('NF2 a deposit that the server knows of is not asked for again, whatever the list of bids still shows', () => {
    const given = { ...ground, artwork: { ...artwork, hasDeposit: true } };
    expect(bidPlan(undefined, given)).toMatchObject({ deposit: '0' });
    expect(bidPlan(undefined, { ...ground, artwork: { ...artwork, hasDeposit: false } })).toMatchObject({
      deposit: '20',
    });
  });

  test('NF2 a deposit that may have been taken already is not asked for again', () => {
    const untold = { ...ground, artwork: { ...artwork, hasDeposit: undefined } };
    expect(bidPlan(undefined, untold)).toMatchObject({ deposit: undefined, depositIfDue: '20' });
    expect(bidPlan(undefined, { ...untold, hasDeposit: true })).toMatchObject({
      deposit: '0',
      depositIfDue: undefined,
    });
    expect(bidPlan(undefined, { ...untold, bids: [bid('301', '1', true)] }).deposit).toBe('0');
    expect(bidPlan(undefined, ground).depositIfDue).toBeUndefined();
  });

  test('NF2 who has bid is told whether they lead or are outbid; who has not is told neither', () => {
    const first = bid('301', '1', true);
    expect(bidPlan(undefined, { ...ground, bids: [first] })).toMatchObject({ leading: first, isOutbid: false });
    const outbid = [bid('314', '99101', true), { ...first, isLeading: false }];
    expect(bidPlan(undefined, { ...ground, bids: outbid })).toMatchObject({ leading: undefined, isOutbid: true });
    expect(bidPlan(undefined, { ...ground, userId: '2', bids: outbid })).toMatchObject({ isOutbid: false });
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
    expect(plan).toMatchObject({ price: '301', lowest: '314', text: '314', leading: undefined });
  });

  test('A4 who has bid before gives no second deposit, and who leads has no bid to send', () => {
    const leading = bid('301', '1', true);
    const plan = bidPlan(undefined, { ...ground, bids: [leading] });
    expect(plan).toMatchObject({ deposit: '0', leading });
    // Nothing is left to bid against.
    expect(wantedBid('0xabc1', plan)).toBeUndefined();
    expect(bidPlan(undefined, { ...ground, hasDeposit: true }).deposit).toBe('0');
    // A server without a value has not said that it is zero.
    const untold = { ...ground.artwork, deposit: undefined };
    expect(bidPlan(undefined, { ...ground, artwork: untold }).deposit).toBeUndefined();
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
