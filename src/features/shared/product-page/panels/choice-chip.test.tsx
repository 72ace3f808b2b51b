import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ChoiceChip } from './choice-chip.tsx';

afterEach(cleanup);

const options = [
  { id: 'trades', label: 'Most trades' },
  { id: 'name', label: 'Name' },
] as const;

function Held() {
  const [value, setValue] = useState<'trades' | 'name'>('trades');
  return <ChoiceChip label="Sort" options={options} value={value} onChange={setValue} />;
}

test('A12 a chip says what is chosen, opens the choice, and closes it with the answer', async () => {
  render(
    <MemoryRouter>
      <Suspense fallback="waiting">
        <Held />
      </Suspense>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Sort: Most trades' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Name' }, { timeout: 60_000 }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Sort: Name' })).toBeTruthy();
});
