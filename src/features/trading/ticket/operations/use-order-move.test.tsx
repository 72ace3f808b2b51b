import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../../core/errors/app-error.ts';
import { price, type Price } from '../../../../core/money/amount.ts';
import type { CancelOrder } from '../model/order-move.ts';
import { checkEarlier } from './check-earlier.ts';
import { useOrderMove, type OrderMoveNeeds } from './use-order-move.ts';

interface Order {
  readonly id: string;
}
type Needs = OrderMoveNeeds<Order>;

const order: Order = { id: '7' };
const to = price('61000');
const cancel = vi.fn<CancelOrder>();
const submit = vi.fn<() => string | undefined>();
const fill = vi.fn<(order: Order, price: Price) => void>();

const needs = (change: Partial<Needs> & { readonly kind?: Needs['flow']['state']['kind'] } = {}): Needs => ({
  orders: [order],
  flow: { state: { kind: change.kind ?? 'idle' }, submit },
  hasErrors: false,
  fill,
  holds: () => false,
  ...change,
});
const filled = { holds: () => true };

const start = () => renderHook((given: Needs) => useOrderMove(given), { initialProps: needs() });

async function cancelled() {
  const hook = start();
  act(() => hook.result.current.ask('7', to));
  await act(async () => hook.result.current.confirm(cancel));
  return hook;
}

beforeEach(() => {
  cancel.mockReset().mockResolvedValue(undefined);
  submit.mockReset().mockReturnValue('s1');
  fill.mockReset();
});
afterEach(cleanup);

