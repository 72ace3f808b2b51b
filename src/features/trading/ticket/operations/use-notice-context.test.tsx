import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { snapshotOf } from '../../../../../tests/support/ticket-samples.ts';
import type { TicketState } from '../../orders/model/ticket-state.ts';
import { useNoticeContext } from './use-notice-context.ts';
import type { TicketFlow } from '../../spot/operations/use-ticket-flow.ts';

const person: { isSignedIn: boolean; userId: string | undefined } = vi.hoisted(() => ({
  isSignedIn: true,
  userId: '7',
}));
vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: 'live' }) }));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => person }));
afterEach(() => {
  cleanup();
  Object.assign(person, { isSignedIn: true, userId: '7' });
});

interface Shown {
  readonly side: 'buy' | 'sell';
  readonly isStale: boolean;
  readonly draft?: object;
}
const typed = {};

function watched(state: TicketState, first: Shown) {
  const cancel = vi.fn<() => void>();
  const submit = vi.fn<() => string | undefined>(() => 's1');
  const rest = () => undefined;
  const flow: TicketFlow = {
    state,
    doubled: undefined,
    dismissDoubled: rest,
    cancel,
    submit,
    tap: rest,
    confirm: rest,
    checkAgain: rest,
    seen: rest,
  };
  const hook = renderHook(
    ({ side, isStale, draft = typed }: Shown) => useNoticeContext(flow, { about: side, draft, isStale }),
    {
      initialProps: first,
    },
  );
  return { cancel, submit, show: hook.rerender };
}

describe('useNoticeContext', () => {
  const old: Shown = { side: 'buy', isStale: true };
  const kind = { kind: 'stale', ageMs: 3_600_000 } as const;

  test('18B useNoticeContext: a tap that met an old price, as after a jump of the clock, is kept for the fresh one', () => {
    const { cancel, submit, show } = watched(kind, old);
    expect([cancel.mock.calls.length, submit.mock.calls.length]).toEqual([0, 0]);
    show({ ...old, isStale: false });
    expect([cancel.mock.calls.length, submit.mock.calls.length]).toEqual([0, 1]);
  });

  test('18B useNoticeContext: the notice about an old price goes with a fresh one that comes late, or for another ticket', () => {
    const changed = watched(kind, old);
    changed.show({ ...old, isStale: false, draft: {} });
    expect([changed.cancel.mock.calls.length, changed.submit.mock.calls.length]).toEqual([1, 0]);
    vi.useFakeTimers();
    const late = watched(kind, old);
    vi.advanceTimersByTime(5000);
    late.show({ ...old, isStale: false });
    vi.useRealTimers();
    expect([late.cancel.mock.calls.length, late.submit.mock.calls.length]).toEqual([1, 0]);
  });

  test('18B useNoticeContext: a kept tap whose ticket cannot be sent leaves nothing behind', () => {
    const { cancel, submit, show } = watched(kind, old);
    submit.mockReturnValue(undefined);
    show({ ...old, isStale: false });
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('useNoticeContext: the other side and signing out put a notice away', () => {
    const { cancel, show } = watched({ kind: 'idle' }, { side: 'buy', isStale: false });
    show({ side: 'sell', isStale: false });
    expect(cancel).toHaveBeenCalledTimes(1);
    Object.assign(person, { isSignedIn: false, userId: undefined });
    show({ side: 'sell', isStale: false });
    expect(cancel).toHaveBeenCalledTimes(2);
  });

  test('useNoticeContext: a profile that comes late closes no confirmation, another person does', () => {
    const snapshot = snapshotOf({ sizeText: '0.1' });
    const confirming: TicketState = { kind: 'confirm', snapshot, guards: [], drift: undefined };
    const shown: Shown = { side: 'buy', isStale: false };
    person.userId = undefined;
    const { cancel, show } = watched(confirming, shown);
    person.userId = '7';
    show(shown);
    expect(cancel).not.toHaveBeenCalled();
    person.userId = '8';
    show(shown);
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
