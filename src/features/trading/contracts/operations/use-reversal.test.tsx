import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { price } from '../../../../core/money/amount.ts';
import { actOnContract } from '../model/contract-actions.ts';
import { contractForm } from '../model/contract-form.ts';
import {
  emptyContract,
  type ContractAction,
  type ContractContext,
  type ContractDraft,
} from '../model/contract-ticket.ts';
import { oppositeOrder } from '../model/reversal.ts';
import { idle } from '../../orders/model/ticket-state.ts';
import { useReversal, type ReversalNeeds } from './use-reversal.ts';

const stage = vi.hoisted(() => ({
  list: { orders: [] as readonly { readonly id: string }[], readAt: 0, hasMore: false },
  close: (_wanted: { id: string }): Promise<unknown> => Promise.resolve(undefined),
  passPatience: (): void => undefined,
}));
const listening = vi.hoisted(() => vi.fn<(query: { readonly isHeard: boolean }) => unknown>());
const openReadAt = (): number => stage.list.readAt;
vi.mock('../../orders/data/contract-orders.ts', () => ({
  useContractOrders: listening,
  useOpenReadAt: () => openReadAt,
}));
vi.mock('../data/close-position.ts', () => ({ useClosePosition: () => stage.close }));
vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: 'live' }) }));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true, userId: '1' }) }));
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    stage.passPatience = resolve;
  });
vi.mock('../../../../core/time/device-time.ts', () => ({ usePause: () => pause }));

const memoryKey = 'tandem.ticket.move.live.reversal.BTC/USDT';
const submit = vi.fn<() => string | undefined>();
const acted = vi.fn<(action: ContractAction) => void>();
type Errors = ReversalNeeds['form']['errors'];
const context: ContractContext = {
  instrument: sampleInstrument,
  languageTag: 'en-GB',
  last: price('61300'),
  terms: undefined,
  state: undefined,
  positions: undefined,
  burstLevel: undefined,
};
const actOn = (draft: ContractDraft): ContractDraft =>
  oppositeOrder(sampleContract).reduce<ContractDraft>((one, action) => actOnContract(one, action, context), draft);

const filled = actOn(emptyContract);
/** What is wrong with a ticket that nothing was entered into. */
const nothingEntered: Errors = contractForm.read(emptyContract, context).errors;
const lots = { lots: sampleContract.lots };

/** A ticket that holds what was typed for another order, or the one against the position. */
function ticketOf(
  draft: ContractDraft,
  changes: { errors?: Errors; state?: ReversalNeeds['flow']['state']; mayOpen?: boolean; isReading?: boolean } = {},
) {
  const { errors = [], state = idle, mayOpen = true, isReading = false } = changes;
  const summary = { ...contractForm.summary(draft, context), ...(draft === filled ? lots : {}) };
  return { memoryKey, form: { act: acted, draft, errors, summary }, flow: { state, submit }, mayOpen, isReading };
}

const sending: ReversalNeeds['flow']['state'] = { kind: 'sending' } as never;
const confirming: ReversalNeeds['flow']['state'] = { kind: 'confirm' } as never;

async function start(errors: Errors = [], draft = emptyContract) {
  const hook = renderHook((given: ReversalNeeds) => useReversal(given), {
    initialProps: ticketOf(draft, { errors }),
    wrapper: ({ children }) => <Suspense>{children}</Suspense>,
  });
  await waitFor(() => expect(hook.result.current).not.toBeNull(), { timeout: 60_000 });
  return hook;
}

const open = { orders: [sampleContract], readAt: 100, hasMore: false };
const closed = { orders: [], readAt: 200, hasMore: false };

beforeEach(() => {
  sessionStorage.clear();
  stage.list = open;
  listening.mockImplementation(() => stage.list);
  stage.close = () => Promise.resolve(undefined);
  submit.mockReturnValue('order-1');
});
afterEach(() => {
  cleanup();
  submit.mockReset();
  acted.mockClear();
});

