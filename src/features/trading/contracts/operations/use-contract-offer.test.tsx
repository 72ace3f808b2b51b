import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { price } from '../../../../core/money/amount.ts';
import type { PriceOffer } from '../../chart/parts/offer/price-offer.ts';
import type { ContractTicket } from './use-contract-ticket.ts';
import { useContractOffer } from './use-contract-offer.ts';

function stage({
  sizeText = '',
  levelsAt,
}: { readonly sizeText?: string; readonly levelsAt?: PriceOffer['levelsAt'] } = {}) {
  const act = vi.fn<ContractTicket['form']['act']>();
  const cancel = vi.fn<() => void>();
  // What of a ticket the offer uses.
  const ticket = {
    form: { act, draft: { sizeText, stopTexts: { takeProfit: '66000', stopLoss: '' } } },
    flow: { cancel },
  } as unknown as ContractTicket;
  return { act, cancel, offer: renderHook(() => useContractOffer(ticket, levelsAt)).result.current };
}

test('CH3: a price of the chart becomes the limit of the chosen direction', () => {
  const { act, cancel, offer } = stage();
  offer.take('short', price('63919.5'));
  expect(act.mock.calls.map(([action]) => action)).toEqual([
    { type: 'direction', direction: 'short' },
    { type: 'price-picked', price: '63919.5' },
  ]);
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('CH3: a price of the chart becomes one level, and the order stays what it was', () => {
  const { act, offer } = stage();
  offer.take('stopLoss', price('61000'));
  expect(act.mock.calls.map(([action]) => action)).toEqual([
    { type: 'stops', texts: { takeProfit: '66000', stopLoss: '61000' } },
  ]);
});

test('CH3: a price becomes a level of an open position until an order is typed', () => {
  const levelsAt: PriceOffer['levelsAt'] = () => [];
  expect(stage({ levelsAt }).offer.levelsAt).toBe(levelsAt);
  expect(stage({ levelsAt, sizeText: '5' }).offer.levelsAt).toBeUndefined();
});
