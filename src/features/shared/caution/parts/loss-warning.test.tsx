import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { LossWarning, withLossWarning } from './loss-warning.tsx';

afterEach(cleanup);

test('H3 the possible loss stands on the page in one line, which opens the whole text', async () => {
  render(
    <MemoryRouter>
      <Suspense fallback="waiting">
        <LossWarning />
      </Suspense>
    </MemoryRouter>,
  );
  const line = await screen.findByRole(
    'button',
    { name: /lose everything.*No yield is guaranteed/ },
    { timeout: 60_000 },
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(line);
  expect(screen.getByRole('dialog', { name: 'Risk' }).textContent).toContain('unlikely to be protected');
});

test('H3 among offers the warning follows the first of them, once; where there is none, nothing can be lost', async () => {
  const cards = ['One', 'Two', 'Three'].map((name) => <li key={name}>{name}</li>);
  render(
    <MemoryRouter>
      <Suspense fallback="waiting">
        <ul>{withLossWarning(cards)}</ul>
        <ol>{withLossWarning([])}</ol>
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: /lose everything/ }, { timeout: 60_000 });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'One',
    expect.stringContaining('lose everything'),
    'Two',
    'Three',
  ]);
});
