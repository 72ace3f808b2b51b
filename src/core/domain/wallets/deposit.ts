import type { Amount, Rate } from '../../money/amount.ts';
import type { CurrencyId } from '../market/instrument.ts';

/** Where one currency can be sent on one network. */
export interface DepositAddress {
  /** The server's name of it, e.g. `trc20`; undefined without one. */
  readonly network: string | undefined;
  readonly address: string;
}

/** The destinations of a person's deposits of one currency. */
export interface DepositPlaces {
  /** Empty unless the operator has set some. */
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
  /** Reference of the picture of the payment; empty if it is made later. */
  readonly voucher: string;
  /** The address used, or the number of the channel. */
  readonly place: DepositAddress | { readonly channelId: string };
}

/** A payment channel of the server. */
export interface DepositChannel {
  readonly id: string;
  /** Undefined without a name. */
  readonly name: string | undefined;
  /** The conversion rate there; undefined if the server does not say. */
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
