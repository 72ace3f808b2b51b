import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { AppError } from '../../../core/errors/app-error.ts';
import type { JournalRecords } from '../model/record-reading.ts';
import JournalScreen from './journal-screen.tsx';

const read: JournalRecords = {
  results: [],
  spotOrders: [],
  isWhole: true,
  missing: [],
  lacking: {},
  isSpotLeftOut: false,
};
let records: JournalRecords | undefined = read;
vi.mock('../operations/use-journal-records.ts', () => ({
  useJournalRecords: () => ({
    records,
    isReading: false,
    progress: { read: 0, total: undefined },
    stop: () => undefined,
    goOn: () => undefined,
    figures: () => new Promise(() => undefined),
  }),
}));
vi.mock('../operations/use-result-notes.ts', () => ({ useResultNotes: () => ({ results: [], tag: undefined }) }));
vi.mock('../operations/use-period-results.ts', () => ({ usePeriodResults: () => undefined }));
vi.mock('../../../core/account/use-account.ts', async (original) => ({
  ...(await original<object>()),
  useAccount: () => ({ id: 'live' }),
}));
vi.mock('../../../core/time/read-times.ts', async (original) => ({
  ...(await original<object>()),
  useReadTimes: () => ({ server: () => undefined, best: () => Date.UTC(2026, 0, 15) }),
}));

beforeEach(() => {
  records = read;
});
afterEach(cleanup);

test('A7 a journal that could not be read keeps its period, figures and calendar, each figure unknown and none zero', async () => {
  const error = new AppError('no-answer', 'no answer');
  records = { ...read, isWhole: false, missing: [{ id: 'spot', read: 0, end: 'failed', error }] };
  await showScreen(JournalScreen, '/journal');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Month' })).toBeTruthy();
  expect(screen.getByRole('table')).toBeTruthy();
  expect(screen.getByText('Win rate').nextElementSibling?.textContent).toBe('—Could not be read.');
  expect(screen.getByRole('region', { name: 'Result after fees' }).textContent).toContain('—');
  expect(document.body.textContent).not.toMatch(/\b0\b(?! records)/);
});

test('A7 a journal that is being read has its period, figures and calendar already, and no figure in them', async () => {
  records = undefined;
  await showScreen(JournalScreen, '/journal');
  expect(screen.getByRole('radio', { name: 'Month' })).toBeTruthy();
  expect(screen.getByRole('table')).toBeTruthy();
  expect(screen.getByText('Win rate').nextElementSibling?.textContent).toBe('…');
  expect(screen.queryByText(/Could not be read/)).toBeNull();
});

test('A7 a journal without a closed trade says so, and shows no figures', async () => {
  await showScreen(JournalScreen, '/journal');
  expect(screen.getByText('No closed trades yet.')).toBeTruthy();
  expect(screen.queryByText('Win rate')).toBeNull();
});
