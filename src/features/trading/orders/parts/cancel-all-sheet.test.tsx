import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { CancelAllSheet, type CancelAllView } from './cancel-all-sheet.tsx';

afterEach(cleanup);

const done: CancelAllView = { total: 4, done: 4, failures: [], isRunning: false, isSilent: false };

async function titleOf(progress: CancelAllView | undefined): Promise<string> {
  render(
    <MemoryRouter>
      <Suspense>
        <CancelAllSheet isOpen count={4} progress={progress} onStart={() => undefined} onClose={() => undefined} />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByRole('dialog', { hidden: true }, { timeout: 60_000 });
  return document.querySelector('[data-sheet-title]')?.textContent ?? '';
}

test('OE8: the sheet asks before it cancels, and no more once it has', async () => {
  expect(await titleOf(undefined)).toBe('Cancel 4 pending orders?');
  cleanup();
  expect(await titleOf(done)).toBe('Cancel all (4)');
  expect(screen.getByText('4 of 4 orders cancelled.')).toBeDefined();
});
