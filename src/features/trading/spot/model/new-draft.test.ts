import { describe, expect, test } from 'vitest';
import { contextWith, draftWith, sampleContext } from '../../../../../tests/support/ticket-samples.ts';
import { price, quantity } from '../../../../core/money/amount.ts';
import { ticketForm } from './ticket-form.ts';
import {
  readDraft,
  type TicketAction,
  type TicketContext,
  type TicketDraft,
  writeDraft,
} from '../../orders/model/ticket.ts';

const after = (
  start: Partial<TicketDraft>,
  actions: readonly TicketAction[],
  context: TicketContext = sampleContext,
): TicketDraft => actions.reduce((draft, action) => ticketForm.actions(draft, action, context), draftWith(start));

const market: TicketAction = { type: 'order-type', orderType: 'market' };
const hundred: TicketAction = { type: 'size-text', text: '100' };

describe('T23 the unit that a size starts in', () => {
  test('T23: "100" of a market buy is 100 USDT, of a limit order and of a sale 100 BTC', () => {
    expect(after({}, [market, hundred])).toMatchObject({ sizeUnit: 'quote', sizeText: '100' });
    const { quantity: units, cost } = ticketForm.read(after({}, [market, hundred]), sampleContext).summary;
    expect([units, cost.value]).toEqual(['0.0016', '96.016']);
    expect(after({}, [hundred]).sizeUnit).toBe('base');
    expect(after({}, [market, { type: 'side', side: 'sell' }, hundred]).sizeUnit).toBe('base');
  });

  test('T23: a typed size keeps the unit that it was typed in', () => {
    expect(after({ sizeText: '0.5' }, [market])).toMatchObject({ sizeUnit: 'base', sizeText: '0.5' });
    expect(after({}, [market, hundred, { type: 'order-type', orderType: 'limit' }]).sizeUnit).toBe('quote');
  });

  test('T23: a chosen unit stays, also over an order and over a reload', () => {
    const chosen = after({}, [market, { type: 'size-unit', unit: 'base' }, hundred, { type: 'placed' }]);
    expect(chosen).toMatchObject({ sizeUnit: 'base', sizeText: '' });
    expect(readDraft(writeDraft(chosen))).toMatchObject({ sizeUnit: 'base', isUnitChosen: true });
    expect(after({}, [market, { type: 'units', quantity: quantity('2') }, { type: 'placed' }]).sizeUnit).toBe('quote');
  });

  test('T23: where a server takes a buy as money only, the ticket starts so', () => {
    expect(ticketForm.initial(contextWith({ buysByMoney: true }))).toMatchObject({
      orderType: 'market',
      sizeUnit: 'quote',
    });
  });
});

test('T12: a typed price goes with the order that it was typed for, and the market’s own is offered', () => {
  const placed = after({}, [
    { type: 'price-picked', price: price('42000') },
    { type: 'size-text', text: '0.1' },
    { type: 'placed' },
  ]);
  expect(placed).toMatchObject({ priceText: '60000', isPriceTouched: false, sizeText: '', orderType: 'limit' });
});
