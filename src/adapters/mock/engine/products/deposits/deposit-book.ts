import type { OpenCase } from '../../../../../core/ports/presenter-port.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';

/** 1 waits for staff, 2 credited, 3 refused. */
export type DepositStatus = 1 | 2 | 3;

export type DepositRecord = {
  readonly id: number;
  readonly user: string;
  readonly currencyId: number;
  /** Ticker, the key of the ledger. */
  readonly currency: string;
  readonly amount: Money;
  readonly voucher: string;
  readonly network: string;
  readonly address: string;
  readonly createdAt: number;
  updatedAt: number;
  status: DepositStatus;
  /** Why it was refused. */
  remark?: string;
};

/** Oldest first. */
export type DepositState = { readonly reports: DepositRecord[] };

export const emptyDeposits = (): DepositState => ({ reports: [] });

export const findDeposit = ({ reports }: DepositState, id: number): DepositRecord | undefined =>
  reports.find((report) => report.id === id);

/** Newest first. */
export const depositsOf = ({ reports }: DepositState, user: string): readonly DepositRecord[] =>
  reports.filter((report) => report.user === user).toReversed();

/** Reports that wait for an operator. */
export const depositCases = (state: DepositState, loginOf: (user: string) => string): readonly OpenCase[] =>
  state.reports
    .filter(({ status }) => status === 1)
    .map(({ id, user, amount, currency }) => ({ kind: 'deposit', identifier: loginOf(user), id, amount, currency }));
