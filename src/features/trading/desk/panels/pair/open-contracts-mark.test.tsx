import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../../tests/support/contract-samples.ts';
import { OpenContractsMark } from './open-contracts-mark.tsx';
import { ContractsBeside } from '../../../spot/panels/contracts-beside.tsx';

const stage = vi.hoisted(() => ({ orders: [] as unknown[], asked: [] as unknown[], account: 'live' }));
vi.mock('../../../orders/data/contract-orders.ts', () => ({
  useContractPart: (query: unknown, partOf: (orders: unknown[]) => unknown) => {
    stage.asked.push(query);
    return partOf(stage.orders);
  },
}));
vi.mock('../../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: stage.account }) }));
afterEach(cleanup);

const { baseId, quoteId, symbol } = sampleContract;
const pair = { baseId, quoteId };
const others = [
  { ...sampleContract, id: '12' },
  { ...sampleContract, id: '13', baseId: '77', symbol: 'ETH/USDT' },
];
const draw = () =>
  render(
    <MemoryRouter>
      <Suspense fallback="wait">
        <ContractsBeside pair={pair} symbol={symbol} />
      </Suspense>
    </MemoryRouter>,
  );

test.each([
  ['live', '/pages/transaction/contract'],
  ['moni', '/pages/moni/contract'],
] as const)(
  'PO1: beside the spot orders of %s its contract positions on the pair are counted, and the way to them',
  async (account, path) => {
    Object.assign(stage, { account, orders: [sampleContract, ...others] });
    draw();
    const link = await screen.findByRole('link', {}, { timeout: 60_000 });
    expect(link.textContent).toBe(`Contract positions on ${symbol}: 2`);
    expect(link.getAttribute('href')).toBe(`${path}?symbol=${symbol}`);
    // It costs the server one reading, and none where the list is read anyway.
    expect(stage.asked.at(-1)).toEqual({ kind: 'open', pair: undefined, isOnce: true });
  },
);

test('PO1: a position that cannot be read counts, since its pair is not known', async () => {
  Object.assign(stage, { account: 'live', orders: Object.assign([sampleContract], { unreadable: [{}] }) });
  draw();
  expect((await screen.findByRole('link')).textContent).toBe(`Contract positions on ${symbol}: 2`);
});

test('PO1: without a position on the pair there is no line, and the mark counts those of every pair', async () => {
  Object.assign(stage, { account: 'live', orders: others.slice(1) });
  draw();
  expect(screen.queryByRole('link')).toBeNull();
  const { container } = render(<OpenContractsMark />);
  await waitFor(() => expect(container.textContent).toBe('1Contract positions: 1'), { timeout: 60_000 });
  stage.orders = [];
  expect(render(<OpenContractsMark />).container.textContent).toBe('');
});
