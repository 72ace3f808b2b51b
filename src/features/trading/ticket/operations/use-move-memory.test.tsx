import { act, cleanup, renderHook } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { Session } from '../../../../core/platform/session.ts';
import { price } from '../../../../core/money/amount.ts';
import { Clock } from '../../../../core/time/clock.ts';
import type { CancelOrder, MoveMemory, OrderMove } from '../model/order-move.ts';
import { useMoveMemory } from './use-move-memory.ts';

interface Order {
  readonly id: string;
  readonly status: string;
}
type Move = OrderMove<Order>;

const key = 'tandem.ticket.move.live.spot.BTC/USDT';
const kept = (owner = '1', isFilled = false): string =>
  `{"owner":"${owner}","id":"7","price":"61000","isFilled":${isFilled}}`;
const to = price('61000');
const order: Order = { id: '7', status: 'pending' };
const placing = { kind: 'placing', order, price: to, isInTicket: true, isAsked: true, isSent: false } as const;
const resume = vi.fn<(left: Move) => void>();
let statuses: (string | undefined)[] = [];
let due: (() => void)[] = [];

const read = async () => {
  const status = statuses.length > 1 ? statuses.shift() : statuses[0];
  if (status === undefined) throw new Error('no network');
  return { items: [{ id: '7', status }], hasMore: false, total: 1 };
};

/** A page of the pair that shows a move, or none. */
function page(move?: Move, hasDraft = true) {
  const root = new Container();
  const session = { token: 'x', userId: '1', language: 'en' };
  root.bind(Session).toConstantValue({ state: () => session, watch: () => () => undefined } as never);
  root.bind(Clock).toConstantValue({
    now: () => 1,
    after: (_, run) => {
      due.push(run);
      return () => undefined;
    },
  });
  const memory: MoveMemory<Order> = { key, isLeft: sessionStorage.getItem(key) !== null, hasDraft, move, resume };
  return renderHook((given: { readonly move: Move | undefined }) => useMoveMemory({ ...memory, ...given }, read), {
    wrapper: portsAround(root),
    initialProps: { move },
  });
}
const settle = (): Promise<void> => act(async () => void (await new Promise((resolve) => void setTimeout(resolve))));
async function later(): Promise<void> {
  const [run] = due.splice(0, 1);
  run?.();
  await settle();
}

beforeEach(() => {
  sessionStorage.clear();
  resume.mockReset();
  statuses = ['cancelled'];
  due = [];
});
afterEach(cleanup);

test('CH3: a page that ends while the order is being cancelled leaves the new order to the next one, which waits for the cancellation', async () => {
  const first = page({ kind: 'asked', order, price: to });
  const found: (string | null)[] = [];
  const cancel: CancelOrder = async () => {
    found.push(sessionStorage.getItem(key));
    return undefined;
  };
  await first.result.current(cancel)('7');
  // It is kept before it is sent.
  expect(found).toEqual([kept()]);
  first.unmount();
  statuses = ['pending', undefined, 'cancelled'];
  page();
  await settle();
  await later();
  expect(resume).not.toHaveBeenCalled();
  await later();
  expect(resume).toHaveBeenCalledExactlyOnceWith({
    ...placing,
    order: { id: '7', status: 'cancelled' },
    isInTicket: false,
    isFilled: false,
  });
});

test('CH3: a ticket that had the new order keeps what was made of it since', async () => {
  page({ kind: 'cancelling', order, price: to }).rerender({ move: placing });
  cleanup();
  page();
  await settle();
  expect(resume).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isInTicket: true, isFilled: true }));
});

test('CH3: a ticket that was emptied meanwhile by a look at the other account is filled again', async () => {
  sessionStorage.setItem(key, kept('1', true));
  page(undefined, false);
  await settle();
  expect(resume).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isInTicket: false, isFilled: false }));
});

test('CH3: the move of another person is none of this one', async () => {
  sessionStorage.setItem(key, kept('2'));
  page();
  await settle();
  expect(resume).not.toHaveBeenCalled();
});

test('CH3: an order that cannot be found is not looked for without end, and is asked for by the next page', async () => {
  sessionStorage.setItem(key, kept());
  statuses = [undefined];
  page();
  await settle();
  for (let looks = 0; looks < 5; looks += 1) await later();
  expect([due.length, resume.mock.calls.length, sessionStorage.getItem(key)]).toEqual([0, 0, kept()]);
});

test.each([
  ['it was left', undefined],
  ['the new order is sent', { ...placing, isSent: true }],
  ['the order was not cancelled', { kind: 'not-cancelled', order, price: to, error: undefined as never }],
] as const)('CH3: nothing is left to the next page once %s', async (_, end: Move | undefined) => {
  const { rerender } = page(placing);
  expect(sessionStorage.getItem(key)).not.toBeNull();
  rerender({ move: end });
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('CH3: an order that was filled first, or waits as before, is none to place anew', async () => {
  sessionStorage.setItem(key, kept());
  statuses = ['filled'];
  page();
  await settle();
  expect([resume.mock.calls.length, sessionStorage.getItem(key)]).toEqual([0, null]);
  sessionStorage.setItem(key, kept());
  statuses = ['pending'];
  page();
  await settle();
  for (let looks = 0; looks < 20; looks += 1) await later();
  expect([resume.mock.calls.length, sessionStorage.getItem(key)]).toEqual([0, null]);
});

test('CH3: while another order is moved, an earlier move does not come back', async () => {
  sessionStorage.setItem(key, kept());
  page({ kind: 'asked', order: { id: '8', status: 'pending' }, price: to });
  await settle();
  expect(resume).not.toHaveBeenCalled();
});

test('CH3: what cannot be read of an earlier page is no move', async () => {
  for (const text of ['', '{}', 'null', '{"owner":"1","id":7,"price":"1"}', '{"owner":"1","id":"7","price":"much"}']) {
    sessionStorage.setItem(key, text);
    page();
    await settle();
    cleanup();
  }
  expect(resume).not.toHaveBeenCalled();
});
