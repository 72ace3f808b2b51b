import { useCallback } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import type { SpotOrder } from '../../../core/domain/spot-order.ts';
import type { Rows } from '../../../core/domain/page.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { Clock } from '../../../core/ports/clock.ts';
import { useReadLatestOrders, type OrderPair } from './spot-orders.ts';
import { useReadWalletDetail, type WalletOf } from './wallet-detail.ts';

export interface AccountView {
  /** Newest first, every state; undefined when they could not be read. */
  readonly orders: Rows<SpotOrder> | undefined;
  readonly available: Amount | undefined;
}

/** An account of which nothing is known. */
export const unseenAccount: AccountView = { orders: undefined, available: undefined };

/** What orders and balance look like right now. Never rejects: what cannot be read is undefined. */
export function useReadAccountView(pair: OrderPair): (spent: WalletOf) => Promise<AccountView> {
  const readOrders = useReadLatestOrders(pair);
  const readWallet = useReadWalletDetail();
  return useCallback(
    async (spent) => {
      const [orders, wallet] = await Promise.allSettled([readOrders(), readWallet(spent)]);
      return {
        orders: orders.status === 'fulfilled' ? orders.value : undefined,
        available: wallet.status === 'fulfilled' ? wallet.value.available : undefined,
      };
    },
    [readOrders, readWallet],
  );
}

/** Resolves after a while, on the app's clock. */
export function usePause(): (delayMs: number) => Promise<void> {
  const clock = usePort(Clock);
  return useCallback((delayMs) => new Promise((resolve) => void clock.after(delayMs, resolve)), [clock]);
}

/** The device's time, epoch ms. */
export function useNow(): () => number {
  const clock = usePort(Clock);
  return useCallback(() => clock.now(), [clock]);
}
