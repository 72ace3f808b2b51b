import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '../../errors/app-error.ts';
import { ErrorState, SkeletonRows } from './list-state.tsx';

afterEach(cleanup);

test('4.2 SkeletonRows: as many rows as will stand there, each as high as it will be', async () => {
  render(
    <Suspense>
      <SkeletonRows count={3} height={72} />
    </Suspense>,
  );
  const rows = await screen.findByRole('status', { name: 'Loading' }, { timeout: 60_000 });
  expect([rows.children.length, rows.style.getPropertyValue('--row')]).toEqual([3, '72px']);
});

test.each([
  [
    'src/core/ui/lists/list-state.module.css',
    /\.skeleton \{[^}]*animation: appear 0ms linear 200ms both;/,
    'visibility: hidden',
  ],
  ['src/app/router.module.css', /\.loading::after \{[^}]*animation: arrive 0ms 200ms both;/, 'opacity: 0'],
])('4.2 %s: what says that something is on its way is not seen for the first 200 ms', (path, animated, before) => {
  const styles = readFileSync(path, 'utf8');
  expect(styles).toMatch(animated);
  expect(styles).toMatch(new RegExp(`@keyframes (?:appear|arrive) \\{\\s*from \\{\\s*${before};\\s*\\}`));
  if (path.includes('list-state')) expect(styles).toMatch(/\.row \{[^}]*height: var\(--row\);/);
});

test.each([
  ['unavailable', 'Not offered here.', 0, 0],
  ['no-answer', 'No answer came.', 1, 0],
  ['not-loaded', 'This part could not be loaded. Reload the page.', 1, 1],
] as const)('W6 18B ErrorState: %s offers only what can help', async (kind, words, tries, reloads) => {
  render(
    <Suspense>
      <ErrorState error={new AppError(kind, '')} onRetry={() => undefined} />
    </Suspense>,
  );
  expect(await screen.findByText(words, {}, { timeout: 60_000 })).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(tries);
  expect(screen.queryAllByRole('button', { name: 'Reload the page' })).toHaveLength(reloads);
});
