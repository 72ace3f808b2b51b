import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SubmitButton } from './submit-button.tsx';

const network = vi.hoisted(() => ({ isOffline: false }));
vi.mock('../../../../core/session/use-offline.ts', () => ({ useOffline: () => network.isOffline }));
afterEach(() => {
  cleanup();
  network.isOffline = false;
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
  [undefined, true],
  ['checking', false],
  ['unknown', false],
] as const)(
  'without a network one line speaks: with an order that is %s the button says it (%s)',
  async (busy, isSaid) => {
    network.isOffline = true;
    render(
      <Suspense>
        <SubmitButton side="buy" what="BTC" isClosed={false} busy={busy} />
      </Suspense>,
    );
    const button = await screen.findByRole<HTMLButtonElement>('button', {}, { timeout: 60_000 });
    // Whatever is said, nothing can be sent.
    expect(button.disabled).toBe(true);
    expect(screen.queryByText(/^You are offline/) !== null).toBe(isSaid);
  },
);
