import type { EngineAccount, LedgerOwner, Money, WalletKind } from '../basics/engine-types.ts';

export interface Transfer {
  readonly from: LedgerOwner;
  readonly to: LedgerOwner;
  /** Currency ticker, e.g. USDT. */
  readonly currency: string;
  /** More than zero. */
  readonly amount: Money;
  /** Bill code of the wire facts, e.g. 50 spot funds locked or released, 51 spot filled. */
  readonly kind: number;
}

export interface LedgerEntry {
  readonly id: number;
  readonly at: number;
  readonly user: string;
  readonly account: EngineAccount;
  readonly wallet: WalletKind;
  readonly locked: boolean;
  readonly currency: string;
  readonly change: Money;
  readonly before: Money;
  readonly after: Money;
  readonly kind: number;
}

/**
 * Double entry: every movement is a transfer between two accounts. Per currency the sum over all accounts is zero, no
 * person's account is ever negative, each balance is the sum of its entries. 20 significant digits do not suffice for
 * sums of many entries, so amounts have at most 18 decimals and are never rounded here.
 */
export interface Ledger {
  balance(owner: LedgerOwner, currency: string): Money;
  /** All or nothing. Throws Refusal `insufficientBalance` before anything changes. */
  transfer(transfers: readonly Transfer[], at: number): void;
  /** A person's entries, newest first. */
  entries(query: {
    user: string;
    account: EngineAccount;
    currency?: string;
    wallet?: WalletKind;
    /** Bill codes; all by default. */
    kinds?: readonly number[];
    offset: number;
    limit: number;
  }): {
    readonly list: readonly LedgerEntry[];
    readonly count: number;
  };
}

/** What a snapshot keeps: balances sorted by account, entries in the order they were made. */
export interface LedgerState {
  readonly balances: readonly (readonly [account: string, balance: Money])[];
  readonly entries: readonly LedgerEntry[];
  readonly lastIds: Readonly<Record<EngineAccount, number>>;
}

export interface AccountUnits {
  readonly key: string;
  readonly currency: string;
  readonly isHouse: boolean;
  readonly units: bigint;
}

/** The ledger as the kernel keeps it and as checks look at it. */
export interface WholeLedger extends Ledger {
  state(): LedgerState;
  /** Every account with its balance, for checks. */
  accounts(): Iterable<AccountUnits>;
  /** The sum of the entries of each person's account, for checks. */
  sumsOfEntries(): ReadonlyMap<string, bigint>;
}
