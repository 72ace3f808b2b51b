import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContainerContext } from '../../../../core/di/use-port.ts';
import type { Candle } from '../../../../core/domain/market/candle.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { price, quantity } from '../../../../core/money/amount.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { ServerClock } from '../../../../core/time/clock.ts';
import { DaySpark } from './day-spark.tsx';

vi.mock('../../../../core/preferences/use-preferences.ts', () => ({ useSavesData: () => false }));
afterEach(cleanup);

const candle = (close: string, at: number): Candle => ({
  time: at,
  open: price(close),
  high: price(close),
  low: price(close),
  close: price(close),
  volume: quantity('1'),
});

function show(candles: () => Promise<readonly Candle[]>): void {
  const container = new Container();
  container.bind<Partial<MarketPort>>(MarketPort).toConstantValue({ candles });
  container.bind<Partial<ServerClock>>(ServerClock).toConstantValue({ now: () => 0 });
  render(
    <ContainerContext value={container}>
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <DaySpark symbol="BTC/USDT" />
        </Suspense>
      </QueryClientProvider>
    </ContainerContext>,
  );
}

test('4.2 DaySpark: a day that could not be read is a dash as large as its line, with the reason', async () => {
  show(() => Promise.reject(new AppError('no-answer', '')));
  const dash = await screen.findByRole('img', { name: 'The chart could not be loaded.' }, { timeout: 60_000 });
  expect([dash.textContent, dash.getAttribute('width'), dash.getAttribute('height')]).toEqual(['—', '64', '24']);
});

test('4.2 DaySpark: a day that was read is a line without words, and one without candles is nothing', async () => {
  show(async () => [candle('1', 0), candle('2', 3_600_000)]);
  await vi.waitFor(() => expect(document.querySelector('svg[aria-hidden="true"] path')).not.toBeNull());
  cleanup();
  show(async () => []);
  await vi.waitFor(() => expect(document.querySelector('svg')).not.toBeNull());
  expect([document.querySelector('path'), screen.queryByRole('img')]).toEqual([null, null]);
});
