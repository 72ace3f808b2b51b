import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderFlow } from '../../ticket/operations/use-order-flow.ts';
import type { ContractError } from '../model/contract-errors.ts';
import { emptyContract, type ContractDraft } from '../model/contract-ticket.ts';
import type { ContractWay } from '../model/contract-way.ts';
import { useAwaitedReview } from './use-awaited-review.ts';

afterEach(cleanup);

interface Ticket {
  readonly key?: ContractError['key'] | undefined;
  readonly draft?: ContractDraft;
  readonly hasFailed?: boolean;
}

function begin(first: Ticket) {
  const rest = (): void => undefined;
  const submit = vi.fn<() => string | undefined>(() => undefined);
  const flow: OrderFlow<ContractWay> = {
    state: { kind: 'idle' },
    doubled: undefined,
    dismissDoubled: rest,
    submit,
    tap: () => void submit(),
    confirm: rest,
    cancel: rest,
    checkAgain: rest,
    seen: rest,
  };
  const { result, rerender } = renderHook(
    ({ key, draft = emptyContract, hasFailed = false }: Ticket) =>
      useAwaitedReview({ flow, draft, hasFailed, errors: key === undefined ? [] : [{ field: 'ticket', key }] }),
    { initialProps: first },
  );
  return {
    submit,
    show: rerender,
    isAwaited: () => result.current.isAwaited,
    tap: () => {
      result.current.flow.tap();
      rerender(first);
    },
  };
}

test.each(['error.noTerms', 'error.noPrice'] as const)(
  '18B a tap before the server has answered (%s) is shown as waiting, and opens the review once when the answer comes',
  (key) => {
    const { submit, show, tap, isAwaited } = begin({ key });
    expect(isAwaited()).toBe(false);
    tap();
    expect(isAwaited()).toBe(true);
    expect(submit).toHaveBeenCalledTimes(1);
    show({});
    expect(submit).toHaveBeenCalledTimes(2);
    expect(isAwaited()).toBe(false);
    show({ key });
    show({});
    expect(submit).toHaveBeenCalledTimes(2);
  },
);

test.each<[string, Ticket]>([
  ['a change of the ticket', { key: 'error.noTerms', draft: { ...emptyContract, sizeText: '2' } }],
  ['a reading that fails', { key: 'error.noTerms', hasFailed: true }],
])('18B %s drops the tap', (_what, next) => {
  const { submit, show, tap, isAwaited } = begin({ key: 'error.noTerms' });
  tap();
  show(next);
  expect(isAwaited()).toBe(false);
  show({ ...next, key: undefined, hasFailed: false });
  expect(submit).toHaveBeenCalledTimes(1);
});

test('18B a mistake of the person is told and never waits', () => {
  const { submit, show, tap, isAwaited } = begin({ key: 'error.sizeMissing' });
  tap();
  expect(isAwaited()).toBe(false);
  show({});
  expect(submit).toHaveBeenCalledTimes(1);
});
