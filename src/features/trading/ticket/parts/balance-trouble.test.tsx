import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '../../../../core/errors/app-error.ts';
import { BalanceTrouble } from './balance-trouble.tsx';

afterEach(cleanup);

test.each([
  ['unavailable', 'Not offered here.', 0],
  ['no-answer', 'No answer came.', 1],
] as const)('W6 BalanceTrouble: %s offers to try again only where that can help', async (kind, words, tries) => {
  render(
    <Suspense>
      <BalanceTrouble error={new AppError(kind, '')} onRetry={() => undefined} />
    </Suspense>,
  );
  expect(await screen.findByText(words, {}, { timeout: 60_000 })).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(tries);
});
