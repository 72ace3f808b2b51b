import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { moneyMoved } from '../../../../core/query/money-moved.ts';
import { useTellOtherTabs } from '../../mode/data/other-tabs.ts';

/** Reads lists and balances of the account again, here alone. */
export function useReadAccount(): () => Promise<void> {
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(() => moneyMoved(queries, account), [queries, account]);
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
