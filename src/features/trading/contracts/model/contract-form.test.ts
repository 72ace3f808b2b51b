import { describe, expect, test } from 'vitest';
import { sampleContractContext } from '../../../../../tests/support/contract-samples.ts';
import { amount, price, quantity, rate } from '../../../../core/money/amount.ts';
import { usualCounting } from '../../../../core/domain/orders/contract-counting.ts';
import { isBeyondMarket } from './contract-errors.ts';
import { othersAfter } from './contract-summary.ts';
import { contractForm } from './contract-form.ts';
import { emptyContract, type ContractAction, type ContractContext, type ContractDraft } from './contract-ticket.ts';
import { takeContractSnapshot } from './contract-way.ts';

const context: ContractContext = sampleContractContext;

const inLots: ContractDraft = { ...emptyContract, sizeUnit: 'lots' };
const typed = (...actions: readonly ContractAction[]): ContractDraft =>
  actions.reduce((draft, action) => contractForm.actions(draft, action, context), inLots);
const keysOf = (draft: ContractDraft, around: ContractContext = context) =>
  contractForm.read(draft, around).errors.map(({ key }) => key);

describe('contractForm', () => {
  test('H16: the smallest leverage is set and no size is', () => {
    const { summary } = contractForm.read(contractForm.initial(context), context);
    expect([summary.leverage, summary.lots]).toEqual(['5', undefined]);
  });

  test('actions: an offered price follows the market until a size is entered, and is fresh where it comes into sight', () => {
    const act = (changes: Partial<ContractDraft>, action: ContractAction) =>
      contractForm.actions({ ...inLots, ...changes }, action, context).priceText;
    const offered = { type: 'price-offered' } as const;
    expect(act({ priceText: '61000' }, offered)).toBe(context.last);
    expect(act({ priceText: '61000', sizeText: '1' }, offered)).toBe('61000');
    const toLimit = { type: 'order-type', orderType: 'limit' } as const;
    expect(act({ priceText: '61000', sizeText: '1' }, toLimit)).toBe(context.last);
    expect(act({ priceText: '61000', isPriceTouched: true }, toLimit)).toBe('61000');
  });

  test('OE3: value, margin, fee and what is needed follow from lots, price and leverage', () => {
    const { summary } = contractForm.read(typed({ type: 'size-text', text: '2' }), context);
    // 0.02 BTC at 60,000 with five times leverage and a fee of 0.05 %.
    expect(summary.cost).toEqual({ value: '1200', margin: '240', fee: '0.6', needed: '240.6' });
    expect([summary.size, summary.availableAfter, summary.isExact]).toEqual(['0.02', '759.4', false]);
  });

  test('OE3: without the spread every figure is an estimate, of a limit order as well', () => {
    const draft = typed(
      { type: 'order-type', orderType: 'limit' },
      { type: 'price-text', text: '60000' },
      { type: 'size-text', text: '2' },
    );
    const { instrument } = context;
    const told = instrument.contract;
    const untold = { ...instrument, contract: told === undefined ? undefined : { ...told, spread: undefined } };
    const { isExact, isSpreadKnown } = contractForm.read(draft, context).summary;
    expect([isExact, isSpreadKnown]).toEqual([true, true]);
    const without = contractForm.read(draft, { ...context, instrument: untold }).summary;
    expect([without.isExact, without.isSpreadKnown]).toEqual([false, false]);
  });

  test('OE3: a long position that can lose more than there is names its estimated liquidation', () => {
    const draft = typed({ type: 'leverage', leverage: rate('50') }, { type: 'percent', percent: 100 });
    const { summary } = contractForm.read(draft, context);
    expect(summary.liquidation).toBeDefined();
    expect(Number(summary.liquidation)).toBeLessThan(60000);
    expect(summary.isOutOfReach).toBe(false);
  });

  test('OE3: a position that the account can pay to the last is out of reach of it; unknown without figures', () => {
    const draft = typed({ type: 'leverage', leverage: rate('5') }, { type: 'percent', percent: 5 });
    expect(contractForm.read(draft, context).summary).toMatchObject({ liquidation: undefined, isOutOfReach: true });
    const unread = { ...context, positions: undefined };
    expect(contractForm.read(draft, unread).summary).toMatchObject({ liquidation: undefined, isOutOfReach: false });
  });

  test('OE2: everything that is free is never too much', () => {
    for (const leverage of ['5', '10', '50'])
      expect(keysOf(typed({ type: 'leverage', leverage: rate(leverage) }, { type: 'percent', percent: 100 }))).toEqual(
        [],
      );
  });

  test('OE2: a margin buys the whole lots that it pays for, and switching units keeps them', () => {
    const draft = typed({ type: 'size-unit', unit: 'margin' }, { type: 'size-text', text: '300' });
    expect(contractForm.read(draft, context).summary.lots).toBe('2');
    const back = contractForm.actions(draft, { type: 'size-unit', unit: 'lots' }, context);
    expect(back.sizeText).toBe('2');
  });

  test.each([
    ['a long limit above the market', 'long', '60001', 'error.limitNotBelow'],
    ['a short limit below the market', 'short', '59999', 'error.limitNotAbove'],
    ['a price between two steps', 'long', '59999.95', 'error.priceStep'],
  ] as const)('contractForm: %s is refused', (_, direction, text, key) => {
    const draft = typed(
      { type: 'direction', direction },
      { type: 'order-type', orderType: 'limit' },
      { type: 'price-text', text },
      { type: 'size-text', text: '1' },
    );
    expect(keysOf(draft)).toEqual([key]);
    // Only those have a market order as their way.
    expect(contractForm.read(draft, context).errors.some(isBeyondMarket)).toBe(key !== 'error.priceStep');
  });

  test.each([
    ['half a lot', '1.5', 'error.lotsWhole'],
    ['more lots than allowed', '101', 'error.tooManyLots'],
    ['more than is free', '50', 'error.balance'],
    ['nothing', '', 'error.sizeMissing'],
  ] as const)('contractForm: %s is refused', (_, text, key) => {
    expect(keysOf(typed({ type: 'size-text', text }))).toEqual([key]);
  });

  test('T10: of an empty account every share is too little, and what the smallest order needs is said', () => {
    const empty = { ...context, state: { ...context.state, available: amount('0') } } as ContractContext;
    const draft = typed({ type: 'percent', percent: 100 });
    const zero = contractForm.actions(draft, { type: 'percent', percent: 100 }, empty);
    expect(contractForm.read(zero, empty).errors).toMatchObject([
      { field: 'size', key: 'error.balance', figures: { available: '0' } },
    ]);
    expect(keysOf(typed({ type: 'size-text', text: '0' }))).toEqual(['error.sizeNotPositive']);
  });

  test('MK4: a closed market keeps new orders out and says why', () => {
    const closed = { ...context, instrument: { ...context.instrument, isOpen: false } };
    expect(keysOf(typed({ type: 'size-text', text: '1' }), closed)).toEqual(['error.marketClosed']);
  });

  const withStops = (takeProfit: string, stopLoss: string, ...more: readonly ContractAction[]) =>
    typed({ type: 'size-text', text: '2' }, { type: 'stops', texts: { takeProfit, stopLoss } }, ...more);

  test('PO2: levels of the ticket say what they would leave after the opening fee', () => {
    const { summary, errors } = contractForm.read(withStops('61000', '59500'), context);
    // 0.02 BTC: 20 and -10, less a fee of 0.6.
    expect(summary.stops?.nets).toEqual({ takeProfit: '19.4', stopLoss: '-10.6' });
    expect(errors).toEqual([]);
  });

  test('PO2: levels on the wrong side of the market, beyond the liquidation or between steps keep the order', () => {
    expect(keysOf(withStops('59000', '59500'))).toEqual(['stops.problem.takeProfitNotBeyondPrice']);
    expect(keysOf(withStops('61000', '60500'))).toEqual(['stops.problem.stopLossNotBeyondPrice']);
    expect(keysOf(withStops('61000', '11000'))).toEqual(['stops.problem.stopLossBeyondLiquidation']);
    expect(keysOf(withStops('61000.05', '59500'))).toEqual(['error.priceStep']);
    expect(keysOf(withStops('0', 'low'))).toEqual([
      'stops.problem.takeProfitUnreadable',
      'stops.problem.stopLossUnreadable',
    ]);
    const near = contractForm.read(withStops('61000', '11300'), context);
    expect([near.errors, near.summary.stops?.problems.stopLoss?.key]).toEqual([[], 'stopLossNearLiquidation']);
  });

  test('what is free is what the account said last, not what the terms of the pair said before', () => {
    const draft: ContractDraft = { ...emptyContract, sizeUnit: 'lots', sizeText: '1' };
    const after = { ...context, state: { ...context.state, available: amount('1') } };
    expect(contractForm.read(draft, after as ContractContext).errors.map(({ key }) => key)).toEqual(['error.balance']);
    const unsaid = { ...context, state: { ...context.state, available: undefined } };
    expect(contractForm.read(draft, unsaid as ContractContext).errors).toEqual([]);
  });

  test('T3: the whole balance as a market order has room for a price that moves before it is sent', () => {
    const terms = { ...context.terms, leverages: [rate('100')] };
    const dear = { ...context, terms, state: { ...context.state, available: amount('20000') } };
    const wide = { ...dear, terms: { ...dear.terms, lots: { min: quantity('1'), max: undefined } } };
    const whole = contractForm.actions(emptyContract, { type: 'percent', percent: 100 }, wide as ContractContext);
    const { lots } = contractForm.read(whole, wide as ContractContext).summary;
    const moved = { ...wide, last: price('60006') } as ContractContext;
    const asLots: ContractDraft = { ...emptyContract, sizeUnit: 'lots', sizeText: lots ?? '' };
    expect(contractForm.read(asLots, moved).errors).toEqual([]);
    // A limit opens at its own price: it needs no room.
    const limit = { ...emptyContract, orderType: 'limit', priceText: '60000' } as const;
    const waiting = contractForm.actions(limit, { type: 'percent', percent: 100 }, wide as ContractContext);
    expect(contractForm.read(waiting, wide as ContractContext).summary.lots).not.toBe(lots);
  });

  test('T23: a margin below the first lot names the margin that the first lot takes', () => {
    const small = { ...emptyContract, sizeText: '50' };
    // One lot of 0.01 BTC at 60,000 with five times leverage.
    expect(contractForm.read(small, context).errors).toMatchObject([
      { field: 'size', key: 'error.marginTooSmall', figures: { needed: '120' }, params: { currency: 'USDT' } },
    ]);
  });

  test('T20: one level alone is a whole wish, and none is no wish', () => {
    const { summary, errors } = contractForm.read(withStops('', '59500'), context);
    expect(errors).toEqual([]);
    expect(summary.stops).toMatchObject({ takeProfit: undefined, stopLoss: '59500', canSend: true });
    expect(summary.stops?.percents.stopLoss).toMatch(/^-0\.83/);
    const snapshot = takeContractSnapshot('1', { draft: withStops('', '59500'), summary, context });
    expect(snapshot?.stops).toEqual({ takeProfit: undefined, stopLoss: '59500' });
    expect(contractForm.read(withStops('', ' '), context).summary.stops).toBeUndefined();
  });

  test('T7, T12: after an order nothing of it stands in the ticket: no size, no price of one’s own, no levels', () => {
    const placed = withStops(
      '61000',
      '59500',
      { type: 'leverage', leverage: rate('10') },
      { type: 'price-picked', price: price('50000') },
      { type: 'placed' },
    );
    expect(placed).toMatchObject({
      sizeText: '',
      sizeUnit: 'margin',
      priceText: '60000',
      isPriceTouched: false,
      stopTexts: { takeProfit: '', stopLoss: '' },
      leverage: '10',
      orderType: 'limit',
    });
  });

  test('T23: a size is a margin in the quote currency until lots are asked for, and then stays in lots', () => {
    const fresh = contractForm.initial(context);
    expect(fresh.sizeUnit).toBe('margin');
    const margin = contractForm.actions(fresh, { type: 'size-text', text: '250' }, context);
    // One lot of 0.01 BTC at 60,000 takes 120 with five times leverage.
    expect(contractForm.read(margin, context).summary.lots).toBe('2');
    const lots = typed({ type: 'size-unit', unit: 'lots' }, { type: 'size-text', text: '2' }, { type: 'placed' });
    expect(lots.sizeUnit).toBe('lots');
    // What turns a position round counts in lots for that order alone.
    expect(typed({ type: 'lots', lots: quantity('2') }, { type: 'placed' }).sizeUnit).toBe('margin');
    const unknown = { margin: 'unknown', profit: 'price', risk: 'with-balance', isProven: false } as const;
    expect(contractForm.initial({ ...context, counting: unknown }).sizeUnit).toBe('lots');
  });

  test('PO2: a limit order waits without levels', () => {
    const draft = withStops('', '', { type: 'order-type', orderType: 'limit' }, { type: 'price-text', text: '50000' });
    const { summary, errors } = contractForm.read(draft, context);
    expect([summary.stops, errors]).toEqual([undefined, []]);
  });
});

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

