import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TabPanel, Tabs } from '../page/tabs.tsx';
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
