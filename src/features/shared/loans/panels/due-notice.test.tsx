import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Loan } from '../../../../core/domain/finance/loan.ts';
import { Preferences } from '../../../../core/preferences/preferences.ts';
import { sampleLoan } from '../../../../../tests/support/loan-samples.ts';
import { PreferencesContext } from '../../../../core/preferences/use-preferences.ts';
import { DueNotice } from './due-notice.tsx';

const hour = 3_600_000;
const now = 1_800_000_000_000;
const lent: Loan = {
  ...sampleLoan,
  id: '7',
  orderNumber: 'L0007',
  startsAt: undefined,
  endsAt: undefined,
  endsAtMs: now + 100 * hour,
};

let loans: readonly Loan[] | undefined;
vi.mock('../data/own-loans.ts', () => ({ useNewestLoans: () => ({ data: loans }) }));
vi.mock('../../../../core/time/use-server-now.ts', () => ({ useServerNow: () => 1_800_000_000_000 }));
vi.mock('../../../../core/config/use-runtime-config.ts', () => ({
  useRuntimeConfig: () => ({ products: { borrowing: true } }),
}));
vi.mock('../../../../core/ui/money/money-text.tsx', () => ({ MoneyText: ({ value }: { value: string }) => value }));

afterEach(cleanup);

const show = (rows: readonly Loan[] | undefined, tellDue = true): void => {
  loans = rows;
  const preferences = new Preferences();
  preferences.change({ tellDue });
  render(
    <PreferencesContext value={preferences}>
      <MemoryRouter>
        <Suspense>
          <DueNotice />
        </Suspense>
      </MemoryRouter>
    </PreferencesContext>,
  );
};

test.each([
  [72 * hour, 'Due within three days.'],
  [24 * hour, 'Due within a day.'],
  [hour, 'Due within an hour.'],
])('LN2 with %i ms left the assets remind of the loan, with what is due and the way to repay', async (left, words) => {
  show([{ ...lent, endsAtMs: now + left }]);
  expect(await screen.findByText('You have an open loan', {}, { timeout: 60_000 })).toBeTruthy();
  expect(screen.getByText(new RegExp(words)).textContent).toContain('507500');
  expect(screen.getByRole('link').getAttribute('href')).toContain('id=7');
});

test('LN2 a loan that is late is told for as long as it is', async () => {
  show([{ ...lent, status: 'overdue', endsAtMs: now - 80 * hour }]);
  expect(await screen.findByText('Your loan is overdue')).toBeTruthy();
});

test('LN2 nothing is said while there is time, nor of what is settled', () => {
  show([lent, { ...lent, id: '6', status: 'settled', endsAtMs: now }]);
  expect(document.body.textContent).toBe('');
  cleanup();
  show(undefined);
  expect(document.body.textContent).toBe('');
});

test('E35 LN2 who does not want to be reminded is told of a late loan alone', async () => {
  show([{ ...lent, status: 'overdue', endsAtMs: now - 80 * hour }], false);
  expect(await screen.findByText('Your loan is overdue', {}, { timeout: 60_000 })).toBeTruthy();
  cleanup();
  show([{ ...lent, endsAtMs: now + hour }], false);
  expect(document.body.textContent).toBe('');
});
