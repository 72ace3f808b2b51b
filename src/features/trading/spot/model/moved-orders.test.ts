import { describe, expect, test } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { sampleContext, sampleInstrument, sampleOrder } from '../../../../../tests/support/ticket-samples.ts';
import { price, quantity } from '../../../../core/money/amount.ts';
import { actOnContract } from '../../contracts/model/contract-actions.ts';
import { emptyContract, type ContractDraft } from '../../contracts/model/contract-ticket.ts';
import { holdsMovedContract, movedContract } from '../../contracts/model/moved-contract.ts';
import { holdsMovedSpot, movedSpot, openQuantity } from './moved-spot.ts';
import { actOnTicket } from '../../orders/model/ticket-actions.ts';
import { emptyTicket, type TicketDraft } from '../../orders/model/ticket.ts';

const to = price('61000.5');
const tag = 'en-GB';
const contractContext = {
  instrument: sampleInstrument,
  languageTag: tag,
  last: price('61300'),
  terms: undefined,
  state: undefined,
  positions: undefined,
  burstLevel: undefined,
};

describe('moved orders', () => {
  test('CH3: a contract ticket holds the same order at the new price, whatever stood in it', () => {
    const before: ContractDraft = {
      ...emptyContract,
      direction: 'short',
      sizeUnit: 'margin',
      sizeText: '9',
      stopTexts: { takeProfit: '62000', stopLoss: '' },
    };
    const moved = { order: sampleContract, price: to };
    const draft = movedContract(sampleContract, to).reduce(
      (one, action) => actOnContract(one, action, contractContext),
      before,
    );
    expect(draft).toMatchObject({
      direction: 'long',
      orderType: 'limit',
      sizeText: '3',
      sizeUnit: 'lots',
      stopTexts: { takeProfit: '', stopLoss: '' },
    });
    expect(holdsMovedContract(draft, moved, tag)).toBe(true);
    expect(holdsMovedContract(before, moved, tag)).toBe(false);
    expect(holdsMovedContract({ ...draft, sizeText: '4' }, moved, tag)).toBe(false);
  });

  test('CH3: a spot ticket holds what is left of the order, not what is filled already', () => {
    const order = { ...sampleOrder, side: 'sell' as const, quantity: quantity('2'), filledQuantity: quantity('0.5') };
    const before: TicketDraft = { ...emptyTicket, orderType: 'market', sizeUnit: 'quote', sizeText: '9' };
    const draft = movedSpot(order, to).reduce((one, action) => actOnTicket(one, action, sampleContext), before);
    expect(draft).toMatchObject({ side: 'sell', orderType: 'limit', sizeUnit: 'base', sizeText: '1.5' });
    expect(holdsMovedSpot(draft, { order, price: to }, tag)).toBe(true);
    expect(holdsMovedSpot({ ...draft, priceText: '1' }, { order, price: to }, tag)).toBe(false);
    expect(openQuantity({ ...order, filledQuantity: undefined })).toBe('2');
  });
});
