import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { SendingAround } from '../../../../../tests/support/sending-around.tsx';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import { usualCounting } from '../../../../core/domain/orders/contract-counting.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { amount, price, rate } from '../../../../core/money/amount.ts';
import type { ContractListing } from '../../../../core/ports/trading-port.ts';
import { useContractAccount } from '../../orders/data/contract-orders.ts';
import { idle } from '../../orders/model/ticket-state.ts';
import { useContractLines } from './use-contract-lines.ts';
import { useHasTraded } from './use-has-traded.ts';
import { useReversal, type ReversalNeeds } from './use-reversal.ts';
import { useStopsAfter } from './use-stops-after.ts';

const stage = vi.hoisted(() => {
  const port: Record<string, unknown> = {};
  return { port, account: { id: 'live', port: () => port } };
});
vi.mock('../../../../core/account/use-account.ts', async (original) => ({
  ...(await original<object>()),
  useAccount: () => stage.account,
}));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true }) }));
vi.mock('../../../../core/config/use-runtime-config.ts', () => ({
  useRuntimeConfig: () => ({ safeguards: { coolingOff: true, questions: true } }),
}));
vi.mock('../../mode/data/other-tabs.ts', () => ({ useTellOtherTabs: () => () => undefined }));
vi.mock('../data/contract-counting.ts', () => ({ useContractCounting: () => usualCounting }));
vi.mock('../../book/data/burst-level.ts', () => ({ useBurstLevel: () => rate('10') }));
vi.mock('../../mode/data/wallet-detail.ts', () => ({
  useRefreshWallets: () => nothing,
  useWalletDetail: () => ({ available: amount('100') }),
}));
vi.mock('../../../../core/preferences/use-is-masked.ts', () => ({ useIsMasked: () => false }));

const nothing = (): undefined => undefined;
const pair = { baseId: sampleInstrument.base.id, quoteId: sampleInstrument.quote.id };
const own: ContractOrder = { ...sampleContract, ...pair };
const sums = {
  available: amount('100'),
  riskRate: rate('400'),
  margin: undefined,
  marginAtOpen: undefined,
  profit: amount('1.485'),
  pairMargin: undefined,
  pairMarginAtOpen: undefined,
  pairProfit: undefined,
};
const listing = (state: ContractListing['state'], ...items: readonly ContractOrder[]): ContractListing => ({
  state,
  orders: { items, hasMore: false, total: items.length },
});

/** What the server lists now. */
const server = { open: [own] as readonly ContractOrder[], pending: [] as readonly ContractOrder[], state: sums };
const moved = { lastPrice: price('61400'), profit: amount('4.485') };

const form = { act: nothing, draft: {}, errors: [], summary: {} } as unknown as ReversalNeeds['form'];
const flow = { state: idle, submit: () => undefined };

/** Everything of the desk that looks at positions and is not their list. */
function useDesk(hangsOnResults: boolean) {
  return {
    hasTraded: useHasTraded(),
    lines: useContractLines(sampleInstrument),
    reversal: useReversal({ memoryKey: 'tandem.ticket.move.live.reversal.BTC/USDT', form, flow, mayOpen: true }),
    levels: useStopsAfter(sampleInstrument.symbol, readLatest),
    account: useContractAccount(pair, hangsOnResults),
  };
}
const readLatest = () => Promise.resolve([]);

async function showDesk(hangsOnResults = false) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SendingAround>
      <QueryClientProvider client={queries}>
        <Suspense>{children}</Suspense>
      </QueryClientProvider>
    </SendingAround>
  );
  const drawn = vi.fn<() => void>();
  const { result, rerender } = renderHook(
    () => {
      const desk = useDesk(hangsOnResults);
      drawn();
      return desk;
    },
    { wrapper },
  );
  const readAgain = () =>
    act(async () => {
      await queries.refetchQueries();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  await waitFor(() => expect(result.current?.lines.open).toHaveLength(1), { timeout: 60_000 });
  await waitFor(() => expect(result.current.account).toBeDefined());
  await readAgain();
  drawn.mockClear();
  return { result, rerender, drawn, readAgain };
}

beforeEach(() => {
  Object.assign(server, { open: [own], pending: [], state: sums });
  stage.port['contractOrders'] = async ({ status }: { readonly status?: 'open' | 'pending' }) =>
    listing(server.state, ...(status === 'open' || status === 'pending' ? server[status] : []));
  stage.port['contractAccount'] = async () => listing(server.state, ...server.open);
});
afterEach(cleanup);

describe('the desk beside its positions', () => {
  test('is not drawn anew when a reading only moves their prices', async () => {
    const { result, rerender, drawn, readAgain } = await showDesk();
    server.open = [{ ...own, ...moved }];
    server.state = { ...sums, profit: amount('4.485'), riskRate: rate('410') };
    await readAgain();
    expect(drawn).not.toHaveBeenCalled();
    // Drawn for another reason, its sums are the newest.
    rerender();
    expect(result.current.account?.state.profit).toBe('4.485');
  });

  test.each<[string, () => void, (desk: ReturnType<typeof useDesk>) => unknown, unknown]>([
    [
      'a level of a position',
      () => (server.open = [{ ...own, ...moved, stopLoss: price('60000') }]),
      ({ lines }) => lines.open[0]?.stopLoss,
      '60000',
    ],
    ['that one is closed', () => (server.open = []), ({ lines }) => lines.open.length, 0],
    [
      'an order that waits',
      () => (server.pending = [{ ...own, id: '30', status: 'pending' }]),
      ({ lines }) => lines.waiting.map(({ id }) => id),
      ['30'],
    ],
    [
      'the free sum',
      () => (server.state = { ...sums, available: amount('90') }),
      ({ account }) => account?.state.available,
      '90',
    ],
  ])('follows %s', async (_what, change, read, expected) => {
    const { result, readAgain } = await showDesk();
    change();
    await readAgain();
    expect(read(result.current)).toEqual(expected);
  });

  test('follows the liquidation, which a position of another pair moves', async () => {
    const { result, readAgain } = await showDesk();
    const before = result.current.lines.liquidation;
    expect(before).toBeDefined();
    server.open = [own, { ...own, id: '31', baseId: '99', profit: amount('-5') }];
    await readAgain();
    expect(result.current.lines.liquidation).not.toBe(before);
  });

  test('follows the running sums where a ticket hangs on them', async () => {
    const { result, readAgain } = await showDesk(true);
    server.state = { ...sums, profit: amount('4.485') };
    await readAgain();
    expect(result.current.account?.state.profit).toBe('4.485');
  });

  test('hears of the list while a position is turned round', async () => {
    stage.port['closePosition'] = () => Promise.resolve();
    const { result, readAgain } = await showDesk();
    await act(async () => result.current.reversal.begin?.(own));
    await waitFor(() => expect(result.current.reversal.shown).toMatchObject({ kind: 'closing', isAnswered: true }));
    server.open = [];
    await readAgain();
    expect(result.current.reversal.shown?.kind).toBe('opening');
  });
});
