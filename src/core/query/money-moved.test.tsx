import { QueryClient, QueryClientProvider, QueryObserver, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { TradingPort } from '../ports/trading-port.ts';
import { WalletPort } from '../ports/wallet-port.ts';
import { accountKey } from './account-key.ts';
import { moneyMoved } from './money-moved.ts';
import { useIsOld } from './use-is-old.ts';

const account = { id: 'live' } as const;
const sums = accountKey(account, TradingPort, 'contractAccount', 'a pair');
const orders = accountKey(account, TradingPort, 'contractOrders', 'a pair');

test('moneyMoved: what is shown of the account is read again once, and nothing of the other account', async () => {
  const queries = new QueryClient();
  const reads = vi.fn<(name: string) => string>(() => '');
  const other = accountKey({ id: 'moni' }, WalletPort, 'wallets');
  const keys = { sums, orders, other, wallets: accountKey(account, WalletPort, 'wallets') };
  const stops = Object.entries(keys).map(([name, queryKey]) =>
    new QueryObserver(queries, { queryKey, queryFn: () => reads(name), staleTime: Infinity }).subscribe(
      () => undefined,
    ),
  );
  await vi.waitFor(() => expect(Object.values(keys).map((key) => queries.getQueryData(key))).toEqual(['', '', '', '']));
  reads.mockClear();
  await moneyMoved(queries, account);
  expect(reads.mock.calls.flat().toSorted()).toEqual(['orders', 'sums', 'wallets']);
  for (const stop of stops) stop();
});

test('useIsOld: an answer is that of before from the change until it is read again, and not while it is only repeated', async () => {
  const queries = new QueryClient();
  const answers: (() => void)[] = [];
  const read = () => new Promise<number>((resolve) => answers.push(() => resolve(answers.length)));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const isOld = useIsOld(sums);
      const { data, refetch } = useQuery({ queryKey: sums, queryFn: read });
      return { isOld, data, refetch };
    },
    { wrapper },
  );
  act(() => answers.at(-1)?.());
  await waitFor(() => expect(result.current.data).toBe(1));
  act(() => void result.current.refetch());
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(result.current.isOld).toBe(false);
  act(() => answers.at(-1)?.());
  await waitFor(() => expect(result.current.data).toBe(2));
  act(() => void moneyMoved(queries, account));
  await waitFor(() => expect(result.current.isOld).toBe(true));
  act(() => answers.at(-1)?.());
  await waitFor(() => expect(result.current).toMatchObject({ data: 3, isOld: false }));
});
