import { createToken } from '../di/token.ts';
import type { CurrencyId } from '../domain/market/instrument.ts';
import type { Page } from '../domain/page.ts';
import type { AccountTransfer, Bill, WalletAccount, WalletDetail, Wallets } from '../domain/wallets/wallet.ts';

/** Balances and bills of one account. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface WalletPort {
  /** @wire POST /wallet/list */
  wallets(): Promise<Wallets>;
  /** @wire POST /wallet/detail */
  walletDetail(query: { currencyId: CurrencyId; account: WalletAccount }): Promise<WalletDetail>;
  /** Newest first; all currencies and accounts by default. `page` from 1. @wire POST /wallet/legal_log */
  bills(query: { currencyId?: CurrencyId; account?: WalletAccount; page: number; limit: number }): Promise<Page<Bill>>;
  /** Free of charge; resolves when both accounts are booked. @wire POST /wallet/change */
  transferBetweenAccounts(transfer: AccountTransfer): Promise<void>;
  /** Bill lines of transfers, newest first: a debit and a credit each. `page` from 1. @wire GET /wallet/hzhistory */
  accountTransfers(query: { page: number; limit: number }): Promise<Page<Bill>>;
}
export const WalletPort = createToken<WalletPort>('WalletPort');
