import { createToken } from '../di/token.ts';
import type { Deposit, DepositPlaces, DepositReport } from '../domain/deposit.ts';
import type { CurrencyId } from '../domain/instrument.ts';
import type { Page } from '../domain/page.ts';

/** Money that comes in to the real account. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface DepositsPort {
  /** @wire POST /wallet/get_in_address */
  depositAddresses(query: { currencyId: CurrencyId }): Promise<DepositPlaces>;
  /** Says that a payment was made; staff credit it later. @wire POST /wallet/charge_req */
  reportDeposit(report: DepositReport): Promise<void>;
  /** What was reported, newest first. `page` from 1. @wire GET /recharge/log */
  deposits(query: { page: number; limit: number }): Promise<Page<Deposit>>;
}
export const DepositsPort = createToken<DepositsPort>('DepositsPort');