describe('useOrderMove', () => {
  test('CH3: a move is asked about, and leaving it sends nothing', () => {
    const { result } = start();
    act(() => result.current.ask('7', to));
    expect(result.current.move).toMatchObject({ kind: 'asked', order, price: '61000' });
    act(() => result.current.leave());
    expect(result.current.move).toBeUndefined();
    expect([cancel, fill, submit].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  });

  test('CH3, OE5: two taps cancel once; then the ticket is filled, and its confirmation asked for once', async () => {
    const { result, rerender } = start();
    act(() => result.current.ask('7', to));
    await act(async () => {
      result.current.confirm(cancel);
      result.current.confirm(cancel);
    });
    expect(cancel).toHaveBeenCalledExactlyOnceWith(order.id);
    expect(fill).toHaveBeenCalledExactlyOnceWith(order, to);
    expect(submit).not.toHaveBeenCalled();
    rerender(needs({ orders: [], ...filled }));
    rerender(needs({ orders: [], kind: 'confirm', ...filled }));
    rerender(needs({ orders: [], ...filled }));
    expect(submit).toHaveBeenCalledOnce();
    expect(result.current).toMatchObject({ move: { kind: 'placing', isAsked: true }, askedTicket: '7' });
  });

  const left = { kind: 'placing', order, price: to, isInTicket: false, isAsked: true, isSent: false } as const;

  test('CH3: a move that an earlier page has left fills the ticket, which is submitted by the person alone', () => {
    const { result, rerender } = start();
    act(() => result.current.resume(left));
    expect(fill).toHaveBeenCalledExactlyOnceWith(order, to);
    rerender(needs({ orders: [], ...filled }));
    expect(submit).not.toHaveBeenCalled();
    expect(result.current).toMatchObject({ move: { kind: 'placing', isInTicket: true }, askedTicket: '7' });
    rerender(needs({ orders: [], kind: 'sending', ...filled }));
    rerender(needs({ orders: [], kind: 'placed', ...filled }));
    expect(result.current.move).toBeUndefined();
  });

  test('CH3: a ticket that has it from an earlier page is not filled once more, and a move of this page goes on', () => {
    const { result } = start();
    act(() => result.current.resume({ ...left, isInTicket: true, isFilled: true }));
    expect([fill.mock.calls.length, submit.mock.calls.length, result.current.askedTicket]).toEqual([0, 0, '7']);
    cleanup();
    const other = start();
    act(() => other.result.current.ask('7', price('60500')));
    act(() => other.result.current.resume(left));
    expect(other.result.current.move).toMatchObject({ kind: 'asked', price: '60500' });
  });

  test('CH3: while it is being cancelled it cannot be left, and no other is asked about', async () => {
    let answer: (error: undefined) => void = () => undefined;
    cancel.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { result, rerender } = start();
    act(() => result.current.ask('7', to));
    act(() => result.current.confirm(cancel));
    rerender(needs({ orders: [] }));
    act(() => result.current.leave());
    act(() => result.current.ask('7', price('1')));
    expect(result.current.move).toMatchObject({ kind: 'cancelling', price: '61000' });
    await act(async () => answer(undefined));
    expect(result.current.move?.kind).toBe('placing');
  });

  async function checked(
    end: AppError | undefined,
    meanwhile: (hook: ReturnType<typeof start>) => void = () => undefined,
  ) {
    let tell: (error: AppError | undefined) => void = () => undefined;
    const hook = start();
    act(() => hook.result.current.ask('7', to));
    act(() => void checkEarlier(hook.result.current.become, '7', new Promise((resolve) => (tell = resolve))));
    // Gone from the list, it is not left to itself.
    hook.rerender(needs({ orders: [] }));
    expect(hook.result.current.move?.kind).toBe('checking');
    act(() => hook.result.current.confirm(cancel));
    hook.rerender(needs());
    meanwhile(hook);
    await act(async () => tell(end));
    expect(cancel).not.toHaveBeenCalled();
    return hook.result;
  }

  test('CH3, OE5: what an earlier page has cancelled is placed at the price that is asked about now, by the person alone', async () => {
    const result = await checked(undefined);
    expect(fill).toHaveBeenCalledExactlyOnceWith(order, to);
    expect([result.current.move?.kind, submit.mock.calls.length]).toEqual(['placing', 0]);
  });

  test('CH3, OE5: what an earlier page has not cancelled is asked about as before, and a tap is a new try', async () => {
    const result = await checked(new AppError('not-done', ''));
    expect(result.current.move).toMatchObject({ kind: 'asked', price: '61000', earlier: { kind: 'not-done' } });
    await act(async () => result.current.confirm(cancel));
    expect(cancel).toHaveBeenCalledExactlyOnceWith('7');
  });

  test('CH3: a question that is left while an earlier cancellation is looked for does not come back', async () => {
    const result = await checked(undefined, ({ result: { current } }) => act(() => current.leave()));
    expect([result.current.move, fill.mock.calls.length]).toEqual([undefined, 0]);
  });

  test('CH3: an order that the server does not cancel stays, nothing is placed, and the server says why', async () => {
    cancel.mockResolvedValue(new AppError('server', 'It is filled.'));
    const { result, rerender } = await cancelled();
    expect(result.current.move).toMatchObject({ kind: 'not-cancelled', error: { message: 'It is filled.' } });
    rerender(needs({ orders: [], ...filled }));
    expect([fill.mock.calls.length, submit.mock.calls.length]).toEqual([0, 0]);
  });

  test.each(['no-answer', 'bad-status'] as const)(
    'CH3, OE5: after %s the outcome is unknown: nothing is placed, and nothing is sent again',
    async (kind) => {
      cancel.mockResolvedValue(new AppError(kind, ''));
      const { result, rerender } = await cancelled();
      expect(result.current.move?.kind).toBe('unknown');
      act(() => result.current.confirm(cancel));
      rerender(needs({ orders: [], ...filled }));
      expect([cancel.mock.calls.length, fill.mock.calls.length, submit.mock.calls.length]).toEqual([1, 0, 0]);
      act(() => result.current.leave());
      expect(result.current.move).toBeUndefined();
    },
  );

  test('CH3: an order that fills while it is asked about is not asked about any more', () => {
    const { result, rerender } = start();
    act(() => result.current.ask('7', to));
    rerender(needs({ orders: [] }));
    expect(result.current.move).toBeUndefined();
    act(() => result.current.confirm(cancel));
    expect(cancel).not.toHaveBeenCalled();
  });

  test('CH3: a new order that is refused is told of, with the ticket as it was filled; one that is placed ends it', async () => {
    const { result, rerender } = await cancelled();
    rerender(needs({ orders: [], ...filled }));
    rerender(needs({ orders: [], kind: 'sending', ...filled }));
    rerender(needs({ orders: [], kind: 'refused', ...filled }));
    expect(result.current.move).toMatchObject({ kind: 'placing', isSent: true });
    expect([fill.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
    rerender(needs({ orders: [], kind: 'placed', ...filled }));
    expect(result.current.move).toBeUndefined();
  });

  test('CH3: a ticket that cannot be placed as it stands is shown, and asked for when it can', async () => {
    const { result, rerender } = await cancelled();
    rerender(needs({ orders: [], hasErrors: true, ...filled }));
    expect(result.current.askedTicket).toBe('7');
    expect(submit).not.toHaveBeenCalled();
    rerender(needs({ orders: [], ...filled }));
    expect(submit).toHaveBeenCalledOnce();
  });

  test('CH3: while another order is on its way none is moved', () => {
    const { result, rerender } = start();
    rerender(needs({ kind: 'unknown' }));
    act(() => result.current.ask('7', to));
    expect(result.current.move).toBeUndefined();
  });
});
