import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.ts';
import { UnreadableRows } from './unreadable-rows.tsx';

const note = vi.hoisted(() => ({ arrive: (): void => undefined }));
vi.mock('./unreadable-note.tsx', async () => {
  await new Promise<void>((resolve) => {
    note.arrive = resolve;
  });
  return { UnreadableNote: () => <p>Incomplete</p> };
});
afterEach(cleanup);

const missing = { unreadable: [{ id: '1', path: 'message[0]' }] };

test('R8 a sum that lacks rows has its mark before the note that says how many is there', async () => {
  await speak('en');
  render(
    <Suspense>
      <p>12 USDT</p>
      <UnreadableRows of={missing} kind="sum" />
    </Suspense>,
  );
  expect(screen.getByText('12 USDT')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'This part could not be loaded.' })).toBeTruthy();
  await vi.waitFor(() => {
    note.arrive();
    expect(screen.getByText('Incomplete')).toBeTruthy();
  });
  expect(screen.queryByRole('img')).toBeNull();
});