const after = (draft: ContractDraft, around: ContractContext) =>
  othersAfter(draft, contractForm.summary(draft, around), around);

describe('othersAfter', () => {
  test('where the open position is liquidated before a waiting order is what its card shows', () => {
    // 2,200 less a tenth of the margin may be lost on 0.1 BTC.
    expect(after(waiting, held)).toEqual({
      before: { liquidation: '39200', isOutOfReach: false },
      isUnforeseen: false,
      isNearerAlready: true,
    });
    expect(contractForm.summary(waiting, held).liquidation).not.toBe('39200');
  });

  test('what stays out of reach does not move', () => {
    const safe = {
      ...held,
      positions: [{ direction: 'long', openPrice: price('60000'), size: quantity('0.01') }],
    } as const;
    expect(contractForm.summary(waiting, safe).isOutOfReach).toBe(true);
    expect(after(waiting, safe)).toEqual({ before: undefined, isUnforeseen: false, isNearerAlready: true });
  });

  test('a market order opens in sight, and an account without a position has none to move', () => {
    expect(after({ ...waiting, orderType: 'market' }, held)).toBeUndefined();
    expect(after(waiting, sampleContractContext)).toEqual({
      before: undefined,
      isUnforeseen: false,
      isNearerAlready: false,
    });
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

  test('where the balance backs no position, an order that waits brings none nearer', () => {
    const counting = { ...usualCounting, risk: 'without-balance' } as const;
    expect(after(waiting, { ...held, counting })?.isNearerAlready).toBe(false);
    const elsewhere = { ...sampleContractContext.state, marginAtOpen: amount('500') };
    expect(after(waiting, { ...held, positions: [], state: elsewhere })?.isNearerAlready).toBe(true);
  });
});
