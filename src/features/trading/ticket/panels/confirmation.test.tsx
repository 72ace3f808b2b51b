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
vi.mock('../../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => false }));
vi.mock('../../../shared/quotes/panels/freshness-chip.tsx', () => ({
  FreshnessChip: ({ symbol }: { readonly symbol: string }) => `${symbol} is 12 s old`,
}));

afterEach(cleanup);

function Shown() {
  useTextsAhead(['trading']);
  const state = { kind: 'confirm', snapshot: snapshotOf({ sizeText: '0.1' }), guards: [], drift: undefined } as const;
  const flow = { state, confirm: () => undefined, cancel: () => undefined };
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
