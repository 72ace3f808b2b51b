import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contextWith,
  draftWith,
  sampleContext,
  sampleDepth,
  sampleOrder,
} from '../../../../../tests/support/ticket-samples.ts';
import { amount, price, quantity, type Amount, type Price, type Quantity } from '../../../../core/money/amount.ts';
import { compare, cost, fromSteps, isMultipleOf } from '../../../../core/money/fixed-point.ts';
import { takeSnapshot } from '../../orders/model/order-snapshot.ts';
import { spotWay } from './spot-way.ts';
import { ticketForm } from './ticket-form.ts';
import { dependsOnMarket, type TicketAction, type TicketContext, type TicketDraft } from '../../orders/model/ticket.ts';

const read = (draft: Partial<TicketDraft>, context: TicketContext = sampleContext) =>
  ticketForm.read(draftWith(draft), context);
const keysOf = (draft: Partial<TicketDraft>, context?: TicketContext) =>
  read(draft, context).errors.map((error) => `${error.field}: ${error.key}`);
const act = (draft: Partial<TicketDraft>, action: TicketAction, context: TicketContext = sampleContext) =>
  ticketForm.actions(draftWith(draft), action, context);

describe('summary', () => {
  test('summary: a limit buy below the market costs, charges and brings exactly this', () => {
    const { summary, errors } = read({ sizeText: '0.1', priceText: '59000' });
    expect(errors).toEqual([]);
    expect(summary).toMatchObject({
      cost: { value: '5900', currency: 'USDT', isExact: true },
      fee: { value: '0.0002', currency: 'BTC', isExact: true },
      receive: { value: '0.0998', currency: 'BTC', isExact: true },
    });
  });

  test('summary: a limit sale above the market', () => {
    const { summary } = read({ side: 'sell', sizeText: '0.1', priceText: '61000' });
    expect(summary).toMatchObject({
      cost: { value: '0.1', currency: 'BTC', isExact: true },
      fee: { value: '12.2', currency: 'USDT', isExact: true },
      receive: { value: '6087.8', currency: 'USDT', isExact: true },
    });
  });

  test('summary: a limit that meets the market is an estimate, because it may fill better', () => {
    const { summary } = read({ sizeText: '0.1', priceText: '60010' });
    expect(summary.crossesMarket).toBe(true);
    expect(summary.cost.isExact).toBe(false);
  });

  test('summary: a market buy carries the price of the level that covers it, and the margin', () => {
    const { summary } = read({ orderType: 'market', sizeText: '1' }, contextWith({ availableQuote: amount('100000') }));
    expect(summary.price).toBe('60050.01');
    // 0.5 at 60010 and 0.5 at 60020.
    expect(summary.cost).toEqual({ value: '60015', currency: 'USDT', isExact: false });
    expect(summary.value).toBe('60050.01');
  });

  test('summary: a market order without a book carries the last price', () => {
    const { summary } = read({ orderType: 'market', sizeText: '0.1' }, contextWith({ depth: undefined }));
    expect(summary.reach).toEqual({ worst: '60000', average: undefined, isCovered: true, source: 'last' });
    expect(summary.cost.value).toBe('6000');
  });

  test('summary: a market order larger than the book says so', () => {
    const { summary } = read({ side: 'sell', orderType: 'market', sizeText: '9' });
    expect(summary.reach).toMatchObject({ worst: '59870.05', isCovered: false });
  });

  test('summary: without a fee rate the fee is unknown, not zero', () => {
    const { summary } = read({ sizeText: '0.1' }, contextWith({ feeRate: undefined }));
    expect([summary.fee.value, summary.receive.value]).toEqual([undefined, undefined]);
  });

  test('summary: a size in the quote currency is floored to the lot step', () => {
    expect(read({ sizeText: '1000', sizeUnit: 'quote', priceText: '59000' }).summary.quantity).toBe('0.0169');
  });
});

