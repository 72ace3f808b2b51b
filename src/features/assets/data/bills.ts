import { useAccount } from '../../../core/account/use-account.ts';
import type { CurrencyId } from '../../../core/domain/market/instrument.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { Bill, WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import { WalletPort } from '../../../core/ports/wallet-port.ts';
import { accountKey } from '../../../core/query/account-key.ts';
import { useToldPages } from '../../../core/query/use-told-pages.ts';
import { usePagedRows, type PagedRows } from '../../../core/query/use-paged-rows.ts';

const perPage = 20;

export interface BillFilter {
  /** All when absent. */
  readonly account?: WalletAccount;
  /** All when absent. */
  readonly currencyId?: CurrencyId;
}

/** The ledger of the account of this route, page by page, newest first; `shows` leaves out what no server can. */
export function useBills(filter: BillFilter, shows?: (bill: Bill) => boolean): PagedRows<Bill> {
  const account = useAccount();
  return usePagedRows({
    key: accountKey(account, WalletPort, 'bills', filter),
    read: (page) => account.port(WalletPort).bills({ ...filter, page, limit: perPage }),
    pageOf: (page: Page<Bill>) => page,
    shows,
    isEnabled: true,
    staleMs: 10_000,
  });
}

/** Reads one page of the bills that the server's filter leaves. Fails like the port. */
export function useReadBills(filter: BillFilter): (page: number, limit: number) => Promise<Page<Bill>> {
  const account = useAccount();
  return useToldPages((page, limit) => account.port(WalletPort).bills({ ...filter, page, limit }));
}
