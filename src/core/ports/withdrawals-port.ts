import { createToken } from '../di/token.ts';
import type { CurrencyId } from '../domain/market/instrument.ts';
import type { Page } from '../domain/page.ts';
import type { TodaysWithdrawals, Withdrawal, WithdrawalTerms, WithdrawalWish } from '../domain/wallets/withdrawal.ts';

/**
 * Withdrawals from the real account. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape.
 */
export interface WithdrawalsPort {
  /** Fee, minimum, balance, and what blocks a withdrawal. @wire POST /wallet/get_info */
  withdrawalTerms(query: { currencyId: CurrencyId }): Promise<WithdrawalTerms>;
  /** Staff send it later. Fails also: verification-required. @wire POST /wallet/out */
  requestWithdrawal(wish: WithdrawalWish): Promise<void>;
  /** Newest first. `page` from 1. @wire GET /user/withdraw/list */
  withdrawals(query: { page: number; limit: number }): Promise<Page<Withdrawal>>;
  /** Counted by the server's day. @wire GET /user/withdraw/todaywithdrawcount */
  todaysWithdrawals(): Promise<TodaysWithdrawals>;
}
export const WithdrawalsPort = createToken<WithdrawalsPort>('WithdrawalsPort');
