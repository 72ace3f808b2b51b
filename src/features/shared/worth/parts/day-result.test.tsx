import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { amount, rate } from '../../../../core/money/amount.ts';
import { DayResultLine } from './day-result.tsx';

vi.mock('../../../../core/preferences/use-preferences.ts', () => ({ usePreferences: () => ({ hideAmounts: false }) }));

afterEach(cleanup);

test.each([
  ['8.126', '+USD 8.12'],
  ['-8.121', '-USD 8.13'],
])('T8 the day’s result %s is told as %s, never better than it is', async (value, told) => {
  const today = { kind: 'result', since: 0, value: amount(value), percent: rate('1') } as const;
  render(
    <Suspense>
      <DayResultLine today={today} fiat={{ code: 'USD', valueOf: (sum) => sum }} />
    </Suspense>,
  );
  expect((await screen.findByText(/1\.00%/)).textContent.replaceAll('\u00a0', ' ')).toContain(told);
});
