import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Page } from '../../../../core/domain/page.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { exportTable } from '../model/export-file.ts';
import { ExportSheet } from './export-sheet.tsx';

interface Row {
  readonly id: string;
}
type Answer = (page: Page<Row> | AppError) => void;

/** Requested pages without an answer. */
let asked: Answer[] = [];
let pages: number[] = [];
const files: { readonly name: string; readonly text: Promise<string> }[] = [];

const page = (from: number, total: number): Page<Row> => ({
  items: [{ id: `${from}` }, { id: `${from - 1}` }],
  hasMore: from > 2,
  total,
});

async function answer(with_: Page<Row> | AppError): Promise<void> {
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked.shift()?.(with_);
}

function open(): void {
  const table = exportTable<Row>({
    kind: 'spot-orders',
    origin: { account: 'moni', isDemo: false, serverZone: 'UTC' },
    columns: () => [{ name: 'order_id', cell: ({ id }) => id }],
    read: (number) =>
      new Promise((resolve, reject) => {
        pages.push(number);
        asked.push((told) => (told instanceof AppError ? reject(told) : resolve(told)));
      }),
  });
  render(
    <MemoryRouter>
      <Suspense>
        <ExportSheet table={table} now={() => Date.UTC(2026, 0, 2, 3, 4, 5)} onClose={() => undefined} />
      </Suspense>
    </MemoryRouter>,
  );
}

const found = (words: string) => screen.findByText(words, {}, { timeout: 60_000 });

beforeEach(() => {
  asked = [];
  pages = [];
  files.length = 0;
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    if (given instanceof Blob) blob = given;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    files.push({ name: this.download, text: blob.text() });
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('ExportSheet', () => {
  test('E12 ExportSheet: tells how far it is, and gives a whole file away', async () => {
    open();
    await found('0 read so far');
    await answer(page(4, 4));
    await found('2 of 4 read');
    expect(screen.queryByText('Save the file')).toBeNull();
    await answer(page(2, 4));
    await found('Ready. Records: 4');
    fireEvent.click(screen.getByText('Save the file'));
    expect(files[0]?.name).toBe('PRACTICE_spot-orders_20260102T030405Z.csv');
    const lines = (await files[0]?.text)?.trim().split('\r\n');
    expect(lines).toEqual(['mode,real_money,order_id', ...[4, 3, 2, 1].map((id) => `practice,no,${id}`)]);
  });

  test('E12 ExportSheet: stopped at once, it gives what is there with a mark, or goes on where it stood', async () => {
    open();
    await answer(page(4, 4));
    await found('2 of 4 read');
    fireEvent.click(screen.getByText('Stop'));
    await found('You stopped the reading.');
    fireEvent.click(screen.getByText('Save what is there'));
    expect(files[0]?.name).toBe('PRACTICE_spot-orders_20260102T030405Z_INCOMPLETE.csv');
    expect(await files[0]?.text).toContain('INCOMPLETE: 2 rows were read; older ones are missing');
    asked = [];
    fireEvent.click(screen.getByText('Go on'));
    await answer(page(2, 4));
    await found('Ready. Records: 4');
    expect(pages).toEqual([1, 2, 2]);
  });

  test('E12 ExportSheet: a page that fails keeps what was read and says that it is not whole', async () => {
    open();
    await answer(page(4, 4));
    await answer(new AppError('server', 'The house is on fire.'));
    await found('The house is on fire.');
    expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('Records read: 2.');
    expect(screen.queryByText('Save the file')).toBeNull();
    fireEvent.click(screen.getByText('Try again'));
    await answer(page(2, 4));
    await found('Ready. Records: 4');
  });

  test('W6 ExportSheet: what the server lacks is not asked for again', async () => {
    open();
    await answer(new AppError('unavailable', ''));
    await found('Not offered here.');
    expect(screen.queryByText('Try again')).toBeNull();
  });

  test('R8 ExportSheet: rows that could not be read are told, in the sheet, in the name and in the last line', async () => {
    open();
    await answer({ ...page(2, 3), unreadable: [{ id: '3', path: 'message[0].price' }] });
    await found('1 row could not be read');
    expect(screen.queryByText('Save the file')).toBeNull();
    fireEvent.click(screen.getByText('Save what is there'));
    expect(files[0]?.name).toBe('PRACTICE_spot-orders_20260102T030405Z_INCOMPLETE.csv');
    expect(await files[0]?.text).toContain('INCOMPLETE: 2 rows were read; 1 could not be read');
  });

  test('A19 ExportSheet: the file holds what the filter shows of the days that are chosen, in three taps', async () => {
    const day = { 1: '2026-01-02', 2: '2026-01-01', 3: '2026-01-01', 4: '2025-12-20' } as const;
    const rows = ([1, 2, 3, 4] as const).map((id) => ({ id: `${id}`, at: `${day[id]} 10:00:00` }));
    const table = exportTable<(typeof rows)[number]>({
      kind: 'spot-orders',
      origin: { account: 'live', isDemo: false, serverZone: 'UTC' },
      columns: () => [
        { name: 'order_id', cell: ({ id }) => id },
        { name: 'placed_at_server', cell: ({ at }) => at },
      ],
      read: async () => ({ items: rows, hasMore: false, total: 4 }),
      shows: ({ id }) => id !== '3',
    });
    render(
      <MemoryRouter>
        <Suspense>
          <ExportSheet table={table} now={() => Date.UTC(2026, 0, 2, 3, 4, 5)} onClose={() => undefined} />
        </Suspense>
      </MemoryRouter>,
    );
    await found('Ready. Records: 3');
    expect(screen.getByText('Only what your filter shows.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Yesterday'));
    await found('Ready. Records: 1');
    fireEvent.click(screen.getByText('Save the file'));
    expect(files[0]?.name).toBe('spot-orders_2026-01-01_2026-01-01_20260102T030405Z.csv');
    expect((await files[0]?.text)?.trim().split('\r\n').slice(1)).toEqual(['live,yes,2,2026-01-01 10:00:00']);
    fireEvent.click(screen.getByLabelText('Custom'));
    fireEvent.click(await screen.findByRole('button', { name: 'To day: Choose' }, { timeout: 60_000 }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    fireEvent.click(screen.getByRole('button', { name: 'December 1' }));
    await found('No records in this period or filter.');
    expect(screen.queryByText('Save the file')).toBeNull();
  });
});
