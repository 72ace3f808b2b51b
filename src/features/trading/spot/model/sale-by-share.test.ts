import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contextWith, draftWith, sampleDepth } from '../../../../../tests/support/ticket-samples.ts';
import { amount, price, quantity } from '../../../../core/money/amount.ts';
import { largestSale } from '../../orders/model/market-order.ts';
import { ticketForm } from './ticket-form.ts';
import { orderTypes } from '../../orders/model/ticket.ts';

const step = quantity('0.0001');

test('sale by share: all of it, in either unit, is everything there is floored to the lot, wherever prices go', () => {
  const sale = fc.record({
    balance: fc.integer({ min: 10_000, max: 900_000_000 }),
    limit: fc.integer({ min: 1, max: 9_999_999 }),
    later: fc.integer({ min: 1, max: 9_999_999 }),
    unit: fc.constantFrom('base' as const, 'quote' as const),
    orderType: fc.constantFrom(...orderTypes),
  });
  fc.assert(
    fc.property(sale, ({ balance, limit, later, unit, orderType }) => {
      const digits = `${balance}`.padStart(9, '0');
      const available = amount(`${digits.slice(0, -8)}.${digits.slice(-8)}`);
      const context = contextWith({ availableBase: available });
      const draft = draftWith({ side: 'sell', orderType, priceText: `${limit}`, sizeUnit: unit });
      const chosen = ticketForm.actions(draft, { type: 'percent', percent: 100 }, context);
      const moved = { ...context, last: price(`${later}`), depth: { ...sampleDepth, bids: [] } };
      const all = largestSale(available, step);
      expect(ticketForm.summary(chosen, context).quantity).toBe(all);
      expect(ticketForm.summary(chosen, moved).quantity).toBe(all);
      const other = unit === 'base' ? 'quote' : 'base';
      const switched = ticketForm.actions(chosen, { type: 'size-unit', unit: other }, moved);
      expect(ticketForm.summary(switched, moved).quantity).toBe(all);
    }),
  );
});

test('sale by share: a share of what can be sold is no share of what can be spent', () => {
  const context = contextWith({});
  const chosen = ticketForm.actions(
    draftWith({ side: 'sell', sizeUnit: 'quote' }),
    { type: 'percent', percent: 50 },
    context,
  );
  const buy = ticketForm.actions(chosen, { type: 'side', side: 'buy' }, context);
  expect(buy).toMatchObject({ sizeText: chosen.sizeText, percent: undefined });
});
