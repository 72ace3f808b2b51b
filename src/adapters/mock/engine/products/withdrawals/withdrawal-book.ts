import type { OpenCase } from '../../../../../core/ports/presenter-port.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';

/** 1 waits for staff, 2 sent, 3 refused. */
export type WithdrawalStatus = 1 | 2 | 3;
/** 0 an address, 1 a bank card, 2 an international card. */
export type WayCode = 0 | 1 | 2;

export type WithdrawalRecord = {
  readonly id: number;
  readonly user: string;
  readonly currencyId: number;
  /** Ticker, the key of the ledger. */
  readonly currency: string;
  /** Taken from the balance, including the fee. */
  readonly amount: Money;
  readonly fee: Money;
  /** Value in USDT at the time of the request: limits count by value. */
  readonly value: Money;
  readonly way: WayCode;
  /** Empty for a card. */
  readonly network: string;
  readonly address: string;
  readonly createdAt: number;
  decidedAt: number | null;
  status: WithdrawalStatus;
  /** Why it was refused. */
  reason: string;
};

/** Oldest first. */
export type WithdrawalBook = { readonly requests: WithdrawalRecord[] };

export const emptyWithdrawals = (): WithdrawalBook => ({ requests: [] });

export const findWithdrawal = ({ requests }: WithdrawalBook, id: number): WithdrawalRecord | undefined =>
  requests.find((request) => request.id === id);

/** Newest first. */
export const withdrawalsOf = ({ requests }: WithdrawalBook, user: string): readonly WithdrawalRecord[] =>
  requests.filter((request) => request.user === user).toReversed();

/** Requests that wait for an operator. */
export const withdrawalCases = (book: WithdrawalBook, loginOf: (user: string) => string): readonly OpenCase[] =>
  book.requests
    .filter(({ status }) => status === 1)
    .map(({ id, user, amount, currency }) => ({ kind: 'withdrawal', identifier: loginOf(user), id, amount, currency }));
