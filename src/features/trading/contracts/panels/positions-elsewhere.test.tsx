import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { PositionsElsewhere } from './positions-elsewhere.tsx';

afterEach(cleanup);

const on = (id: string, symbol: string): ContractOrder => ({ ...sampleContract, id, symbol });
const draw = (positions: readonly ContractOrder[], here: readonly ContractOrder[]) =>
  render(
    <MemoryRouter>
      <Suspense>
        <PositionsElsewhere positions={positions} here={here} to="/all" />
      </Suspense>
    </MemoryRouter>,
  );

test('PO1: who looks at one pair is told on which others positions are open, each pair once', async () => {
  const own = on('1', 'BTC/USDT');
  draw([own, on('2', 'ETH/USDT'), on('3', 'ETH/USDT'), on('4', 'SOL/USDT')], [own]);
  const link = await screen.findByRole('link', { name: 'On other pairs: ETH/USDT, SOL/USDT' });
  expect(link.getAttribute('href')).toBe('/all');
  cleanup();
  draw(
    ['2', '3', '4', '5', '6'].map((id) => on(id, `C${id}/USDT`)),
    [],
  );
  expect(await screen.findByRole('link', { name: 'On other pairs: C2/USDT, C3/USDT, C4/USDT, +2' })).toBeDefined();
  cleanup();
  draw([own], [own]);
  expect(screen.queryByRole('link')).toBeNull();
});
