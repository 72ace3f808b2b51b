import { renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import { expect, test } from 'vitest';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import type { ArtBid } from '../../../core/domain/products/art-sale.ts';
import type { SaleState } from '../../../core/domain/products/artwork.ts';
import { amount } from '../../../core/money/amount.ts';
import { ArtSalesPort } from '../../../core/ports/art-sales-port.ts';
import { useBidsOn } from './art-sales.ts';

const bidOn = (code: string): ArtBid => ({
  id: code,
  code,
  bidderId: '7',
  bidderName: 'Ada',
  bidderPicture: undefined,
  isBot: false,
  price: amount('110'),
  currencyId: '3',
  currencyName: 'USDT',
  isLeading: true,
  isExpired: undefined,
  deposit: undefined,
  createdAt: '2026-01-05 12:00:00',
  artworkName: code,
  artworkPicture: undefined,
});

interface Shown {
  readonly code: string;
  readonly state: SaleState;
}

test('NF2 bids stay while the sale of their own work ends, and are never shown for another', async () => {
  const root = new Container();
  let isAnswering = true;
  const bidsOn: ArtSalesPort['bidsOn'] = ({ code }) =>
    isAnswering ? Promise.resolve([bidOn(code)]) : new Promise(() => undefined);
  root.bind<Pick<ArtSalesPort, 'bidsOn'>>(ArtSalesPort).toConstantValue({ bidsOn });
  const first: Shown = { code: 'first', state: 'open' };
  const { result, rerender } = renderHook(({ code, state }: Shown) => useBidsOn(code, state).query.data, {
    wrapper: portsAround(root),
    initialProps: first,
  });
  await waitFor(() => expect(result.current?.map(({ code }) => code)).toEqual(['first']));
  isAnswering = false;
  rerender({ code: 'first', state: 'over' });
  expect(result.current?.map(({ code }) => code)).toEqual(['first']);
  rerender({ code: 'second', state: 'open' });
  expect(result.current).toBeUndefined();
});
