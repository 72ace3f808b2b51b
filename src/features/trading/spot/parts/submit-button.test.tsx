import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SubmitButton } from './submit-button.tsx';

vi.mock('../../../../core/session/use-offline.ts', () => ({ useOffline: () => false }));
afterEach(cleanup);

test.each([true, false])(
  'MK4: a market that is closed (%s) decides whether an order can be placed',
  async (isClosed) => {
    render(
      <Suspense>
        <SubmitButton side="buy" what="BTC" isClosed={isClosed} busy={undefined} />
      </Suspense>,
    );
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Buy BTC' }, { timeout: 10_000 });
    expect(button.disabled).toBe(isClosed);
  },
);
