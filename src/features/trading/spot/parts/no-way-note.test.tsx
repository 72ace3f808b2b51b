import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { tellReach } from '../../../../core/query/reach.ts';
import { SubmitButton } from './submit-button.tsx';
import { LaterNoWayNote } from '../../orders/parts/later-no-way-note.ts';

vi.mock('../../../../core/session/use-offline.ts', () => ({ useOffline: () => false }));

const words = 'The platform is not answering. What you send may stay without an answer.';

afterEach(() => {
  cleanup();
  tellReach({ isSilent: false });
});

test('E20: while a server does not answer, it is said; with the next answer nothing is left', async () => {
  tellReach({ isSilent: true });
  await act(async () => void render(<LaterNoWayNote id="note" />));
  expect((await screen.findByRole('status')).textContent).toBe(words);
  act(() => tellReach({ isSilent: false }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('E20: it stands beside the button of an order, which still sends', async () => {
  tellReach({ isSilent: true });
  render(
    <Suspense>
      <SubmitButton side="buy" what="BTC" isClosed={false} busy={undefined} />
    </Suspense>,
  );
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Buy BTC' })).disabled).toBe(false);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('E20: on figures of an earlier visit the button rests, and the line is its description', async () => {
  tellReach({ isSilent: true, oldestAt: 0 });
  render(
    <Suspense>
      <SubmitButton side="buy" what="BTC" isClosed={false} busy={undefined} />
    </Suspense>,
  );
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Buy BTC' });
  expect(button.disabled).toBe(true);
  const note = await screen.findByText('The platform is not answering. No order is placed on old figures.');
  expect(button.getAttribute('aria-describedby')).toBe(note.id);
  act(() => tellReach({ isSilent: false, oldestAt: undefined }));
  expect(button.disabled).toBe(false);
});
