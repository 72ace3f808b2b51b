import { describe, expect, test } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { lackingAs } from '../../../../core/domain/page.ts';
import { price, quantity, rate } from '../../../../core/money/amount.ts';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import { actOnContract } from './contract-actions.ts';
import { readContractDraft, writeContractDraft } from './kept-contract-draft.ts';
import { emptyContract, type ContractAction, type ContractContext, type ContractDraft } from './contract-ticket.ts';
import { isClosedIn, isOrderable, oppositeOrder } from './reversal.ts';

const context: ContractContext = {
  instrument: sampleInstrument,
  languageTag: 'de-DE',
  last: price('61300'),
  terms: undefined,
  state: undefined,
  positions: undefined,
  burstLevel: undefined,
};

describe('oppositeOrder', () => {
  const own = { direction: 'long', orderType: 'limit', leverage: rate('20'), sizeUnit: 'margin' } as const;
  const reversed = (...after: readonly ContractAction[]): ContractDraft =>
    [...oppositeOrder(sampleContract), ...after].reduce<ContractDraft>(
      (one, action) => actOnContract(one, action, context),
      { ...emptyContract, ...own },
    );

  test('E34 oppositeOrder: once it is placed, or not wanted any more, side, kind, leverage and unit are those of before', () => {
    const afterwards = [reversed({ type: 'placed' }), reversed({ type: 'given-back' })];
    for (const draft of afterwards) expect(draft).toMatchObject({ ...own, sizeText: '' });
    const chosen = [...oppositeOrder(sampleContract), { type: 'placed' } as const].reduce<ContractDraft>(
      (one, action) => actOnContract(one, action, context),
      { ...emptyContract, isUnitChosen: true },
    );
    expect(chosen).toMatchObject({ sizeUnit: 'margin', isUnitChosen: true });
  });

  test('E34 oppositeOrder: what is not wanted any more gives all of the ticket back, also after a reload', () => {
    const before: ContractDraft = {
      ...emptyContract,
      ...own,
      priceText: '60000',
      isPriceTouched: true,
      sizeText: '250',
      stopTexts: { takeProfit: '', stopLoss: '59000' },
    };
    const filled = oppositeOrder(sampleContract).reduce<ContractDraft>(
      (one, action) => actOnContract(one, action, context),
      before,
    );
    expect(filled).toMatchObject({ sizeText: '3', stopTexts: emptyContract.stopTexts });
    const read = readContractDraft(writeContractDraft(filled));
    for (const draft of [filled, read ?? emptyContract])
      expect(actOnContract(draft, { type: 'given-back' }, context)).toEqual({ ...before, own: undefined });
    // Once the order is placed, none of its figures is meant for the next one.
    expect(actOnContract(filled, { type: 'placed' }, context)).toMatchObject({
      ...own,
      sizeText: '',
      isPriceTouched: false,
      stopTexts: emptyContract.stopTexts,
    });
  });

  test('E34 oppositeOrder: a size that is typed after it counts in the unit of before', () => {
    const typedOver = reversed({ type: 'size-text', text: '300' });
    expect(typedOver).toMatchObject({ direction: 'short', sizeUnit: 'margin', sizeText: '300' });
    expect(readContractDraft(writeContractDraft(reversed()))).toMatchObject({ sizeUnit: 'lots', sizeText: '3', own });
  });

  test('E34 oppositeOrder: the ticket holds the same size and leverage the other way, at the market, without old levels', () => {
    const typed: ContractDraft = {
      ...emptyContract,
      orderType: 'limit',
      sizeUnit: 'margin',
      sizeText: '250',
      stopTexts: { takeProfit: '62000', stopLoss: '' },
      percent: 50,
      isFromShare: true,
    };
    const draft = oppositeOrder(sampleContract).reduce<ContractDraft>(
      (one, action) => actOnContract(one, action, context),
      typed,
    );
    expect(draft).toMatchObject({
      direction: 'short',
      orderType: 'market',
      leverage: '50',
      sizeUnit: 'lots',
      sizeText: '3',
      stopTexts: { takeProfit: '', stopLoss: '' },
      percent: undefined,
      isFromShare: false,
    });
  });
});

test.each([
  ['1', true],
  ['3.00', true],
  ['1.48', false],
  ['0.37', false],
])('E34, CT3 isOrderable: %s lots can be ordered the other way: %s', (lots, isWhole) => {
  expect(isOrderable({ lots: quantity(lots) })).toBe(isWhole);
});

describe('isClosedIn', () => {
  const closing = { kind: 'closing', position: sampleContract, readAt: 100, isAnswered: true } as const;
  const gone = { orders: [{ id: '22' }], readAt: 200, hasMore: false };

  test('E34 isClosedIn: only a list that was read after the answer, without the position, says so', () => {
    expect(isClosedIn(gone, closing)).toBe(true);
    expect(isClosedIn({ ...gone, readAt: 100 }, closing)).toBe(false);
    expect(isClosedIn({ ...gone, orders: [{ id: sampleContract.id }] }, closing)).toBe(false);
    expect(isClosedIn({ ...gone, orders: undefined }, closing)).toBe(false);
    expect(isClosedIn(gone, { ...closing, isAnswered: false })).toBe(false);
    expect(isClosedIn(gone, undefined)).toBe(false);
  });

  test('R8 isClosedIn: among rows that cannot be read the position may still stand', () => {
    const orders = lackingAs(gone.orders, { unreadable: [{ id: undefined, path: 'message[1]' }] });
    expect(isClosedIn({ ...gone, orders }, closing)).toBe(false);
  });

  test('E34 isClosedIn: a position that a newer one has pushed to a page that is not read yet is not closed', () => {
    expect(isClosedIn({ ...gone, hasMore: true }, closing)).toBe(false);
  });
});
