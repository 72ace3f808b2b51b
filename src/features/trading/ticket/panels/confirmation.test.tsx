import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { snapshotOf } from '../../../../../tests/support/ticket-samples.ts';
import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { defaultChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import { products } from '../../mode/model/products.ts';
import { ConfirmSheet } from '../parts/confirm-sheet.tsx';
import { Confirmation } from './confirmation.tsx';

vi.mock('../../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => ({ risk: {} }) }));
const market = vi.hoisted(() => ({ isOpen: true, reread: vi.fn<() => void>() }));
vi.mock('../../../shared/instruments/data/instruments.ts', () => ({
  useInstrument: () => ({ isOpen: market.isOpen }),
  useRereadInstruments: () => market.reread,
}));
const told = vi.hoisted(() => vi.fn<(text: string) => void>());
vi.mock('../../../../core/ui/notify.ts', () => ({ notify: { problem: told } }));
vi.mock('../../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => false }));
vi.mock('../../../shared/quotes/panels/freshness-chip.tsx', () => ({
  FreshnessChip: ({ symbol }: { readonly symbol: string }) => `${symbol} is 12 s old`,
}));

afterEach(cleanup);

const cancel = vi.fn<() => void>();

function Shown() {
  useTextsAhead(['trading']);
  const state = { kind: 'confirm', snapshot: snapshotOf({ sizeText: '0.1' }), guards: [], drift: undefined } as const;
  const flow = { state, confirm: () => undefined, cancel };
  return (
    <Confirmation
      ticket={{ flow, checks: defaultChecks, keepChecks: () => undefined }}
      symbol="BTC/USDT"
      product={products.spot}
      renderSheet={(confirming) => <ConfirmSheet {...confirming} state={state} />}
    />
  );
}

test('T17: a confirmation says how old its price is, as the page does', async () => {
  render(
    <MemoryRouter>
      <Suspense>
        <Shown />
      </Suspense>
    </MemoryRouter>,
  );
  const sheet = await screen.findByRole('dialog', { hidden: true }, { timeout: 60_000 });
  // Beside the limit, and beside the last price among the details.
  expect(sheet.textContent.match(/BTC\/USDT is 12 s old/g)).toHaveLength(2);
});

test('MK4: a review asks whether the market is open, and ends with a word once it is not', async () => {
  market.reread.mockClear();
  const shown = () => (
    <MemoryRouter>
      <Suspense>
        <Shown />
      </Suspense>
    </MemoryRouter>
  );
  const { rerender } = render(shown());
  await screen.findByRole('dialog', { hidden: true }, { timeout: 60_000 });
  expect([market.reread.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 0]);
  market.isOpen = false;
  rerender(shown());
  expect(cancel).toHaveBeenCalledOnce();
  expect(told.mock.calls).toEqual([['This market is closed. You can cancel orders, but not place new ones.']]);
});
