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
}

function watched(state: TicketState, first: Shown) {
  const cancel = vi.fn<() => void>();
  const rest = () => undefined;
  const flow: TicketFlow = {
    state,
    doubled: undefined,
    dismissDoubled: rest,
    cancel,
    submit: () => undefined,
    tap: rest,
    confirm: rest,
    checkAgain: rest,
    seen: rest,
  };
  const hook = renderHook(({ side, isStale }: Shown) => useNoticeContext(flow, side, isStale), {
    initialProps: first,
  });
  return { cancel, show: hook.rerender };
}

describe('useNoticeContext', () => {
  test('useNoticeContext: the notice about an old price goes with a fresh one', () => {
    const { cancel, show } = watched({ kind: 'stale', ageMs: 20_000 }, { side: 'buy', isStale: true });
    expect(cancel).not.toHaveBeenCalled();
    show({ side: 'buy', isStale: false });
    expect(cancel).toHaveBeenCalledTimes(1);
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
