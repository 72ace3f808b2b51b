import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { AccountScope } from '../../../core/account/account-scope.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { TradingPort } from '../../../core/ports/trading-port.ts';
import { useHasPractice } from './use-has-practice.ts';

afterEach(cleanup);

function openPage(isAsked: boolean, answer: () => Promise<unknown>) {
  const spotOrders = vi.fn<() => Promise<unknown>>(answer);
  const ports = new Container();
  ports.bind(TradingPort).toConstantValue({ spotOrders } as unknown as TradingPort);
  const queries = new QueryClient();
  const { result } = renderHook(() => useHasPractice(isAsked, new AccountScope('moni', ports)), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  return { has: () => result.current, spotOrders };
}

test.each([
  ['has the call', undefined, true],
  ['has it for persons alone', 'session-expired', true],
  ['does not answer', 'no-answer', true],
  ['lacks the call', 'unavailable', false],
] as const)('W6 useHasPractice: nothing is known before the answer of a server that %s', async (_said, kind, has) => {
  const page = openPage(true, async () => {
    if (kind !== undefined) throw new AppError(kind, 'said');
    return { items: [] };
  });
  expect(page.has()).toBeUndefined();
  await waitFor(() => expect(page.has()).toBe(has));
});

test('W6 useHasPractice: where it is known, or no page of practice stands, nothing is asked', () => {
  const page = openPage(false, () => Promise.resolve());
  expect([page.has(), page.spotOrders.mock.calls]).toEqual([true, []]);
});
