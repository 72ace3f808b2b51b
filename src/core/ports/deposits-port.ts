import { createToken } from '../di/token.ts';
import type { Deposit, DepositChannel, DepositPlaces, DepositReport } from '../domain/wallets/deposit.ts';
import type { CurrencyId } from '../domain/market/instrument.ts';
import type { Page, Rows } from '../domain/page.ts';

/** Deposits to the real account. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface DepositsPort {
  /** @wire POST /wallet/get_in_address */
  depositAddresses(query: { currencyId: CurrencyId }): Promise<DepositPlaces>;
  /** Payment channels; a server with channels takes deposits only through them. @wire GET /paymentslist */
  depositChannels(): Promise<Rows<DepositChannel>>;
  /**
   * Reports a payment that was made or will be; staff credit it later. Resolves with the address of the page to pay on,
   * undefined without one. @wire POST /wallet/charge_req
   */
  reportDeposit(report: DepositReport): Promise<string | undefined>;
  /** Reported deposits, newest first. `page` from 1. @wire GET /recharge/log */
  deposits(query: { page: number; limit: number }): Promise<Page<Deposit>>;
}
export const DepositsPort = createToken<DepositsPort>('DepositsPort');