describe('actions', () => {
  test('actions: a size that tells the balance is marked until it is typed, on either side', () => {
    const shared = act({}, { type: 'percent', percent: 25 });
    expect(shared.isFromShare).toBe(true);
    expect(act(shared, { type: 'side', side: 'sell' }).isFromShare).toBe(true);
    expect(act(shared, { type: 'size-unit', unit: 'quote' }).isFromShare).toBe(true);
    expect(act(shared, { type: 'size-text', text: '0.04' }).isFromShare).toBe(false);
    expect(act(shared, { type: 'percent', percent: 0 }).isFromShare).toBe(false);
    expect(act(shared, { type: 'placed' }).isFromShare).toBe(false);
  });

  test('actions: what another tab made of the ticket is taken over, but for a price that it was only offered', () => {
    const mine = draftWith({ priceText: '60000', sizeText: '0.1' });
    const other = draftWith({ side: 'sell', priceText: '59000', sizeText: '0.2', isPriceTouched: true });
    expect(act(mine, { type: 'restored', draft: other })).toEqual(other);
    const offered = { ...other, isPriceTouched: false };
    expect(act(mine, { type: 'restored', draft: offered })).toEqual({ ...offered, priceText: '60000' });
  });

  test('actions: the same draft from another tab changes nothing, so that two tabs do not answer each other', () => {
    const mine = draftWith({ sizeText: '0.1', percent: 25, isFromShare: true });
    const context = contextWith({});
    const echo = { type: 'restored', draft: { ...mine, percent: undefined } } as const;
    expect(ticketForm.actions(mine, echo, context)).toBe(mine);
  });

  test('E8 actions: a percentage takes that share of what the balance buys', () => {
    expect(act({}, { type: 'percent', percent: 25 })).toMatchObject({ sizeText: '0.0416', percent: 25 });
    expect(act({ side: 'sell' }, { type: 'percent', percent: 100 })).toMatchObject({ sizeText: '0.75' });
  });

  test('OE2 actions: editing the price never changes the size', () => {
    const sized = act({}, { type: 'percent', percent: 100 });
    const repriced = ticketForm.actions(sized, { type: 'price-text', text: '61000' }, sampleContext);
    expect(repriced.sizeText).toBe(sized.sizeText);
    expect(ticketForm.actions(repriced, { type: 'side', side: 'sell' }, sampleContext).sizeText).toBe(sized.sizeText);
  });

  test('actions: the unit toggle keeps the size in the other unit', () => {
    const inQuote = act({ sizeText: '0.1' }, { type: 'size-unit', unit: 'quote' });
    expect(inQuote).toMatchObject({ sizeText: '6000', sizeUnit: 'quote' });
    expect(ticketForm.actions(inQuote, { type: 'size-unit', unit: 'base' }, sampleContext).sizeText).toBe('0.1');
  });

  test('actions: a level of the book becomes the limit, also of what was a market order', () => {
    expect(act({ orderType: 'market' }, { type: 'price-picked', price: price('59990') })).toMatchObject({
      orderType: 'limit',
      priceText: '59990',
    });
  });

  test('actions: the offered price never overwrites a typed one', () => {
    const typed = act({ priceText: '' }, { type: 'price-text', text: '' });
    expect(ticketForm.actions(typed, { type: 'price-offered' }, sampleContext).priceText).toBe('');
    expect(act({ priceText: '' }, { type: 'price-offered' }).priceText).toBe('60000');
  });

  test('actions: an offered price follows the market until a price or a size is entered, and is fresh where it comes into sight', () => {
    const offered = { type: 'price-offered' } as const;
    expect(act({ priceText: '61000', sizeText: '' }, offered).priceText).toBe('60000');
    expect(act({ priceText: '61000', sizeText: '0.1' }, offered).priceText).toBe('61000');
    expect(act({ priceText: '', sizeText: '0.1' }, offered).priceText).toBe('60000');
    expect(act({ priceText: '61000', sizeText: '', isPriceTouched: true }, offered).priceText).toBe('61000');
    const old = { orderType: 'market', priceText: '61000', sizeText: '0.1' } as const;
    const toLimit = { type: 'order-type', orderType: 'limit' } as const;
    expect(act(old, toLimit).priceText).toBe('60000');
    expect(act({ ...old, isPriceTouched: true }, toLimit).priceText).toBe('61000');
  });

  test('actions: what is entered belongs to the price that was read, not to the one that the ticket began with', () => {
    const rested = { priceText: '61000' };
    expect(act(rested, { type: 'size-text', text: '0.1' })).toMatchObject({ priceText: '60000', sizeText: '0.1' });
    expect(act(rested, { type: 'percent', percent: 25 })).toMatchObject({ priceText: '60000', sizeText: '0.0416' });
    expect(act(rested, { type: 'price-step', direction: 1 }).priceText).toBe('60000.01');
    expect(act({ ...rested, isPriceTouched: true }, { type: 'size-text', text: '0.1' }).priceText).toBe('61000');
  });

  test('actions: a step moves the price by the step of the pair and never to zero', () => {
    expect(act({}, { type: 'price-step', direction: 1 }).priceText).toBe('60000.01');
    expect(act({ priceText: '0.01', isPriceTouched: true }, { type: 'price-step', direction: -1 }).priceText).toBe(
      '0.01',
    );
  });

  test('actions: numbers are written for the language that is typed in', () => {
    const spanish = contextWith({ languageTag: 'es' });
    const typed = { priceText: '60000,5', isPriceTouched: true };
    expect(act(typed, { type: 'price-step', direction: 1 }, spanish).priceText).toBe('60000,51');
  });
});

