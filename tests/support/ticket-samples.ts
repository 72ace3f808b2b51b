import type { Depth } from '../../src/core/domain/market/depth.ts';
import type { Instrument } from '../../src/core/domain/market/instrument.ts';
import type { SpotOrder } from '../../src/core/domain/orders/spot-order.ts';
import { amount, price, quantity, rate } from '../../src/core/money/amount.ts';
import { takeSnapshot, type OrderSnapshot } from '../../src/features/trading/orders/model/order-snapshot.ts';
import { ticketForm } from '../../src/features/trading/spot/model/ticket-form.ts';
import { emptyTicket, type TicketContext, type TicketDraft } from '../../src/features/trading/orders/model/ticket.ts';

const level = (at: string, units: string) => ({ price: price(at), quantity: quantity(units) });

export const sampleDepth: Depth = {
  symbol: 'BTC/USDT',
  asks: [level('60010', '0.5'), level('60020', '1'), level('60050', '2')],
  bids: [level('60000', '0.4'), level('59990', '1'), level('59900', '3')],
};

export const sampleInstrument: Instrument = {
  id: '1001',
  symbol: 'BTC/USDT',
  base: { id: '1', name: 'BTC' },
  quote: { id: '3', name: 'USDT' },
  category: 'crypto',
  logo: undefined,
  names: [],
  allows: { spot: true, contracts: true, options: true },
  priceStep: price('0.1'),
  quantityStep: quantity('0.00001'),
  isOpen: true,
};

export const sampleContext: TicketContext = {
  instrument: {
    symbol: 'BTC/USDT',
    base: { id: '1', name: 'BTC' },
    quote: { id: '3', name: 'USDT' },
    priceStep: price('0.01'),
    quantityStep: quantity('0.0001'),
    isOpen: true,
  },
  languageTag: 'en',
  last: price('60000'),
  depth: sampleDepth,
  availableBase: amount('0.75'),
  availableQuote: amount('10000'),
  feeRate: rate('0.002'),
};

export const contextWith = (changes: Partial<TicketContext>): TicketContext => ({ ...sampleContext, ...changes });
export const draftWith = (changes: Partial<TicketDraft>): TicketDraft => ({
  ...emptyTicket,
  priceText: '60000',
  ...changes,
});

export const sampleOrder: SpotOrder = {
  id: '11',
  symbol: 'BTC/USDT',
  baseId: '1',
  quoteId: '3',
  side: 'buy',
  price: price('60000'),
  marketPrice: price('60000'),
  quantity: quantity('0.1'),
  filledQuantity: undefined,
  fillPrice: undefined,
  feeRate: rate('0.002'),
  status: 'pending',
  placedAt: '2025-01-02 03:04:05',
  updatedAt: undefined,
};

/** A frozen limit order of the sample ticket. */
export function snapshotOf(draft: Partial<TicketDraft>, changes: Partial<TicketContext> = {}): OrderSnapshot {
  const context = contextWith(changes);
  const whole = draftWith(draft);
  const snapshot = takeSnapshot('one', { draft: whole, summary: ticketForm.summary(whole, context), context });
  if (snapshot === undefined) throw new Error('the sample ticket is not complete');
  return snapshot;
}
