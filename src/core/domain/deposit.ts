import type { Amount, Rate } from '../money/amount.ts';
import type { CurrencyId } from './instrument.ts';

/** Where one currency can be sent on one network. */
export interface DepositAddress {
  /** As the server names it, e.g. `trc20`; undefined where it names none. */
  readonly network: string | undefined;
  readonly address: string;
}

/** Where a person's deposits of one currency go. */
export interface DepositPlaces {
  /** Empty where the operator has set none. */
  readonly addresses: readonly DepositAddress[];
  /** Without it the deposit would reach another person; undefined when none is needed. */
  readonly memo: string | undefined;
  /** Less is not credited; undefined when the server does not say. */
  readonly minimum: Amount | undefined;
  /** Blocks of the network until it is credited; undefined when the server does not say. */
  readonly confirmations: number | undefined;
}

export interface DepositReport {
  readonly currencyId: CurrencyId;
  readonly amount: Amount;
  /** Reference of the picture that shows the payment; empty where it is made afterwards. */
  readonly voucher: string;
  /** Where it was sent, or the number of the channel that it goes through. */
  readonly place: DepositAddress | { readonly channelId: string };
}

/** A way of paying that the server leads to. */
export interface DepositChannel {
  readonly id: string;
  /** Undefined where the server names none. */
  readonly name: string | undefined;
  /** By which the sum is converted there; undefined where the server does not say. */
  readonly exchangeRate: Rate | undefined;
}

export const depositStates = ['pending', 'credited', 'refused'] as const;

export interface Deposit {
  readonly id: string;
  readonly currencyName: string;
  readonly amount: Amount;
  readonly network: string | undefined;
  /** Undefined for a code that this client does not know. */
  readonly status: (typeof depositStates)[number] | undefined;
  /** As the server sent it. */
  readonly statusCode: string;
  readonly createdAt: string;
  /** When it was decided or last touched; undefined when the server does not say. */
  readonly updatedAt: string | undefined;
  /** Why it was refused, in the server's words; undefined when it does not say. */
  readonly reason: string | undefined;
}
