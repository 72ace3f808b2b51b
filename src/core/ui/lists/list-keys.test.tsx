import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { listKeys } from './list-keys.ts';
import { OptionList } from './option-list.tsx';

afterEach(cleanup);

const pairs = ['BTC', 'ETH', 'SOL', 'TRX'];

function Choice({ onChange }: { readonly onChange: (id: string) => void }) {
  const [word, setWord] = useState('');
  const found = pairs.filter((id) => id.includes(word));
  return (
    <dialog open>
      <input type="search" value={word} onChange={(event) => setWord(event.target.value)} onKeyDown={listKeys} />
      <OptionList label="Pair" options={found.map((id) => ({ id, label: id }))} value="BTC" onChange={onChange} />
    </dialog>
  );
}
/** The list with the focus in its search field, and what is chosen in it. */
function opened() {
  const onChange = vi.fn<(id: string) => void>();
  render(<Choice onChange={onChange} />);
  const field = screen.getByRole('searchbox');
  field.focus();
  return { field, chosen: () => onChange.mock.calls.flat() };
}
const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('E22 listKeys: Enter takes the first row that was found, and none before a word is typed', () => {
  const { field, chosen } = opened();
  press('Enter');
  expect(chosen()).toEqual([]);
  fireEvent.change(field, { target: { value: 'T' } });
  press('Enter');
  fireEvent.change(field, { target: { value: 'X' } });
  press('Enter');
  expect(chosen()).toEqual(['BTC', 'TRX']);
});

test('E22 listKeys: arrows go from row to row and choose none, and Enter takes the row', () => {
  const { field, chosen } = opened();
  for (const row of ['BTC', 'ETH', 'SOL']) {
    press('ArrowDown');
    expect(document.activeElement).toBe(screen.getByLabelText(row));
  }
  press('ArrowUp');
  expect(chosen()).toEqual([]);
  press('Enter');
  expect(chosen()).toEqual(['ETH']);
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(field);
});
