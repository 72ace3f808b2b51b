import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../../../../tests/support/memory-storage.ts';
import type { KeyValueStorage } from '../../../../../core/platform/storage.ts';
import { drawingsKey } from '../../../chart/data/drawings-key.ts';
import { readDrawings, writeDrawings, type Drawing } from '../../../chart/model/drawings.ts';
import { LayoutSheet } from './layout-sheet.tsx';

const device: { storage: KeyValueStorage | undefined } = vi.hoisted(() => ({ storage: undefined }));
vi.mock('../../../../../core/di/use-port.ts', () => ({ usePort: () => device.storage }));
vi.mock('../../../../shared/instruments/data/instruments.ts', () => ({ useInstruments: () => ({ data: [] }) }));
const saveAsFile = vi.hoisted(() => vi.fn<(text: string, name: string) => void>());
vi.mock('../../../../../core/ui/save-as-file.ts', () => ({ saveAsFile }));

const onBtc = drawingsKey('BTC/USDT');
const lineAt = (value: number): Drawing => ({ id: 1, tool: 'horizontal', points: [{ at: 1000, value }], text: '' });

async function show(storage: KeyValueStorage) {
  device.storage = storage;
  render(
    <Suspense>
      <LayoutSheet isOpen symbol="BTC/USDT" onClose={() => undefined} />
    </Suspense>,
  );
  await screen.findByRole('heading', { name: 'Layout' }, { timeout: 60_000 });
}
const choose = (text: string): void =>
  void fireEvent.change(screen.getByLabelText('Import from a file', { selector: 'input' }), {
    target: { files: [new File([text], 'desk.json')] },
  });

beforeEach(() => saveAsFile.mockClear());
afterEach(cleanup);

test('20C: another device reads layouts from a file with what is drawn on their charts, and keeps its own drawings', async () => {
  const here = memoryStorage();
  here.write(onBtc, writeDrawings([lineAt(2)]));
  await show(here);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Evening' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save layout' }));
  fireEvent.click(screen.getByRole('button', { name: 'Export as a file' }));
  const [text = '', name] = saveAsFile.mock.calls[0] ?? [];
  expect(name).toMatch(/desk\.json$/);
  cleanup();

  const there = memoryStorage();
  there.write(onBtc, writeDrawings([lineAt(5)]));
  await show(there);
  choose(text);
  expect(await screen.findByRole('button', { name: 'Evening' })).toBeTruthy();
  const values = readDrawings(there.read(onBtc)).map(({ points }) => points[0]?.value);
  expect(values).toEqual([5, 2]);
});

test('20C: a file of something else is refused with a word, and changes nothing', async () => {
  const storage = memoryStorage();
  await show(storage);
  choose('{"format":"other"}');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This file holds no layouts'));
  expect(storage.read(onBtc)).toBeUndefined();
});
