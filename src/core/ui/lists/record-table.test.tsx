import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DecimalText } from '../../money/amount.ts';
import { TabPanel, Tabs } from '../page/tabs.tsx';
import { speak } from '../../i18n/i18n.ts';
import { ReadPart } from './read-part.ts';
import { RecordTable, type TableColumn } from './record-table.tsx';

afterEach(cleanup);

interface Row {
  readonly id: string;
}
const columns: readonly TableColumn<Row>[] = [
  { id: 'name', label: 'Name', render: ({ id }) => id },
  { id: 'acts', label: 'Actions', render: ({ id }) => <button type="button">{`Close ${id}`}</button> },
];
const items = [{ id: 'open', label: 'Positions' }] as const;

function Panel({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <>
      <Tabs label="Orders" items={items} selected="open" onSelect={() => undefined} panelId="orders" />
      <TabPanel id="orders" label="Positions">
        {rows.length === 0 ? <p>None</p> : <RecordTable label="Positions" columns={columns} rows={rows} />}
      </TabPanel>
    </>
  );
}
const rows = (...ids: readonly string[]): readonly Row[] => ids.map((id) => ({ id }));
const focused = (): string => document.activeElement?.textContent ?? '';

test('a row that goes hands the focus of the keyboard to the row beside it, and the last one to the tab', () => {
  const { rerender } = render(<Panel rows={rows('1', '2')} />);
  screen.getByText('Close 1').focus();
  rerender(<Panel rows={rows('2')} />);
  expect(focused()).toBe('Close 2');
  rerender(<Panel rows={rows()} />);
  expect(focused()).toBe('Positions');
});

test('a row that goes takes no focus from elsewhere', () => {
  const { rerender } = render(<Panel rows={rows('1', '2')} />);
  screen.getByText('Close 2').focus();
  rerender(<Panel rows={rows('2')} />);
  expect(focused()).toBe('Close 2');
});

interface Figured extends Row {
  readonly figure: string;
}
const figures: readonly TableColumn<Figured>[] = [
  { id: 'name', label: 'Name', render: ({ id }) => id },
  { id: 'figure', label: 'Figure', sortBy: (row) => ({ figure: row.figure as DecimalText }), render: () => undefined },
];
const table = (...pairs: readonly (readonly [string, string])[]) => (
  <RecordTable label="Records" columns={figures} rows={pairs.map(([id, figure]) => ({ id, figure }))} />
);
const names = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const head = (): HTMLElement => screen.getByRole('columnheader', { name: 'Figure' });

test('an order says its direction, and holds for rows that come in', () => {
  const { rerender } = render(table(['a', '1'], ['b', '3']));
  fireEvent.click(screen.getByRole('button', { name: 'Figure' }));
  expect([head().getAttribute('aria-sort'), names()]).toEqual(['descending', ['b', 'a']]);
  rerender(table(['c', '2'], ['a', '1'], ['b', '3']));
  expect(names()).toEqual(['b', 'c', 'a']);
});

test('while the pointer is among ordered rows none moves under it', () => {
  const { rerender } = render(table(['a', '1'], ['b', '3']));
  fireEvent.click(screen.getByRole('button', { name: 'Figure' }));
  fireEvent.pointerEnter(screen.getByText('a'));
  rerender(table(['a', '5'], ['b', '3']));
  expect(names()).toEqual(['b', 'a']);
  fireEvent.pointerLeave(screen.getAllByRole('rowgroup')[1] ?? head());
  expect(names()).toEqual(['a', 'b']);
});

test('an order of a list that was not read to its end says of how many it is', async () => {
  await speak('en');
  render(<ReadPart value={20}>{table(['a', '1'], ['b', '3'])}</ReadPart>);
  expect(screen.queryByRole('status')).toBeNull();
  await act(() => fireEvent.click(screen.getByRole('button', { name: 'Figure' })));
  expect((await screen.findByRole('status', {}, { timeout: 60_000 })).textContent).toContain('20');
});
