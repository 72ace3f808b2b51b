import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ChoiceField } from './choice-field.tsx';

afterEach(cleanup);

const pairs = ['BTC', 'ETH', 'SOL', 'SUI', 'TRX', 'UNI', 'XLM', 'XMR', 'XRP'];

async function opened(onChange: (id: string) => void): Promise<HTMLElement> {
  render(
    <MemoryRouter>
      <Suspense>
        <ChoiceField
          label="Compare with"
          options={pairs.map((id) => ({ id, label: id }))}
          value="BTC"
          onChange={onChange}
        />
      </Suspense>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /Compare with/ }, { timeout: 60_000 }));
  return screen.getByRole('searchbox');
}
const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = (): string | undefined => document.activeElement?.closest('label')?.textContent ?? undefined;

test('E22: what is typed is chosen with Enter, the first that is found', async () => {
  const onChange = vi.fn<(id: string) => void>();
  const field = await opened(onChange);
  field.focus();
  press('Enter');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'x' } });
  press('Enter');
  expect(onChange.mock.calls).toEqual([['TRX']]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('E22: arrows go from row to row and choose none, and Enter takes the row', async () => {
  const onChange = vi.fn<(id: string) => void>();
  const field = await opened(onChange);
  field.focus();
  for (const row of ['BTC', 'ETH', 'SOL']) {
    press('ArrowDown');
    expect(focused()).toBe(row);
  }
  press('ArrowUp');
  expect(focused()).toBe('ETH');
  expect(onChange).not.toHaveBeenCalled();
  press('Enter');
  expect(onChange.mock.calls).toEqual([['ETH']]);
});
