import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleOption, settledOption } from '../../../../../tests/support/option-samples.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { OptionRecords } from './option-records.tsx';
import type { RunningOptions } from '../operations/use-running-options.ts';

const now = Date.UTC(2026, 0, 5, 12, 0, 31);
const result = settledOption({});
const settle = vi.fn<RunningOptions['settle']>();
const asked = vi.fn<(id: string | undefined) => { readonly data: OptionOrder | undefined }>();
const elsewhere = vi.fn<(id: string, isTold: { current: boolean }) => void>();
const stage = vi.hoisted(() => ({ dueAt: 0, kind: 'settled', running: (): unknown => undefined }));

vi.mock('../../../../core/time/server-time.ts', () => ({ useServerTime: () => now }));
vi.mock('../data/option-result.ts', () => ({
  useOptionResult: (id: string | undefined) => asked(id),
}));
vi.mock('../../../shared/notices/data/shown-here.ts', () => ({
  useShowsEnd: (_subject: string, id: string, isTold: { current: boolean }) => elsewhere(id, isTold),
}));
vi.mock('../operations/use-running-options.ts', () => ({ useRunningOptions: () => stage.running() }));
vi.mock('../../orders/operations/use-records.ts', () => ({
  useRecords: () => ({ kind: stage.kind, instrument: undefined }),
}));
vi.mock('../../orders/panels/records-frame.tsx', () => ({
  RecordsFrame: ({ children }: { children: unknown }) => children,
}));
// The rows of the list that is open; what runs is not among them.
vi.mock('./option-orders-panel.tsx', () => ({ OptionOrdersPanel: () => 'Another list' }));

beforeEach(() => {
  settle.mockReset();
  asked.mockReset();
  asked.mockImplementation((id) => ({ data: id === undefined ? undefined : result }));
  stage.running = () => ({ all: [{ order: sampleOption, dueAt: stage.dueAt }], isAnyRunning: true, list: {}, settle });
});
afterEach(cleanup);

async function show(): Promise<void> {
  render(
    <MemoryRouter>
      <Suspense>
        <OptionRecords here="/" isFilterOpen={false} tradePath="/" />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByText('Another list', {}, { timeout: 60_000 });
}

test('SO2: an option that is due is asked about and settled while another list is in sight', async () => {
  stage.dueAt = now;
  await show();
  expect(asked).toHaveBeenCalledWith(sampleOption.id);
  expect(settle).toHaveBeenCalledExactlyOnceWith(result);
  expect(elsewhere).toHaveBeenLastCalledWith(sampleOption.id, { current: true });
});

test('SO2: before it is due nothing is asked about it', async () => {
  stage.dueAt = now + 1;
  await show();
  expect(asked.mock.calls.flat()).not.toContain(sampleOption.id);
  expect(settle).not.toHaveBeenCalled();
  expect(elsewhere).toHaveBeenLastCalledWith(sampleOption.id, { current: false });
});
