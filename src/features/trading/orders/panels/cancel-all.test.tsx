import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { CancelAll } from './cancel-all.tsx';

vi.mock('../data/after-write.ts', () => ({ useRefreshAccount: () => async () => undefined }));
const pauses: (() => void)[] = [];
const pause = (): Promise<void> => new Promise((over) => pauses.push(over));
vi.mock('../../../../core/time/device-time.ts', () => ({ usePause: () => pause }));

afterEach(cleanup);

test('T11 cancelling all: that no answer came yet is told, and no longer once the next one is asked for', async () => {
  const answers: (() => void)[] = [];
  const cancel = vi.fn<() => Promise<undefined>>(() => new Promise((answer) => answers.push(() => answer(undefined))));
  render(
    <MemoryRouter>
      <Suspense>
        <CancelAll orders={[{ id: '1' }, { id: '2' }]} isAll cancel={cancel} nameOf={({ id }) => id} />
      </Suspense>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel all (2)' }, { timeout: 60_000 }));
  const dialog = await screen.findByRole('dialog', {}, { timeout: 60_000 });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel all (2)' }));
  const told = (): boolean => screen.queryByText('No answer yet. Checking…') !== null;
  await screen.findByRole('status');
  expect(told()).toBe(false);
  // What sends may still be on its way when the sheet says that it is busy.
  await vi.waitFor(() => expect(pauses).not.toEqual([]));
  await act(async () => pauses.splice(0).forEach((over) => over()));
  expect(told()).toBe(true);
  await act(async () => answers.splice(0).forEach((answer) => answer()));
  expect([told(), cancel.mock.calls.length]).toEqual([false, 2]);
});
