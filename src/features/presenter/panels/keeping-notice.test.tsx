import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { KeepingNotice } from './keeping-notice.tsx';

const state = vi.hoisted(() => ({ keeping: 'kept' as string, lived: undefined as number | undefined }));
vi.mock('../data/presenter-state.ts', () => ({ usePresenterState: () => ({ state, isFresh: true }) }));
afterEach(cleanup);

test('R6 while a long sleep is lived through the notice says how far it has come, and goes with it', async () => {
  const notice = () => (
    <Suspense fallback={undefined}>
      <KeepingNotice />
    </Suspense>
  );
  state.lived = 42;
  const { rerender } = render(notice());
  expect((await screen.findByRole('status')).textContent).not.toBe('');
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('42');
  state.lived = undefined;
  rerender(notice());
  expect(screen.queryByRole('status')).toBeNull();
});