describe('useReversal', () => {
  test('E34: step one closes; when no list has it any more, step two asks once for the opposite order', async () => {
    const { result, rerender } = await start();
    act(() => result.current.begin?.(sampleContract));
    expect(result.current.shown?.kind).toBe('closing');
    await waitFor(() => expect(result.current.shown).toMatchObject({ isAnswered: true }));
    expect(submit).not.toHaveBeenCalled();
    stage.list = closed;
    rerender(ticketOf(emptyContract));
    expect(result.current.shown?.kind).toBe('opening');
    expect(acted).toHaveBeenCalledWith({ type: 'direction', direction: 'short' });
    expect(submit).not.toHaveBeenCalled();
    rerender(ticketOf(filled));
    expect(submit).toHaveBeenCalledOnce();
    // Dismissed, changed by hand and back: it does not ask again.
    rerender(ticketOf(emptyContract));
    rerender(ticketOf(filled));
    expect(submit).toHaveBeenCalledOnce();
  });

  test('E34: step two waits until what is free has been read again', async () => {
    const { result, rerender } = await start();
    act(() => result.current.begin?.(sampleContract));
    await waitFor(() => expect(result.current.shown).toMatchObject({ isAnswered: true }));
    stage.list = closed;
    rerender(ticketOf(emptyContract));
    rerender(ticketOf(filled, { isReading: true }));
    expect(submit).not.toHaveBeenCalled();
    rerender(ticketOf(filled));
    expect(submit).toHaveBeenCalledOnce();
  });

  test('E34: a position that is not closed opens nothing, and the server says why', async () => {
    stage.close = () => Promise.resolve(new AppError('server', 'The market is closed.'));
    const { result, rerender } = await start();
    act(() => result.current.begin?.(sampleContract));
    await waitFor(() => expect(result.current.shown).toMatchObject({ kind: 'not-closed', error: { kind: 'server' } }));
    stage.list = closed;
    rerender(ticketOf(emptyContract));
    expect([acted.mock.calls.length, submit.mock.calls.length]).toEqual([0, 0]);
    act(() => result.current.dismiss());
    expect(result.current.shown).toBeUndefined();
  });

  test('E34: one that is still open after a while is called so, and nothing follows when it closes later', async () => {
    stage.close = () => Promise.resolve(new AppError('no-answer', ''));
    const { result, rerender } = await start();
    act(() => result.current.begin?.(sampleContract));
    await waitFor(() => expect(result.current.shown).toMatchObject({ isAnswered: true }));
    stage.list = { ...open, readAt: 150 };
    await act(async () => stage.passPatience());
    expect(result.current.shown).toMatchObject({ kind: 'not-closed', error: undefined });
    stage.list = closed;
    rerender(ticketOf(emptyContract));
    expect(submit).not.toHaveBeenCalled();
    expect(acted).not.toHaveBeenCalled();
  });

  test('E34: without a list that was read since, nothing is said of the position but that it is not known, and nothing is opened', async () => {
    stage.close = () => Promise.resolve(new AppError('no-answer', ''));
    const { result, rerender } = await start();
    act(() => result.current.begin?.(sampleContract));
    await waitFor(() => expect(result.current.shown).toMatchObject({ isAnswered: true }));
    await act(async () => stage.passPatience());
    expect([result.current.shown?.kind, result.current.closing.underWay.size]).toEqual(['unknown', 0]);
    stage.list = closed;
    rerender(ticketOf(emptyContract));
    expect([submit.mock.calls.length, acted.mock.calls.length, sessionStorage.length]).toEqual([0, 0, 0]);
  });

  test('E34: an order that cannot be placed as it stands is asked for when it can', async () => {
    const { result, rerender } = await start(nothingEntered);
    act(() => result.current.begin?.(sampleContract));
    await waitFor(() => expect(result.current.shown).toMatchObject({ isAnswered: true }));
    stage.list = closed;
    rerender(ticketOf(filled, { errors: nothingEntered }));
    expect(result.current.shown?.kind).toBe('opening');
    expect(submit).not.toHaveBeenCalled();
    rerender(ticketOf(filled));
    expect(submit).toHaveBeenCalledOnce();
    rerender(ticketOf(filled, { state: sending }));
    expect(result.current.shown).toBeUndefined();
  });

  /** Turned round as far as the server's answer, with the list that follows it. */
  async function answered() {
    const hook = await start();
    act(() => hook.result.current.begin?.(sampleContract));
    await waitFor(() => expect(hook.result.current.shown).toMatchObject({ isAnswered: true }));
    stage.list = closed;
    return hook;
  }

  test('E34: an incomplete list in which the position is missing opens nothing', async () => {
    const { result, rerender } = await answered();
    stage.list = { ...closed, hasMore: true };
    rerender(ticketOf(emptyContract));
    expect(result.current.shown?.kind).toBe('closing');
    expect(acted).not.toHaveBeenCalled();
  });

  test("E34: while the person's own order is on its way the ticket is left alone, and the second step follows", async () => {
    const { result, rerender } = await answered();
    rerender(ticketOf(emptyContract, { state: sending }));
    expect(result.current.shown).toMatchObject({ kind: 'opening', isInTicket: false });
    expect(acted).not.toHaveBeenCalled();
    rerender(ticketOf(emptyContract));
    expect(acted).toHaveBeenCalledWith({ type: 'direction', direction: 'short' });
    rerender(ticketOf(filled));
    expect(submit).toHaveBeenCalledOnce();
  });

  test('E34: an open confirmation is not overwritten, and the opposite order is asked for after it', async () => {
    const { rerender } = await answered();
    rerender(ticketOf(filled, { state: confirming }));
    expect([acted.mock.calls.length, submit.mock.calls.length]).toEqual([0, 0]);
    rerender(ticketOf(filled));
    expect(submit).toHaveBeenCalledOnce();
  });

  test('E34: an order that was not taken is asked for again; one that was, is not', async () => {
    submit.mockReturnValueOnce(undefined);
    const { rerender } = await answered();
    rerender(ticketOf(filled));
    for (const state of [confirming, idle, confirming, idle]) rerender(ticketOf(filled, { state }));
    expect(submit).toHaveBeenCalledTimes(2);
  });

  test('E34, OE5: one request closes one position, from every caller, and none is reversed while that is under way', async () => {
    let answer: (value: undefined) => void = () => undefined;
    const close = vi.fn<() => Promise<undefined>>(() => new Promise((resolve) => (answer = resolve)));
    stage.close = close;
    const { result, rerender } = await start();
    act(() => result.current.closing.act(sampleContract));
    act(() => result.current.begin?.(sampleContract));
    expect([close.mock.calls.length, result.current.shown]).toEqual([1, undefined]);
    await act(async () => answer(undefined));
    act(() => result.current.begin?.(sampleContract));
    act(() => result.current.closing.act(sampleContract));
    expect([close.mock.calls.length, result.current.begin]).toEqual([2, undefined]);
    await act(async () => answer(undefined));
    expect(result.current.closing.underWay.has(sampleContract.id)).toBe(true);
    stage.list = closed;
    rerender(ticketOf(emptyContract));
    expect(result.current.closing.underWay.size).toBe(0);
  });

  test('useReversal: the desk is drawn anew with the list of positions only while one is turned round', async () => {
    const { result, rerender } = await start();
    const { closing, begin } = result.current;
    rerender(ticketOf(filled));
    expect(result.current.closing).toBe(closing);
    expect(result.current.begin).toBe(begin);
    expect(listening.mock.lastCall?.[0].isHeard).toBe(false);
    act(() => begin?.(sampleContract));
    expect(listening.mock.lastCall?.[0].isHeard).toBe(true);
    await waitFor(() => expect(result.current.shown).toMatchObject({ isAnswered: true }));
    stage.list = closed;
    rerender(ticketOf(emptyContract));
    expect(listening.mock.lastCall?.[0].isHeard).toBe(false);
  });

  test('E34: nothing is turned round while the ticket confirms or sends', async () => {
    const { result, rerender } = await start();
    for (const state of [confirming, sending]) {
      rerender(ticketOf(emptyContract, { state }));
      expect(result.current.begin).toBeUndefined();
    }
    rerender(ticketOf(emptyContract));
    expect(result.current.begin).toBeDefined();
  });

  test('E34, OE5: two taps in one frame turn a position round once', async () => {
    const close = vi.fn<() => Promise<undefined>>(() => Promise.resolve(undefined));
    stage.close = close;
    const { result, rerender } = await start();
    act(() => {
      const { begin } = result.current;
      begin?.(sampleContract);
      begin?.(sampleContract);
    });
    await waitFor(() => expect(result.current.shown).toMatchObject({ isAnswered: true }));
    expect(close).toHaveBeenCalledOnce();
    stage.list = closed;
    rerender(ticketOf(filled));
    rerender(ticketOf(filled));
    expect(submit).toHaveBeenCalledOnce();
  });

  test('E34: where no position may be opened none is turned round, and closing goes on', async () => {
    const close = vi.fn<() => Promise<undefined>>(() => Promise.resolve(undefined));
    stage.close = close;
    const { result, rerender } = await start();
    rerender(ticketOf(emptyContract, { mayOpen: false }));
    expect(result.current.begin).toBeUndefined();
    await act(async () => result.current.closing.act(sampleContract));
    expect([close.mock.calls.length, result.current.shown]).toEqual([1, undefined]);
  });

  describe('over a page that is loaded again', () => {
    const reload = async (draft = emptyContract) => {
      // A page that is loaded again leaves without a word: what it kept is still there.
      const kept = sessionStorage.getItem(memoryKey);
      cleanup();
      if (kept !== null) sessionStorage.setItem(memoryKey, kept);
      acted.mockClear();
      return start([], draft);
    };

    test('E34: who goes to another page with the second step in the ticket finds it given back', async () => {
      const first = await answered();
      first.rerender(ticketOf(filled));
      expect(sessionStorage.length).toBe(1);
      cleanup();
      acted.mockClear();
      const { result } = await start([], filled);
      expect(acted).toHaveBeenCalledExactlyOnceWith({ type: 'given-back' });
      expect([result.current.shown, sessionStorage.length]).toEqual([undefined, 0]);
    });

    test('E34: who goes to another page while the position closes finds the second step', async () => {
      stage.close = () => new Promise(() => undefined);
      const { result } = await start();
      act(() => result.current.begin?.(sampleContract));
      cleanup();
      expect((await start()).result.current.shown?.kind).toBe('closing');
    });

    test('E34: a closing that was on its way fills the ticket once the list is without the position, and asks for nothing', async () => {
      const kept: (string | null)[] = [];
      stage.close = (wanted) => {
        kept.push(wanted.id, sessionStorage.getItem(memoryKey));
        return new Promise(() => undefined);
      };
      const { result } = await start();
      act(() => result.current.begin?.(sampleContract));
      // It is kept before it is sent.
      expect(kept).toEqual([
        '21',
        '{"owner":"1","readAt":100,"isFilled":false,"id":"21","symbol":"BTC/USDT","direction":"long","leverage":"50","lots":"3"}',
      ]);
      const { result: next, rerender } = await reload();
      expect(next.current.shown).toMatchObject({ kind: 'closing', isAnswered: true });
      expect(acted).not.toHaveBeenCalled();
      stage.list = closed;
      rerender(ticketOf(emptyContract));
      expect(acted).toHaveBeenCalledWith({ type: 'lots', lots: '3' });
      rerender(ticketOf(filled));
      expect(next.current.shown).toMatchObject({ kind: 'opening', isInTicket: true });
      expect([submit.mock.calls.length, next.current.askedTicket]).toEqual([0, '21']);
    });

    test('E34: a ticket that had the opposite order keeps what was made of it since; once sent, nothing is left', async () => {
      const first = await answered();
      first.rerender(ticketOf(filled));
      expect(submit).toHaveBeenCalledOnce();
      const { result, rerender } = await reload(filled);
      expect(result.current.shown).toMatchObject({ kind: 'opening', isInTicket: true });
      expect([submit.mock.calls.length, acted.mock.calls.length]).toEqual([1, 0]);
      rerender(ticketOf(filled, { state: sending }));
      expect(result.current.shown).toBeUndefined();
      const { result: later } = await reload();
      expect(later.current.shown).toBeUndefined();
    });

    test('E34: a page that begins without a reversal gives the ticket back', async () => {
      await start([], filled);
      expect(acted).toHaveBeenCalledExactlyOnceWith({ type: 'given-back' });
      cleanup();
      acted.mockClear();
      await start();
      expect(acted).not.toHaveBeenCalled();
    });

    test('E34: a ticket that was emptied meanwhile by a look at the other account is filled again', async () => {
      const first = await answered();
      first.rerender(ticketOf(filled));
      await reload();
      expect(acted).toHaveBeenCalledWith({ type: 'direction', direction: 'short' });
    });

    test.each([
      ['it was dismissed', async () => (await answered()).result],
      [
        'the server has refused',
        async () => {
          stage.close = () => Promise.resolve(new AppError('server', 'The market is closed.'));
          const { result } = await start();
          act(() => result.current.begin?.(sampleContract));
          await waitFor(() => {
            if (result.current.shown?.kind !== 'not-closed') throw new Error('not refused yet');
          });
          return result;
        },
      ],
    ] as const)('E34: nothing is left once %s', async (_, end) => {
      const result = await end();
      act(() => result.current.dismiss());
      expect(sessionStorage.length).toBe(0);
      stage.list = closed;
      const { result: next } = await reload();
      expect(next.current.shown).toBeUndefined();
    });

    test('E34: the reversal of another person, and what cannot be read, is none', async () => {
      const whole = { owner: '1', id: '21', symbol: 'BTC/USDT', direction: 'long', leverage: '50', lots: '3' };
      const spoiled = [
        '',
        'null',
        '[]',
        ...[{ owner: '2' }, { lots: 'many' }, { direction: 'up' }, { id: 21 }].map((change) =>
          JSON.stringify({ ...whole, ...change }),
        ),
      ];
      for (const text of spoiled) {
        sessionStorage.setItem(memoryKey, text);
        const { result } = await reload();
        expect(result.current.shown).toBeUndefined();
      }
      sessionStorage.setItem(memoryKey, JSON.stringify(whole));
      const { result } = await reload();
      expect(result.current.shown?.kind).toBe('opening');
    });
  });
});
