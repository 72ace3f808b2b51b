import { expect, test } from 'vitest';
import { amount, rate } from '../../money/amount.ts';
import { roundTo } from '../../money/fixed-point.ts';
import { breakEvenRate, loseAmount, optionFee, winAmount } from './option-rules.ts';

test.each([
  ['100', '85', '85'],
  ['12.5', '80', '10'],
  ['0.00123457', '87.5', '0.00108024'],
  ['0.00000001', '85', '0'],
])('winAmount: %s at %s %% earns %s, cut at eight decimals', (stake, payout, earned) => {
  expect(winAmount(amount(stake), rate(payout))).toBe(earned);
});

test.each([
  ['100', undefined, '100'],
  ['100', '100', '100'],
  ['100', '60', '60'],
  ['0.00000003', '50', '0.00000001'],
])('loseAmount: of %s at a loss rate of %s %s is gone', (stake, loss, lost) => {
  expect(loseAmount(amount(stake), loss === undefined ? undefined : rate(loss))).toBe(lost);
});

test('secondsFee: half a percent of 250 is 1.25', () => {
  expect(optionFee(amount('250'), rate('0.5'))).toBe('1.25');
});

test.each([
  [{ payoutRate: rate('80') }, '55.56'],
  [{ payoutRate: rate('85') }, '54.05'],
  [{ payoutRate: rate('100') }, '50'],
  // Half the stake at risk for 45 %: 50 / 95.
  [{ payoutRate: rate('45'), lossRate: rate('50') }, '52.63'],
  // One percent on top of everything: 101 / 180.
  [{ payoutRate: rate('80'), feeRate: rate('1') }, '56.11'],
])('breakEvenRate: %j needs %s wins of a hundred', (terms, wins) => {
  const found = breakEvenRate(terms);
  expect(found === undefined ? found : roundTo(found, 2)).toBe(wins);
});

test('breakEvenRate: where nothing can be won or lost there is none', () => {
  expect(breakEvenRate({ payoutRate: rate('0'), lossRate: rate('0') })).toBeUndefined();
});
