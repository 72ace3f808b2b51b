import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleInstrument } from '../../../../../../tests/support/ticket-samples.ts';
import { noDrawings } from '../../../chart/parts/chart-drawings.ts';
import { DeskCharts } from './desk-charts.tsx';

vi.mock('../../../chart/panels/chart-panel.tsx', () => ({ ChartPanel: () => <p>The chart.</p> }));
vi.mock('../pair/later-market-session.ts', () => ({
  LaterMarketSession: ({ instrument }: { readonly instrument: { readonly symbol: string } }) => (
    <p>{`The hours of ${instrument.symbol}.`}</p>
  ),
}));
vi.mock('../../operations/use-desk-layouts.ts', () => ({ useDeskLayouts: () => ({ now: { charts: [] } }) }));
afterEach(cleanup);

test('MK4 DeskCharts: on a wide desk, too, the hours of a market stand above its chart', () => {
  render(<DeskCharts desk={{ instrument: sampleInstrument, view: 'chart', drawings: noDrawings } as never} />);
  const said = screen.getAllByText(/^The /).map(({ textContent }) => textContent);
  expect(said).toEqual([`The hours of ${sampleInstrument.symbol}.`, 'The chart.']);
});
