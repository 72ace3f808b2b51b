import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '../../../../core/errors/app-error.ts';
import { loadTexts } from '../../../../core/i18n/i18n.ts';
import { isRunKept } from '../data/kept-run.ts';
import { CancelAll } from './cancel-all.tsx';
import { LeftRun } from './left-run.tsx';

vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: 'live' }) }));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true, userId: '1' }) }));
vi.mock('../data/after-write.ts', () => ({ useRefreshAccount: () => async () => undefined }));
const pauses: (() => void)[] = [];
const pause = (): Promise<void> => new Promise((over) => pauses.push(over));
vi.mock('../../../../core/time/device-time.ts', () => ({ usePause: () => pause }));

const told = vi.hoisted(() => vi.fn<(text: string) => void>());
vi.mock('../../../../core/ui/notify.ts', () => ({ notify: { problem: told } }));

beforeAll(() => loadTexts(['trading', 'records', 'shared']));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  told.mockClear();
});

/** Lets what has arrived meanwhile be drawn. */
const drawn = (): Promise<void> => act(async () => void (await new Promise((over) => void setTimeout(over, 50))));

type Cancel = (id: string) => Promise<AppError | undefined>;

/** Two orders; gives back what asks for all of them to be cancelled, and says yes. */
function show(cancel: Cancel): () => Promise<void> {
  render(
    <MemoryRouter>
      <Suspense>
        <CancelAll product="spot" orders={[{ id: '1' }, { id: '2' }]} isAll cancel={cancel} nameOf={({ id }) => id} />
      </Suspense>
    </MemoryRouter>,
  );
  return async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel all (2)' }, { timeout: 60_000 }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 60_000 });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel all (2)' }));
  };
}

test('T11 cancelling all: that no answer came yet is told, and no longer once the next one is asked for', async () => {
  const answers: (() => void)[] = [];
  const cancel = vi.fn<() => Promise<undefined>>(() => new Promise((answer) => answers.push(() => answer(undefined))));
  await show(cancel)();
  const isTold = (): boolean => screen.queryByText('No answer yet. Checking…') !== null;
  await screen.findByRole('status');
  expect(isTold()).toBe(false);
  // What sends may still be on its way when the sheet says that it is busy.
  await vi.waitFor(() => expect(pauses).not.toEqual([]));
  await act(async () => pauses.splice(0).forEach((over) => over()));
  expect(isTold()).toBe(true);
  await act(async () => answers.splice(0).forEach((answer) => answer()));
  expect([isTold(), cancel.mock.calls.length]).toEqual([false, 2]);
  // One that has no end would still go on in the next test.
  await act(async () => answers.splice(0).forEach((answer) => answer()));
});

test('OE8: cancelling all goes on below a sheet that is closed in the middle; what stays is told, and the next time is asked about anew', async () => {
  const answers: ((failure: AppError | undefined) => void)[] = [];
  const cancel = vi.fn<() => Promise<AppError | undefined>>(() => new Promise((answer) => answers.push(answer)));
  const start = show(cancel);
  const answer = async (failure: AppError | undefined): Promise<void> => {
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers.shift()?.(failure));
  };
  await start();
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  await answer(undefined);
  await answer(new AppError('server', 'No.'));
  expect(told.mock.calls).toEqual([['1 of 2 orders cancelled.']]);
  await start();
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledTimes(3));
  await answer(undefined);
  await answer(undefined);
});

/** What the next page of this tab tells, with what the one before has kept. */
async function showNextPage(kept: Readonly<Record<string, string>>): Promise<void> {
  cleanup();
  for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, text);
  for (const memoryKey of Object.keys(kept)) render(<LeftRun memoryKey={memoryKey} isOpen={false} text="cancelLeft" />);
  await drawn();
}

test('OE8: of cancelling all whose page goes in the middle the next one says how far it came, once', async () => {
  const answers: ((failure: AppError | undefined) => void)[] = [];
  const cancel = vi.fn<() => Promise<AppError | undefined>>(() => new Promise((answer) => answers.push(answer)));
  await show(cancel)();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers.shift()?.(undefined));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const kept = Object.fromEntries(Object.entries(sessionStorage)) as Readonly<Record<string, string>>;
  // The page that goes hears nothing more; this one has to end.
  await act(async () => answers.shift()?.(undefined));
  expect(sessionStorage).toHaveLength(0);
  const text =
    'Cancelling stopped: 1 of 2 orders cancelled. One may still follow; the rest were not asked for. Check your orders.';
  expect(Object.keys(kept)).toHaveLength(1);
  await showNextPage(kept);
  expect(told.mock.calls).toEqual([[text]]);
  expect(Object.keys(kept).map(isRunKept)).toEqual([false]);
});

test('OE8: cancelling all that goes on while its list is away tells nothing on return, and is not begun twice', async () => {
  const answers: (() => void)[] = [];
  const cancel = vi.fn<() => Promise<undefined>>(() => new Promise((answer) => answers.push(() => answer(undefined))));
  await show(cancel)();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  cleanup();
  show(cancel);
  await drawn();
  expect(screen.queryByRole('button', { name: 'Cancel all (2)' })).toBeNull();
  await act(async () => answers.shift()?.());
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers.shift()?.());
  expect([told.mock.calls, cancel.mock.calls.length]).toEqual([[], 2]);
});
