import { useCallback } from 'react';
import { useTellOtherTabs } from '../../mode/data/other-tabs.ts';
import { useRefreshOrders } from './spot-orders.ts';
import { useRefreshWallets } from '../../mode/data/wallet-detail.ts';

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
