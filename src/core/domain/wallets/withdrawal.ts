import { amount, type Amount, type Rate } from '../../money/amount.ts';
import { compare, multiply, roundTo } from '../../money/fixed-point.ts';
import type { CurrencyId } from '../market/instrument.ts';

/** The kinds of destination. */
export const withdrawalWays = ['address', 'bankCard', 'internationalCard'] as const;
export type WithdrawalWay = (typeof withdrawalWays)[number];

/** Obstacles to every withdrawal, in the servers' order of checks. */
export const withdrawalBlocks = [
  'locked',
  'identity',
  'identityPending',
  'frozen',
  'score',
  'wallet',
  'positions',
  'loan',
  'count',
] as const;
export type WithdrawalBlock = (typeof withdrawalBlocks)[number];

/** A sum of the currency, or a share of the withdrawal. */
export type WithdrawalFee =
  | { readonly kind: 'fixed'; readonly sum: Amount }
  | { readonly kind: 'share'; readonly share: Rate };

/** The terms of withdrawing one currency. Undefined: the server does not say. */
export interface WithdrawalTerms {
  readonly currencyName: string;
  /** In the account that the server takes withdrawals from. */
  readonly available: Amount | undefined;
  readonly minimum: Amount | undefined;
  readonly fee: WithdrawalFee;
  /** A smaller sum costs nothing; servers grant this for the first withdrawal only. */
  readonly freeBelow: Amount | undefined;
  /** As the server names them. */
  readonly networks: readonly string[] | undefined;
  /** The limit of the person's level within 24 hours, by value in BTC. */
  readonly limitBtc: Amount | undefined;
  /** The rest of that limit, in this currency. */
  readonly left: Amount | undefined;
  readonly blocks: readonly WithdrawalBlock[] | undefined;
}

export interface WithdrawalWish {
  readonly currencyId: CurrencyId;
  /** Taken from the account that pays withdrawals; it includes the fee. */
  readonly amount: Amount;
  /** As shown to the person; a server with another fee refuses. */
  readonly fee: Amount;
  readonly way: WithdrawalWay;
  /** Undefined for a card. */
  readonly network: string | undefined;
  readonly address: string | undefined;
  /** Id of the saved address; some servers read only this, and want one for cards, too. */
  readonly savedId?: string | undefined;
  /** Undefined if the server does not require one. */
  readonly payPassword: string | undefined;
}

export const withdrawalStates = ['reviewing', 'sending', 'sent', 'refused'] as const;

export interface Withdrawal {
  readonly id: string;
  readonly currencyName: string;
  readonly amount: Amount;
  /** Without the fee; undefined when the server does not say. */
  readonly received: Amount | undefined;
  readonly way: WithdrawalWay | undefined;
  readonly network: string | undefined;
  readonly address: string | undefined;
  /** Undefined for a code that this client does not know. */
  readonly status: (typeof withdrawalStates)[number] | undefined;
  /** As the server sent it. */
  readonly statusCode: string;
  /** Why it was refused, in the server's words. */
  readonly reason: string | undefined;
  readonly createdAt: string;
  /** When it was decided; undefined when the server does not say, and before. */
  readonly decidedAt: string | undefined;
  /** On its network; undefined when the server does not say, and before it is sent. */
  readonly transactionId: string | undefined;
}

export interface TodaysWithdrawals {
  readonly count: number;
  /** Undefined without a known maximum. */
  readonly max: number | undefined;
}

const feePlaces = 8;

/** The fee of a withdrawal of this sum. */
export function withdrawalFee({ fee, freeBelow }: Pick<WithdrawalTerms, 'fee' | 'freeBelow'>, sum: Amount): Amount {
  if (freeBelow !== undefined && compare(sum, freeBelow) < 0) return amount('0');
  return fee.kind === 'fixed' ? fee.sum : roundTo(multiply(sum, fee.share), feePlaces, 'up');
}
