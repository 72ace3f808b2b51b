import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { LossNotice } from './loss-notice.tsx';

afterEach(cleanup);

const show = (losses: number | undefined, onSeen = vi.fn<() => void>()) => {
  render(
    <MemoryRouter>
      <Suspense>
        <LossNotice losses={losses} onSeen={onSeen} />
      </Suspense>
    </MemoryRouter>,
  );
  return onSeen;
};

test('SO4 H25 LossNotice: a calm word after losses, one tap from a break, and it can be put away', async () => {
  const onSeen = show(5);
  expect((await screen.findByRole('status')).textContent).toContain('5 losses one after the other');
  expect(screen.getByRole('link', { name: 'Limits and breaks' }).getAttribute('href')).toBe(
    '/pages/setting/setting?section=limits',
  );
  screen.getByRole('button', { name: 'Understood' }).click();
  expect(onSeen).toHaveBeenCalledTimes(1);
});

test('SO4 LossNotice: nothing is said where there is nothing to say', () => {
  show(undefined);
  expect(screen.queryByRole('status')).toBeNull();
});
