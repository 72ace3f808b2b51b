import type { Amount, Price, Rate } from '../../money/amount.ts';
import type { CurrencyId } from '../market/instrument.ts';
import type { Rows } from '../page.ts';

/** The four accounts every user has per currency: fiat, spot, contracts, options. */
export const walletAccounts = ['fiat', 'spot', 'contracts', 'options'] as const;
export type WalletAccount = (typeof walletAccounts)[number];

export interface Balance {
  readonly currencyId: CurrencyId;
  readonly currencyName: string;
  readonly available: Amount;
  readonly locked: Amount;
  /** Value of one unit in USDT; undefined when the server knows none. */
  readonly usdtPrice: Price | undefined;
  readonly canDeposit: boolean;
}

export interface AccountBalances {
  readonly account: WalletAccount;
  readonly balances: Rows<Balance>;
  /** Sum in USDT as the server sends it; undefined when it does not. */
  readonly totalUsdt: Amount | undefined;
}

export interface Wallets {
  readonly accounts: readonly AccountBalances[];
  /** Units of the server's fiat per USDT. */
  readonly fiatRate: Rate | undefined;
  readonly depositsOpen: boolean;
}

export interface WalletDetail extends Balance {
  readonly account: WalletAccount;
  /** Fraction of the received amount of a spot order; undefined when not sent. */
  readonly spotFeeRate: Rate | undefined;
}

/** One line of the ledger that concerns the person. */
export interface Bill {
  readonly id: string;
  readonly currencyId: CurrencyId;
  readonly currencyName: string;
  /** Signed change. */
  readonly change: Amount;
  readonly before: Amount | undefined;
  readonly after: Amount | undefined;
  /** Numeric code of the kind of movement; labelled by code, the server's text is the fallback. */
  readonly kind: string;
  readonly description: string;
  readonly concernsLocked: boolean;
  /** The account whose balance moved; undefined when the server does not say. */
  readonly account: WalletAccount | undefined;
  /** The account in the server's words, where they are not known to mean one of ours. */
  readonly accountText?: string | undefined;
  readonly createdAt: string;
}

/** A sum of one currency that goes from one of the person's accounts to another. */
export interface AccountTransfer {
  readonly currencyId: CurrencyId;
  readonly from: WalletAccount;
  readonly to: WalletAccount;
  readonly amount: Amount;
}

export interface AccountCurrency {
  readonly id: CurrencyId;
  readonly name: string;
  readonly accounts: readonly WalletAccount[];
}
