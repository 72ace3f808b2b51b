import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import { noDrawings } from '../../chart/parts/chart-drawings.ts';
import type { TradingKey } from '../../mode/model/trading-key.ts';
import { DeskFrame } from './desk-frame.tsx';
import type { DeskTrading } from '../../ticket/parts/desk.ts';

vi.mock('../../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => ({ risk: { links: [] } }) }));
vi.mock('../../mode/parts/use-wide-layout.ts', () => ({ useWideLayout: () => false }));
vi.mock('./chart-views.tsx', () => ({ ChartView: () => undefined, WideDesk: () => undefined }));
afterEach(cleanup);

async function footOf(pinnedRiskKey: TradingKey | undefined): Promise<Element | null> {
  const trading: DeskTrading = {
    ticket: undefined,
    orders: undefined,
    product: 'contract',
    riskKey: 'risk.contract',
    ...(pinnedRiskKey === undefined ? {} : { pinnedRiskKey }),
    isConfirming: false,
    renderButtons: () => <button type="button">Open</button>,
  };
  render(
    <MemoryRouter>
      <Suspense>
        <DeskFrame
          desk={{ instrument: sampleInstrument, view: 'chart', trading, drawings: noDrawings }}
          renderPage={(_content, footer) => <footer>{footer}</footer>}
        />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Open' }, { timeout: 60_000 });
  return screen.queryByRole('link', { name: 'Limits and taking a break' })?.closest('[data-pinned]') ?? null;
}

test.each(['risk.contractShort', 'risk.seconds'] as const)(
  'H25: under the chart of a phone the way to the own limits stands beside the warning (%s)',
  async (key) => expect(await footOf(key)).not.toBeNull(),
);

test('H25: without leverage and hurry nothing is pinned there', async () => {
  expect(await footOf(undefined)).toBeNull();
});
