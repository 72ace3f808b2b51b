import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { tellReach } from '../../../../core/query/reach.ts';
import { SubmitButton } from './submit-button.tsx';

vi.mock('../../../../core/session/use-offline.ts', () => ({ useOffline: () => false }));
afterEach(() => {
  cleanup();
  tellReach({ isSilent: false, oldestAt: undefined });
});

test.each([true, false])(
  'MK4: a market that is closed (%s) decides whether an order can be placed',
  async (isClosed) => {
    render(
      <Suspense>
        <SubmitButton side="buy" what="BTC" isClosed={isClosed} busy={undefined} />
      </Suspense>,
    );
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Buy BTC' }, { timeout: 60_000 });
    expect(button.disabled).toBe(isClosed);
  },
);

test.each([
  ['buy', 'Buy 0.015 BTC'],
  ['sell', 'Sell 0.015 BTC'],
] as const)('OE1: the button to %s names the side, the units and the coin', async (side, name) => {
  render(
    <Suspense>
      <SubmitButton side={side} what="0.015 BTC" isClosed={false} busy={undefined} />
    </Suspense>,
  );
  expect(await screen.findByRole('button', { name }, { timeout: 60_000 })).toBeDefined();
});

test.each([
  ['does not answer', false, 'What you send may stay without an answer.'],
  ['has answered nothing of this visit', true, 'No order is placed on old figures.'],
])('E20: beside the button stands that a server %s; on old figures it rests', async (_state, isOld, words) => {
  if (isOld) tellReach({ oldestAt: 0 });
  render(
    <Suspense>
      <SubmitButton side="buy" what="BTC" isClosed={false} busy={undefined} />
    </Suspense>,
  );
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Buy BTC' }, { timeout: 60_000 });
  expect([button.disabled, button.getAttribute('aria-describedby')]).toEqual([false, null]);
  act(() => tellReach({ isSilent: true }));
  expect(button.disabled).toBe(isOld);
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(`The platform is not answering. ${words}`);
  act(() => tellReach({ isSilent: false, oldestAt: undefined }));
  expect([button.disabled, button.getAttribute('aria-describedby')]).toEqual([false, null]);
});
