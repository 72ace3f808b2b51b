import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { rowsOf, type Page, type Rows } from '../../../core/domain/page.ts';
import type { AccountTransfer, Bill } from '../../../core/domain/wallets/wallet.ts';
import { WalletPort } from '../../../core/ports/wallet-port.ts';
import { accountKey } from '../../../core/query/account-key.ts';
import { moneyMoved } from '../../../core/query/money-moved.ts';
import { usePagedRows, type PagedRows } from '../../../core/query/use-paged-rows.ts';
import { answerOf, type Answer } from '../../../core/sending/answer.ts';
import { latestRecords } from '../../../core/sending/latest-records.ts';

const perPage = 20;

/** Bill lines of the transfers of this route's account, newest first. */
export function useAccountTransfers(): PagedRows<Bill> {
  const account = useAccount();
  return usePagedRows({
    key: accountKey(account, WalletPort, 'accountTransfers'),
    read: (page) => account.port(WalletPort).accountTransfers({ page, limit: perPage }),
    pageOf: (page: Page<Bill>) => page,
    isEnabled: true,
    staleMs: 10_000,
  });
}

/** The latest lines as they are right now. Fails like the port. */
export function useReadLatestTransfers(): () => Promise<Rows<Bill>> {
  const account = useAccount();
  return useCallback(async () => rowsOf(await account.port(WalletPort).accountTransfers(latestRecords)), [account]);
}

/** Everything of the accounts is read again. */
export function useRefreshAccounts(): () => Promise<void> {
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(() => moneyMoved(queries, account), [queries, account]);
}

/** Sends once and never rejects; then refetches balances and records. */
export function useTransferBetweenAccounts(): (transfer: AccountTransfer) => Promise<Answer> {
  const account = useAccount();
  const queries = useQueryClient();
  const refresh = useRefreshAccounts();
  return useCallback(
    async (transfer) => {
      const answer = await answerOf(queries, account.port(WalletPort).transferBetweenAccounts(transfer));
      void refresh();
      return answer;
    },
    [account, queries, refresh],
  );
}
