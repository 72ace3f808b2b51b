import { createToken } from '../di/token.ts';
import type { CurrencyId } from '../domain/instrument.ts';
import type { Page } from '../domain/page.ts';
import type { TodaysWithdrawals, Withdrawal, WithdrawalTerms, WithdrawalWish } from '../domain/withdrawal.ts';

/** Money that leaves the real account. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface WithdrawalsPort {
  /** Fee, minimum, balance, and what stands in the way. @wire POST /wallet/get_info */
  withdrawalTerms(query: { currencyId: CurrencyId }): Promise<WithdrawalTerms>;
  /** Staff send it later. Fails also: verification-required. @wire POST /wallet/out */
  requestWithdrawal(wish: WithdrawalWish): Promise<void>;
  /** Newest first. `page` from 1. @wire GET /user/withdraw/list */
  withdrawals(query: { page: number; limit: number }): Promise<Page<Withdrawal>>;
  /** By the day of the server. @wire GET /user/withdraw/todaywithdrawcount */
  todaysWithdrawals(): Promise<TodaysWithdrawals>;
}
export const WithdrawalsPort = createToken<WithdrawalsPort>('WithdrawalsPort');
