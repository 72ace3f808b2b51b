import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ListChoice } from './list-choice.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const options = [
  { id: '0.1', label: '0.1' },
  { id: '10', label: '10' },
] as const;

function Held() {
  const [value, setValue] = useState<'0.1' | '10'>('0.1');
  return <ListChoice label="Group prices by" options={options} value={value} onChange={setValue} />;
}

const show = (isDesktop: boolean): void => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isDesktop }));
  render(
    <MemoryRouter>
      <Suspense fallback="waiting">
        <Held />
      </Suspense>
    </MemoryRouter>,
  );
};

test('ListChoice: on a phone a sheet opens with the choice, and closes with the answer', async () => {
  show(false);
  const button = await screen.findByRole('button', { name: 'Group prices by: 0.1' }, { timeout: 60_000 });
  // The sheet is fetched when it is first wanted.
  await act(async () => fireEvent.click(button));
  fireEvent.click(await screen.findByRole('radio', { name: '10' }, { timeout: 60_000 }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Group prices by: 10' })).toBeTruthy();
});

test('ListChoice: on a desktop a list opens below the button', async () => {
  show(true);
  const list = await screen.findByRole('combobox', { name: 'Group prices by' }, { timeout: 60_000 });
  fireEvent.change(list, { target: { value: '10' } });
  expect(list).toHaveProperty('value', '10');
});
