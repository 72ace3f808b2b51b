import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import type { Candle } from '../../../../core/domain/market/candle.ts';
import { price } from '../../../../core/money/amount.ts';
import type { Candles } from '../data/candles.ts';
import type { PriceChartProps } from '../parts/price-chart.tsx';
import { readChartSettings } from '../model/chart-settings.ts';
import { ChartPanel } from './chart-panel.tsx';

const read: { candles: readonly Candle[] | undefined } = vi.hoisted(() => ({ candles: undefined }));
vi.mock('../data/candles.ts', () => ({
  useCandles: (): Candles => ({ candles: read.candles, error: undefined, retry: () => undefined }),
}));
vi.mock('../../../shared/quotes/data/use-quote.ts', () => ({ useQuote: () => undefined }));
/** What is kept of the choices. */
let kept: string | undefined;
vi.mock('../../../shared/kept-text/data/shared-text.ts', () => ({
  useSharedText: () => {
    const [text, setText] = useState<string>();
    kept = text;
    return [text, setText];
  },
}));
vi.mock('./chart-tools.tsx', () => ({ ChartTools: () => undefined }));
vi.mock('../parts/price-chart.tsx', () => ({
  PriceChart: ({ indicators }: PriceChartProps) => <p>{indicators.map(({ name }) => name).join(' ')}</p>,
}));

afterEach(() => {
  cleanup();
  read.candles = undefined;
});

const candle = (time: number): Candle => ({
  time,
  open: price('100'),
  high: price('102'),
  low: price('99'),
  close: price('101'),
  volume: undefined,
});

/** Waits for code that the press asks for. */
const press = (element: HTMLElement): Promise<void> =>
  act(async () => {
    fireEvent.click(element);
  });

function panel(isCompact = false) {
  return (
    <Suspense>
      <ChartPanel isCompact={isCompact} instrument={sampleInstrument} drawings={{ orders: [], groupLabel: () => '' }} />
    </Suspense>
  );
}

test('CH2, E22: a table that is opened before the candles arrive stays open, and over a change of period', async () => {
  const { rerender } = render(panel());
  const summary = await screen.findByText('Prices as a table', {}, { timeout: 60_000 });
  await press(summary);
  expect(await screen.findAllByRole('row', {}, { timeout: 60_000 })).toHaveLength(1);
  read.candles = [candle(0), candle(60_000)];
  rerender(panel());
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await press(screen.getByRole('button', { name: '5 minutes' }));
  expect(await screen.findByRole('button', { name: '5 minutes', pressed: true })).toBeTruthy();
  await vi.waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  expect(screen.getByText(/BTC\/USDT, 5 minutes/)).toBeTruthy();
});

test('E2, E40: a small chart leaves out what is below the candles, and a choice made there takes it from no other chart', async () => {
  read.candles = [candle(0), candle(60_000)];
  render(panel(true));
  expect(await screen.findByText('MA', {}, { timeout: 60_000 })).toBeTruthy();
  await press(screen.getByRole('button', { name: '5 minutes' }));
  expect(readChartSettings(kept)).toMatchObject({ range: '5min', indicators: ['MA', 'VOL'] });
  expect(await screen.findByText('MA')).toBeTruthy();
  cleanup();
  render(panel());
  expect(await screen.findByText('MA VOL')).toBeTruthy();
});