describe('errors', () => {
  test.each<[string, Partial<TicketDraft>, string[]]>([
    ['nothing typed', { priceText: '' }, ['price: ticket.error.priceMissing', 'size: ticket.error.sizeMissing']],
    [
      'letters',
      { priceText: 'ten', sizeText: '1e2' },
      ['price: ticket.error.priceInvalid', 'size: ticket.error.sizeInvalid'],
    ],
    [
      'zero',
      { priceText: '0', sizeText: '0' },
      ['price: ticket.error.priceNotPositive', 'size: ticket.error.sizeNotPositive'],
    ],
    ['a price between steps', { priceText: '60000.001', sizeText: '0.1' }, ['price: ticket.error.priceStep']],
    ['a size between lots', { sizeText: '0.00015' }, ['size: ticket.error.sizeStep']],
    ['a size below one lot', { sizeText: '0.00001' }, ['size: ticket.error.sizeTooSmall']],
    ['more than there is', { sizeText: '0.1667' }, ['size: ticket.error.balance']],
    ['more coins than there are', { side: 'sell', sizeText: '0.7501' }, ['size: ticket.error.balance']],
  ])('errors: %s', (_, draft, expected) => {
    expect(keysOf(draft)).toEqual(expected);
  });

  test('errors: an ambiguous number cannot be sent', () => {
    const { errors } = read({ sizeText: '1.234' }, contextWith({ languageTag: 'es' }));
    expect(errors).toEqual([{ field: 'size', key: 'ticket.error.sizeInvalid' }]);
  });

  test('errors: a closed market stops the order and nothing else', () => {
    const closed = contextWith({ instrument: { ...sampleContext.instrument, isOpen: false } });
    expect(keysOf({ sizeText: '0.1' }, closed)).toEqual(['ticket: ticket.error.marketClosed']);
  });

  test('errors: an unknown balance refuses nothing', () => {
    expect(keysOf({ sizeText: '5' }, contextWith({ availableQuote: undefined }))).toEqual([]);
  });

  test('errors: a market buy needs its worst price, not its average', () => {
    // 0.9 would cost 54013 on average, but reserves 0.9 × 60020 = 54018.
    const context = contextWith({ availableQuote: amount('54015') });
    expect(keysOf({ orderType: 'market', sizeText: '0.9' }, context)).toEqual(['size: ticket.error.balance']);
  });
});

const units = (places: number, most: number) =>
  fc
    .integer({ min: 1, max: most })
    .map((steps) => fromSteps(steps, amount(places === 0 ? '1' : `0.${'0'.repeat(places - 1)}1`)));
