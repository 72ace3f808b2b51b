import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { publishStages } from '../../../shared/notices/data/known-stages.ts';
import { catchUpMs, useStaleOutcome } from './use-stale-outcome.ts';

vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: 'live' }) }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Subject = 'spot' | 'contract';

/** A card about an order, and how often it has asked to go. */
function card(subject: Subject, order: { readonly id: string; readonly status: string }) {
  const dismiss = vi.fn<() => void>();
  const { rerender } = renderHook((shown: typeof order) => useStaleOutcome(subject, shown, dismiss), {
    initialProps: order,
  });
  return { dismiss, show: rerender };
}

const learn = (subject: Subject, id: string, stage: string): void =>
  act(() => publishStages('live', subject, { [id]: { stage } }));

describe('useStaleOutcome', () => {
  test('the card of a waiting order stays until it has learned of the fill, and keeps telling it', () => {
    const { dismiss, show } = card('spot', { id: '1', status: 'pending' });
    learn('spot', '1', 'filled');
    vi.advanceTimersByTime(catchUpMs - 1);
    show({ id: '1', status: 'filled' });
    vi.advanceTimersByTime(catchUpMs);
    expect(dismiss).not.toHaveBeenCalled();
  });

  test('it goes where the order cannot be read anew', () => {
    const { dismiss } = card('spot', { id: '2', status: 'pending' });
    learn('spot', '2', 'filled');
    expect(dismiss).not.toHaveBeenCalled();
    vi.advanceTimersByTime(catchUpMs);
    expect(dismiss).toHaveBeenCalledOnce();
  });

  test('the card of an opened position goes at once when the position has closed', () => {
    const { dismiss } = card('contract', { id: '3', status: 'open' });
    learn('contract', '3', 'closed');
    expect(dismiss).toHaveBeenCalledOnce();
  });
});
