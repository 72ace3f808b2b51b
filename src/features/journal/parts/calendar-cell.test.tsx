import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { amount } from '../../../core/money/amount.ts';
import { CalendarCell } from './calendar-cell.tsx';

afterEach(cleanup);

test('T8: a day is read out with the sum that is written wherever it stands, rounded by the one rule', async () => {
  const named = async (net: string, currency: string): Promise<string | undefined> => {
    render(
      <Suspense>
        <CalendarCell
          label="5"
          date="5 January"
          sums={{ net: amount(net), count: 2, unknown: 0 }}
          currency={currency}
          isMasked={false}
          onChoose={() => undefined}
        />
      </Suspense>,
    );
    const name = (await screen.findByRole('button', {}, { timeout: 60_000 })).getAttribute('aria-label');
    cleanup();
    return name?.replaceAll('\u00a0', ' ');
  };
  expect(await named('-20.13479212', 'USDT')).toBe('5 January: -20.14 USDT, results: 2');
  expect(await named('1234.5', 'USDT')).toBe('5 January: 1,234.50 USDT, results: 2');
});