const asPrice = (value: Amount): Price => price(value);
const asQuantity = (value: Amount): Quantity => quantity(value);

const anyLadder = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 500 }), units(4, 100_000)), { minLength: 1, maxLength: 10 })
  .map((steps) => {
    let at = 0;
    return steps.map(([step, size]) => {
      at += step;
      return { price: fromSteps(at, price('0.01')), quantity: asQuantity(size) };
    });
  });

describe('Max', () => {
  const anyStep = fc.constantFrom(quantity('0.0001'), quantity('0.01'), quantity('1'), quantity('5'), undefined);
  const anyContext = fc.record({
    limit: units(2, 10_000_000).map(asPrice),
    balance: units(8, 2_000_000_000),
    step: anyStep,
    asks: anyLadder,
    side: fc.constantFrom('buy', 'sell'),
    orderType: fc.constantFrom('limit', 'market'),
    sizeUnit: fc.constantFrom('base', 'quote'),
  });

  test('OE2 Max: is never refused by lot step or balance, in either unit', () => {
    fc.assert(
      fc.property(anyContext, ({ limit, balance, step, asks, side, orderType, sizeUnit }) => {
        const context = contextWith({
          instrument: { ...sampleContext.instrument, quantityStep: step, priceStep: undefined },
          last: limit,
          depth: { ...sampleDepth, asks, bids: asks.toReversed() },
          availableBase: balance,
          availableQuote: balance,
        });
        const draft = draftWith({ side, orderType, sizeUnit, priceText: limit });
        const full = ticketForm.actions(draft, { type: 'percent', percent: 100 }, context);
        const { summary, errors } = ticketForm.read(full, context);
        const problems = errors
          .map((error) => error.key)
          .filter((key) => !key.endsWith('sizeTooSmall') && !key.endsWith('sizeNotPositive'));
        expect(problems).toEqual([]);
        if (summary.quantity === undefined || summary.price === undefined) return;
        expect(isMultipleOf(summary.quantity, step ?? quantity('0.00000001'))).toBe(true);
        const needed = side === 'buy' ? cost(summary.price, summary.quantity) : amount(summary.quantity);
        expect(compare(needed, balance)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 400 },
    );
  });

  test('Max: a limit buy leaves less than one lot unspent', () => {
    fc.assert(
      fc.property(units(2, 10_000_000).map(asPrice), units(2, 1_000_000_000), (limit, balance) => {
        const context = contextWith({ availableQuote: balance });
        const { summary } = ticketForm.read(
          ticketForm.actions(
            draftWith({ priceText: limit, isPriceTouched: true }),
            { type: 'percent', percent: 100 },
            context,
          ),
          context,
        );
        const largest = summary.largest ?? quantity('0');
        const oneMore = fromSteps(
          Number(largest) === 0 ? 1 : Math.round(Number(largest) * 10_000) + 1,
          quantity('0.0001'),
        );
        expect(compare(cost(limit, oneMore), balance)).toBe(1);
      }),
    );
  });
});

test('summary: a limit beyond the market costs what the book asks, and at most its limit', () => {
  const draft = draftWith({ priceText: '66000', sizeText: '0.6' });
  const summary = ticketForm.summary(draft, sampleContext);
  // 0.5 at 60,010 and 0.1 at 60,020.
  expect(summary.cost).toEqual({ value: '36007', currency: 'USDT', isExact: false });
  expect(summary.value).toBe('39600');
});

test('summary: what the book up to the limit does not hold is counted at the limit', () => {
  const draft = draftWith({ priceText: '60015', sizeText: '0.6' });
  expect(ticketForm.summary(draft, sampleContext).cost.value).toBe('36006.5');
});

describe('dependsOnMarket', () => {
  test('dependsOnMarket: an untouched ticket reads the same whatever the book', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('buy' as const, 'sell' as const),
        fc.integer({ min: 1, max: 99_999 }),
        (side, last) => {
          const draft = { side, priceText: `${last}` };
          const withBook = read(draft);
          const without = read(draft, contextWith({ depth: undefined }));
          const shown = ({ summary, errors }: typeof withBook) => ({
            ...summary,
            // Without a value it does not matter whether it would be exact.
            cost: summary.cost.value,
            receive: summary.receive.value,
            fee: summary.fee.value,
            crossesMarket: undefined,
            errors,
          });
          expect(dependsOnMarket(draftWith(draft))).toBe(false);
          expect(shown(without)).toEqual(shown(withBook));
        },
      ),
      { examples: [['buy', 60_000]] },
    );
  });

  test.each([
    ['a market order', { orderType: 'market' }],
    ['a size', { sizeText: '0.1' }],
    ['a price of the person', { isPriceTouched: true }],
  ] as const)('dependsOnMarket: %s has to be judged by the market as it is now', (_, draft) => {
    expect(dependsOnMarket(draftWith(draft))).toBe(true);
  });
});

