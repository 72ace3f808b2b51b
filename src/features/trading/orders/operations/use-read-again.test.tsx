import { useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { memoryStorage } from '../../../../../tests/support/memory-storage.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { useAccount } from '../../../../core/account/use-account.ts';
import { quantity } from '../../../../core/money/amount.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import type { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { TradingPort } from '../../../../core/ports/trading-port.ts';
import { WalletPort } from '../../../../core/ports/wallet-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { useTellOtherTabs } from '../../mode/data/other-tabs.ts';
import { useReadAgain } from './use-read-again.ts';

afterEach(cleanup);

/** One device: what a tab writes is news to every other tab, and not to itself. */
class Device {
  readonly #listeners = new Map<number, (key: string) => void>();
  writes = 0;

  tab(id: number): KeyValueStorage {
    return {
      ...memoryStorage(),
      write: (key) => {
        this.writes += 1;
        for (const [other, listener] of this.#listeners) if (other !== id) listener(key);
      },
      watch: (listener) => {
        this.#listeners.set(id, listener);
        return () => void this.#listeners.delete(id);
      },
    };
  }
}

type Listed = NonNullable<Parameters<typeof useReadAgain>[0]>;

/** A tab with a list of the account on it. */
function openTab(storage: KeyValueStorage, first: Listed = []) {
  const root = new Container();
  bindDevice(root, new Map(), () => 1);
  root.rebind(PersonalStorage).toConstantValue(storage);
  const read = vi.fn<() => Promise<null>>(async () => null);
  const { result, rerender } = renderHook(
    ({ listed }: { listed: Listed }) => {
      useQuery({ queryKey: accountKey(useAccount(), TradingPort), queryFn: read });
      useReadAgain([], listed);
      return useTellOtherTabs();
    },
    { wrapper: portsAround(root), initialProps: { listed: first } },
  );
  return { read, tell: result, list: (listed: Listed) => rerender({ listed }) };
}

test('E42: what one tab has done is read again once by each of the others, which tell no other tab', async () => {
  const device = new Device();
  const [first, second, third] = [1, 2, 3].map((id) => openTab(device.tab(id)));
  await waitFor(() => [first, second, third].forEach((tab) => expect(tab?.read).toHaveBeenCalledTimes(1)));
  await act(async () => first?.tell.current());
  await waitFor(() => [second, third].forEach((tab) => expect(tab?.read).toHaveBeenCalledTimes(2)));
  await act(() => new Promise((later) => setTimeout(later, 50)));
  expect([first, second, third].map((tab) => tab?.read.mock.calls.length)).toEqual([1, 2, 2]);
  expect(device.writes).toBe(1);
});

test('E42: what has left a list is read again by the tab that saw it, which tells no other tab', async () => {
  const device = new Device();
  const { read, list } = openTab(device.tab(1), [{ id: '1' }]);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  list([]);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(device.writes).toBe(0);
});

test('E42: an order that has filled in part has moved money: balances are read again', async () => {
  const root = new Container();
  bindDevice(root, new Map(), () => 1);
  const read = vi.fn<() => Promise<null>>(async () => null);
  const listed = (filled: string) => [{ id: '1', filledQuantity: quantity(filled) }];
  const { rerender } = renderHook(
    ({ orders }: { orders: Listed }) => {
      useQuery({ queryKey: accountKey(useAccount(), WalletPort, 'wallets'), queryFn: read });
      useReadAgain(orders);
    },
    { wrapper: portsAround(root), initialProps: { orders: listed('0') } },
  );
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  rerender({ orders: listed('0') });
  rerender({ orders: listed('0.5') });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});
