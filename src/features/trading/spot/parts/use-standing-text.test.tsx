import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { sampleOrder } from '../../../../../tests/support/ticket-samples.ts';
import { price, quantity } from '../../../../core/money/amount.ts';
import { useStandingText } from './use-standing-text.ts';

afterEach(cleanup);

const wrapper = ({ children }: { readonly children: ReactNode }) => <Suspense>{children}</Suspense>;

test('T8: a rung of a ladder says its average fill at the step of the pair, as the receipt does', async () => {
  const filled = { ...sampleOrder, status: 'filled', fillPrice: price('60010.58629206') } as const;
  const { result } = renderHook(() => useStandingText(filled, price('0.1')), { wrapper });
  await waitFor(() => expect(result.current).toBe('Filled at 60,010.6'), { timeout: 60_000 });
});

test('ladder: what waits says nothing until a part of it has filled', async () => {
  const { result, rerender } = renderHook((order) => useStandingText(order, undefined), {
    wrapper,
    initialProps: { ...sampleOrder, filledQuantity: quantity('0.05') },
  });
  await waitFor(() => expect(result.current).toMatch(/partly/i), { timeout: 60_000 });
  rerender({ ...sampleOrder, filledQuantity: quantity('0') });
  expect(result.current).toBeUndefined();
});
