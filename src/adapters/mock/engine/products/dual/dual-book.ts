import type { DualKind, DualTerms } from '../../../../../core/domain/finance/dual-investment.ts';
import type { Price, Rate } from '../../../../../core/money/amount.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';

/** As clients read it: 0 failed, 1 purchased, 2 settling, 3 completed. */
export type DualStatus = 0 | 1 | 2 | 3;

export type DualRecord = {
  readonly id: number;
  readonly user: string;
  readonly product: number;
  readonly name: string;
  readonly kind: DualKind;
  readonly coin: string;
  readonly currencyId: number;
  readonly symbol: string;
  readonly shares: number;
  readonly paid: Money;
  readonly price: Price;
  readonly yearlyPercent: Rate;
  readonly days: number;
  readonly referencePrice: Price;
  readonly endsAt: number;
  readonly createdAt: number;
  status: DualStatus;
  /** The price that decided. */
  settlementPrice: Price | null;
  received: Money | null;
};

/** Oldest first. */
export type DualBook = { readonly holdings: DualRecord[] };

export const emptyDual = (): DualBook => ({ holdings: [] });

/** Newest first. */
export const holdingsOf = ({ holdings }: DualBook, user: string): readonly DualRecord[] =>
  holdings.filter((one) => one.user === user).toReversed();

export const findHolding = ({ holdings }: DualBook, id: number): DualRecord | undefined =>
  holdings.find((one) => one.id === id);

const sharesIn = (holdings: readonly DualRecord[]): number => holdings.reduce((all, { shares }) => all + shares, 0);

/** Shares of a product that persons of this world have bought. */
export const soldShares = ({ holdings }: DualBook, product: number): number =>
  sharesIn(holdings.filter((one) => one.product === product));

export const ownShares = ({ holdings }: DualBook, product: number, user: string): number =>
  sharesIn(holdings.filter((one) => one.product === product && one.user === user));

export const termsOf = (record: DualRecord): DualTerms => record;
