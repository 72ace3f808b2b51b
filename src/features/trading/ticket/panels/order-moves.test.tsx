import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { sampleInstrument, sampleOrder } from '../../../../../tests/support/ticket-samples.ts';
import { price, quantity, rate, type Rate } from '../../../../core/money/amount.ts';
import type { OwnStop } from '../../../shared/limits/model/own-limits.ts';
import { emptyContract } from '../../contracts/model/contract-ticket.ts';
import { emptyTicket } from '../../orders/model/ticket.ts';
import { useContractOrderMoves } from '../../contracts/operations/use-contract-order-moves.ts';
import type { OrderGrips } from '../operations/use-order-grips.ts';
import { useSpotOrderMoves } from '../../spot/operations/use-spot-order-moves.ts';

const stage = vi.hoisted(() => ({
  spotBuyAmount: 'base',
  stop: undefined as OwnStop | undefined,
  asked: vi.fn<(order: unknown) => void>(),
  cancel: vi.fn<(id: string) => Promise<undefined>>(),
}));
vi.mock('../../../shared/quotes/data/use-quote.ts', () => ({ restingGapMs: 0, useQuote: () => ({ price: '61300' }) }));
vi.mock('../../../shared/limits/operations/use-spot-stop.ts', () => ({ useSpotStop: () => () => stage.stop }));
vi.mock('../../../shared/server/data/use-ticket-traits.ts', () => ({
  useTicketTraits: () => ({ spotBuyAmount: stage.spotBuyAmount }),
}));
vi.mock('../../../../core/preferences/use-is-masked.ts', () => ({ useIsMasked: () => false }));

const spotOrder = { ...sampleOrder, side: 'buy', price: price('60000'), quantity: quantity('2') } as const;
const spot = { ...spotOrder, filledQuantity: quantity('0.5') };
const contract = { ...sampleContract, status: 'pending', requestedPrice: price('60000') } as const;
const acted = vi.fn<(action: unknown) => void>();
const flow = { state: { kind: 'idle' }, submit: () => 's1' };
const formOf = (draft: unknown) => ({ draft, errors: [], act: acted });
const pair = { lotSize: quantity('0.01'), lotsMin: quantity('1'), feePercent: rate('0.05'), spread: price('0') };
const offered = { leverages: [rate('10'), rate('50')] };
const context = { instrument: { ...sampleInstrument, contract: pair }, languageTag: 'en-GB', last: price('61300') };

const useSpot = () =>
  useSpotOrderMoves({
    account: 'live',
    instrument: sampleInstrument,
    waiting: [spot],
    ticket: { form: formOf(emptyTicket), flow } as never,
  });
const stopFor = (order: unknown): OwnStop | undefined => {
  stage.asked(order);
  return stage.stop;
};
const useContract = (terms: { leverages: readonly Rate[] } | undefined) =>
  useContractOrderMoves({
    account: 'live',
    instrument: sampleInstrument,
    waiting: [contract],
    ticket: { form: formOf(emptyContract), flow, context: { ...context, terms } } as never,
    stops: { stop: undefined, stopFor, noteOpened: () => undefined },
  });

async function start<Order>(use: () => OrderGrips<Order>) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Suspense>{children}</Suspense>;
  const hook = renderHook(use, { wrapper });
  await waitFor(() => expect(hook.result.current).not.toBeNull(), { timeout: 60_000 });
  return hook.result;
}

beforeEach(() => {
  stage.stop = undefined;
  stage.spotBuyAmount = 'base';
  stage.cancel.mockReset().mockResolvedValue(undefined);
  acted.mockClear();
});
afterEach(cleanup);

describe('moving waiting orders', () => {
  test('switch 3: where a buy has no limit, none that waits is taken back for another', async () => {
    stage.spotBuyAmount = 'quote';
    expect((await start(useSpot)).current.grips).toBeUndefined();
  });

  test('CH3: a spot order is a handle, and is asked about with what is not filled yet', async () => {
    const result = await start(useSpot);
    expect(result.current.grips?.grips).toMatchObject([{ id: spot.id, tone: 'up', label: 'Buy 2 @ 60,000.0' }]);
    expect(result.current.grips?.textOf({ id: spot.id, price: price('59000') })).toBe('Buy 2 @ 59,000.0');
    act(() => result.current.grips?.onMoved({ id: spot.id, price: price('59000') }));
    expect(result.current.sheet.move).toMatchObject({ kind: 'asked', from: '60000', to: '59000', size: '1.5' });
    await act(async () => result.current.sheet.onConfirm(stage.cancel));
    expect(stage.cancel).toHaveBeenCalledExactlyOnceWith(spot.id);
    expect(acted).toHaveBeenCalledWith({ type: 'units', quantity: '1.5' });
    expect(acted).toHaveBeenCalledWith({ type: 'price-picked', price: '59000' });
    expect([result.current.notice.kind, result.current.sheet.move]).toEqual(['in-ticket', undefined]);
  });

  test('CH3: a waiting long contract stays below the market and moves by steps', async () => {
    const result = await start(() => useContract(offered));
    const { grips } = result.current;
    expect(grips?.nearest({ id: contract.id, price: price('70000') })).toBe('61299.9');
    expect(grips?.nudged({ id: contract.id, price: price('60000') }, -10)).toBe('59999');
    act(() => grips?.onMoved({ id: contract.id, price: price('59000') }));
    await act(async () => result.current.sheet.onConfirm(stage.cancel));
    // Three lots of a hundredth with 50 times leverage: a margin of 35.4 and a fee of 0.885 at the new price.
    expect(stage.asked).toHaveBeenLastCalledWith({ value: '36.285', currency: 'USDT' });
    expect(stage.cancel).toHaveBeenCalledExactlyOnceWith(contract.id);
    expect(acted).toHaveBeenCalledWith({ type: 'leverage', leverage: '50' });
  });

  test.each([undefined, { leverages: [rate('10')] }])(
    'CH3: a contract that could not be placed anew with its leverage is no handle',
    async (terms) => {
      const result = await start(() => useContract(terms));
      expect(result.current.grips).toBeUndefined();
    },
  );

  test.each([
    ['spot', useSpot, spot.id],
    ['contract', () => useContract(offered), contract.id],
  ] as const)(
    'CH3, SO4: a %s order that the own limits would not let be placed anew is not cancelled',
    async (_, use, id) => {
      stage.stop = { kind: 'break', until: 1 };
      const result = await start<unknown>(use);
      act(() => result.current.grips?.onMoved({ id, price: price('59000') }));
      expect(result.current.sheet.move?.stop).toEqual({ kind: 'break', until: 1 });
      await act(async () => result.current.sheet.onConfirm(stage.cancel));
      expect(stage.cancel).not.toHaveBeenCalled();
    },
  );
});