describe('switch 3: a server that takes the amount of a buy as money', () => {
  const byMoney: TicketContext = { ...sampleContext, buysByMoney: true };

  test('switch 3: a market buy carries the last price and not the book, and what it brings is an estimate', () => {
    const { summary, errors } = read({ orderType: 'market', sizeText: '0.1' }, byMoney);
    expect(errors).toEqual([]);
    expect(summary.price).toBe(byMoney.last);
    expect(summary.receive.isExact).toBe(false);
    const snapshot = takeSnapshot('1', { draft: draftWith({ orderType: 'market' }), summary, context: byMoney });
    expect(snapshot?.order).toMatchObject({ price: byMoney.last, quantity: '0.1', isByMoney: true });
  });

  test('switch 3: a limit buy is told why it cannot be; a limit sale is one as ever', () => {
    expect(keysOf({ sizeText: '0.1', priceText: '59000' }, byMoney)).toEqual(['ticket: ticket.error.noLimitBuy']);
    expect(keysOf({ side: 'sell', sizeText: '0.1', priceText: '61000' }, byMoney)).toEqual([]);
    expect(ticketForm.initial(byMoney).orderType).toBe('market');
  });

  test('switch 3: the order in the list is known again though the server counts the coins by its own price', () => {
    const sent = { baseId: '1', quoteId: '3', side: 'buy', price: price('60000'), quantity: quantity('0.1') } as const;
    const snapshot = { id: '1', symbol: 'BTC/USDT', base: 'BTC', quote: 'USDT', orderType: 'market' } as const;
    const listed = { ...sampleOrder, side: 'buy', price: price('60000') } as const;
    const about = { ...listed, quantity: quantity('0.1004016') };
    const money = { ...snapshot, order: { ...sent, isByMoney: true } };
    expect(spotWay.isTwin(about, money)).toBe(true);
    expect(spotWay.isTwin({ ...listed, quantity: quantity('0.11') }, money)).toBe(false);
    expect(spotWay.isTwin(about, { ...snapshot, order: sent })).toBe(false);
    expect(spotWay.read(spotWay.write(money))).toEqual(money);
  });
});

describe('switch 73: a server that takes orders for coins without a wallet and never fills them', () => {
  const withoutWallet: TicketContext = { ...sampleContext, missingWallet: 'BTC' };

  test.each(['buy', 'sell'] as const)('switch 73: a %s is told before it is sent, and is none', (side) => {
    const complete = { side, sizeText: '0.1', priceText: '59000' };
    const [wrong] = read(complete, withoutWallet).errors;
    expect(wrong).toMatchObject({ field: 'ticket', key: 'ticket.error.noWallet', params: { currency: 'BTC' } });
    // Without being asked for.
    expect(wrong?.isWhenAsked).toBeUndefined();
    expect(keysOf({ side }, withoutWallet)).toContain('ticket: ticket.error.noWallet');
    expect(keysOf(complete, sampleContext)).not.toContain('ticket: ticket.error.noWallet');
  });
});
