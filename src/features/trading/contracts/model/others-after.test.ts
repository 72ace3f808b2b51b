import { describe, expect, test } from 'vitest';
import { sampleContractContext } from '../../../../../tests/support/contract-samples.ts';
import { usualCounting } from '../../../../core/domain/orders/contract-counting.ts';
import { amount, price, quantity, rate } from '../../../../core/money/amount.ts';
import { contractForm } from './contract-form.ts';
import { emptyContract, type ContractContext, type ContractDraft } from './contract-ticket.ts';
import { othersAfter } from './others-after.ts';

const waiting: ContractDraft = {
  ...emptyContract,
  orderType: 'limit',
  priceText: '58000',
  isPriceTouched: true,
  sizeUnit: 'lots',
  sizeText: '2',
};

/** A tenth of a BTC long, with 1,200 of margin and 1,000 free. */
const held: ContractContext = {
  ...sampleContractContext,
  positions: [{ direction: 'long', openPrice: price('60000'), size: quantity('0.1') }],
  state: { ...sampleContractContext.state, marginAtOpen: amount('1200'), pairMarginAtOpen: amount('1200') },
};

const after = (draft: ContractDraft, context: ContractContext) =>
  othersAfter(draft, contractForm.summary(draft, context), context);

describe('othersAfter', () => {
  test('where the open position is liquidated before a waiting order fills is what its card shows', () => {
    // 2,200 less a tenth of the margin may be lost on 0.1 BTC.
    expect(after(waiting, held)).toEqual({
      before: { liquidation: '39200', isOutOfReach: false },
      isUnforeseen: false,
    });
    expect(contractForm.summary(waiting, held).liquidation).not.toBe('39200');
  });

  test('a market order opens in sight, and an account without a position has none to move', () => {
    expect(after({ ...waiting, orderType: 'market' }, held)).toBeUndefined();
    expect(after(waiting, sampleContractContext)).toEqual({ before: undefined, isUnforeseen: false });
  });

  test.each<[string, Partial<ContractContext>]>([
    ['on other pairs', { state: { ...held.state, marginAtOpen: amount('1500') } as ContractContext['state'] }],
    ['that cannot be read', { positions: undefined }],
    ['whose burst level is not known', { burstLevel: undefined }],
    ['counted by a rule that is not known', { counting: { ...usualCounting, risk: 'unknown' } }],
    ['of an account that is not known', { state: undefined }],
    [
      'of a pair whose margin the server does not tell',
      { state: { ...sampleContractContext.state, riskRate: rate('80') }, positions: [] },
    ],
  ])('of positions %s it is said that they may move', (_, change) => {
    expect(after(waiting, { ...held, ...change })?.isUnforeseen).toBe(true);
  });
});
