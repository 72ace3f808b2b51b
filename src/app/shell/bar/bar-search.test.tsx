import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sheetOpened } from '../../../core/ui/sheets/open-sheets.ts';
import { BarSearch } from './bar-search.tsx';

/** The field as it is on its way: what it will be given when it comes. */
const field = vi.hoisted(() => ({ isOpen: false, typed: '' }));
vi.mock('../../../core/ui/when-wanted.tsx', () => ({
  whenWanted: () => (props: typeof field) => {
    Object.assign(field, props);
    return undefined;
  },
}));
vi.mock('../../../core/i18n/use-text.ts', () => ({ useText: () => (key: string) => key }));
afterEach(cleanup);

/** False where the key was kept from the page. */
const press = (key: string, options: object = {}): boolean => fireEvent.keyDown(document.body, { key, ...options });
const type = (text: string): readonly boolean[] => text.split('').map((key) => press(key));

test('E26: what is typed while the field of Ctrl+K is on its way stands in it, and reaches nothing else', () => {
  const onPage = vi.fn<() => void>();
  window.addEventListener('keydown', onPage);
  render(<BarSearch />);
  expect(type('a')).toEqual([true]);
  press('k', { ctrlKey: true });
  onPage.mockClear();
  expect(type('eth')).toEqual([false, false, false]);
  expect(field).toMatchObject({ isOpen: true, typed: 'eth' });
  expect(onPage).not.toHaveBeenCalled();
  // It has come, and takes the keys itself.
  const close = sheetOpened(document.createElement('div'));
  expect(type('x')).toEqual([true]);
  expect(field.typed).toBe('eth');
  close();
  window.removeEventListener('keydown', onPage);
});

test('E26: a field that does not come gives the keys back, and each opening begins empty', () => {
  render(<BarSearch />);
  press('k', { ctrlKey: true });
  type('b');
  press('Escape');
  expect(field.isOpen).toBe(false);
  const now = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(10_000);
  fireEvent.click(screen.getByRole('button'));
  expect(field).toMatchObject({ isOpen: true, typed: '' });
  now.mockReturnValue(14_000);
  expect(type('b')).toEqual([true]);
  expect(field.typed).toBe('');
  now.mockRestore();
});
