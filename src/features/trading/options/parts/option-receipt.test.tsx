import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settledOption } from '../../../../../tests/support/option-samples.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { amount } from '../../../../core/money/amount.ts';
import { OptionReceipt } from './option-receipt.tsx';

vi.mock('../../../../core/preferences/use-is-masked.ts', () => ({ useIsMasked: () => false }));
const written = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  written.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } });
});
afterEach(cleanup);

async function receipt(changes: Partial<OptionOrder>): Promise<void> {
  render(
    <MemoryRouter>
      <Suspense>
        <Routes>
          <Route path="/pages/kefu/index" element={<p>Support page</p>} />
          <Route
            path="*"
            element={
              <OptionReceipt
                order={settledOption(changes)}
                isDemo={false}
                serverZone="UTC"
                priceStep={undefined}
                onClose={() => undefined}
              />
            }
          />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByRole('dialog', {}, { timeout: 60_000 });
}

test('SO3 receipt: a loss against the prices is shown as the server says it, and can be reported with every field', async () => {
  await receipt({ result: 'lost', profit: amount('-10') });
  expect(screen.getByText('Lost')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(written).toHaveBeenCalledTimes(1));
  const copied = written.mock.calls[0]?.[0] ?? '';
  for (const field of ['10007', 'BTC/USDT', 'Up', 'Lost', '-10', '60000', '60010', '12:00:00', '12:00:30', '12:00:31'])
    expect(copied.replaceAll(',', '')).toContain(field);
  expect(copied).toContain('do not fit together');
  // There it can be pasted.
  expect(await screen.findByText('Support page')).toBeTruthy();
});

test('T8 receipt: results stand as in the list and in the notice, and a copy has every digit', async () => {
  await receipt({ result: 'lost', profit: amount('-10.5502'), fee: amount('0.0523936') });
  const rows = screen.getByRole('dialog').textContent;
  expect(rows).toMatch(/-10\.56\sUSDT.*0\.0524\sUSDT.*-10\.61\sUSDT/);
  expect(rows).not.toContain('-10.5502');
  fireEvent.click(screen.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(written).toHaveBeenCalledTimes(1));
  for (const exact of ['-10.5502 USDT', '0.0523936 USDT', '-10.6025936 USDT'])
    expect(written.mock.calls[0]?.[0]?.replaceAll('\u00a0', ' ')).toContain(exact);
});

test('SO3 receipt: prices and result that agree bring no report', async () => {
  await receipt({ result: 'won' });
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('SO3 receipt: one that could not be copied stays in sight', async () => {
  written.mockRejectedValue(new Error('denied'));
  await receipt({ result: 'lost', profit: amount('-10') });
  fireEvent.click(screen.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(written).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByText('Support page')).toBeNull();
});
