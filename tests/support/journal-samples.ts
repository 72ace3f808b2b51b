import type { SpotOrder } from '../../src/core/domain/orders/spot-order.ts';
import { amount, price, quantity } from '../../src/core/money/amount.ts';
import type { ClosedResult } from '../../src/features/journal/model/closed-result.ts';
import { sampleOrder } from './ticket-samples.ts';

/** A closed position in USDT that won 10 before a fee of 1. */
export const closedResult = (changes: Partial<ClosedResult> = {}): ClosedResult => ({
  id: 'contract 1',
  account: 'live',
  product: 'contracts',
  pair: 'BTC/USDT',
  currency: 'USDT',
  time: '2026-11-02 10:00:00',
  at: Date.UTC(2026, 10, 2, 10),
  day: '2026-11-02',
  gross: amount('10'),
  fee: amount('1'),
  result: amount('9'),
  ...changes,
});

/** Results of one day after the other, from the first of November on. */
export const resultsOf = (...nets: readonly string[]): readonly ClosedResult[] =>
  nets.map((net, at) => {
    const day = `2026-11-${String(at + 1).padStart(2, '0')}`;
    const time = `${day} 10:00:00`;
    const result = amount(net);
    return closedResult({
      id: `contract ${at}`,
      time,
      day,
      at: Date.parse(`${day}T10:00:00Z`),
      gross: result,
      result,
      fee: amount('0'),
    });
  });

/** A filled spot order; the time is minutes after noon. */
export const spotFill = (
  side: SpotOrder['side'],
  fill: { readonly units: string; readonly at: string | undefined; readonly minute: number },
  changes: Partial<SpotOrder> = {},
): SpotOrder => ({
  ...sampleOrder,
  id: `${side} ${fill.minute}`,
  side,
  quantity: quantity(fill.units),
  filledQuantity: quantity(fill.units),
  fillPrice: fill.at === undefined ? undefined : price(fill.at),
  status: 'filled',
  updatedAt: `2026-11-02 12:${String(fill.minute).padStart(2, '0')}:00`,
  ...changes,
});
