import { useCallback } from 'react';
import { useTellOtherTabs } from '../../mode/data/other-tabs.ts';
import { useRefreshOrders } from './spot-orders.ts';
import { useRefreshWallets } from '../../mode/data/wallet-detail.ts';

/** Reads lists and balances of the account again, here alone. */
export function useReadAccount(): () => Promise<void> {
  const refreshOrders = useRefreshOrders();
  const refreshWallets = useRefreshWallets();
  return useCallback(async () => {
    await Promise.all([refreshOrders(), refreshWallets()]);
  }, [refreshOrders, refreshWallets]);
}

/** Reads lists and balances of the account again, here and in its other tabs. For what this tab has done or heard itself. */
export function useRefreshAccount(): () => Promise<void> {
  const readAccount = useReadAccount();
  const tellOtherTabs = useTellOtherTabs();
  return useCallback(async () => {
    tellOtherTabs();
    await readAccount();
  }, [readAccount, tellOtherTabs]);
}
