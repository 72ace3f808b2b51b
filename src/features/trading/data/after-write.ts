import { useCallback } from 'react';
import { AppError } from '../../../core/errors/app-error.ts';
import { useTellOtherTabs } from './other-tabs.ts';
import { useRefreshOrders } from './spot-orders.ts';
import { useRefreshWallets } from './wallet-detail.ts';

/** Reads lists and balances of the account again, here and in its other tabs. */
export function useRefreshAccount(): () => Promise<void> {
  const refreshOrders = useRefreshOrders();
  const refreshWallets = useRefreshWallets();
  const tellOtherTabs = useTellOtherTabs();
  return useCallback(async () => {
    tellOtherTabs();
    await Promise.all([refreshOrders(), refreshWallets()]);
  }, [refreshOrders, refreshWallets, tellOtherTabs]);
}

/** Why a write failed; undefined when it did not. */
export async function failureOf(sent: Promise<void>): Promise<AppError | undefined> {
  try {
    await sent;
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error : new AppError('no-answer', '', { cause: error });
  }
}
