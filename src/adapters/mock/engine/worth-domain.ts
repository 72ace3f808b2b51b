import * as v from 'valibot';
import { payCurrency } from '../../../core/domain/finance/dual-investment.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { add, isZero, multiply, negate, sum } from '../../../core/money/fixed-point.ts';
import type { Money } from './kernel/basics/engine-types.ts';
import type { Domain } from './kernel/domain/domain.ts';
import type { Market } from './kernel/domain/market.ts';
import type { World } from './kernel/domain/mounted-domain.ts';
import { findCurrency, heldCurrencies } from './ledger/currencies.ts';
import { holding, holds, totalOf, walletKinds } from './ledger/wallet-rows.ts';
import type { ContractState } from './products/contracts/contract-book.ts';
import { standingOf } from './products/contracts/contract-rows.ts';
import { holdingsOf, type DualBook } from './products/dual/dual-book.ts';
import { loansOf, unpaidOf, type LoanBook } from './products/loans/loan-book.ts';
import { ordersOf, type MiningBook } from './products/mining/mining-book.ts';
import { miningProduct } from './products/mining/mining-products.ts';

/** What a person had at the end of a day. */
export type LivedDay = {
  /** Epoch ms. */
  readonly at: number;
  /** By ticker: accounts + results of open positions + products − debts. */
  readonly held: Readonly<Record<string, Money>>;
  /** Of all loans until then, in USDT. */
  readonly repaid: Money;
};

export type WorthState = { readonly days: Record<string, LivedDay[]> };

/** What a person has beside the balances of their accounts. */
export interface WorthBooks {
  contracts(): ContractState;
  dual(): DualBook;
  loans(): LoanBook;
  mining(): MiningBook;
}

const whose = v.strictObject({ user: v.string() });
const account = 'live';
/** What contracts are settled in, and what is lent. */
const [usdt, usd] = ['USDT', 'USD'] as const;

type Part = readonly [currency: string, sum: Money];

/** Tokens that no market trades are not counted. */
const balancesOf = (world: World, user: string): readonly Part[] =>
  walletKinds.flatMap((wallet) =>
    heldCurrencies
      .filter((currency) => holds(wallet, currency) && !currency.isUnlisted)
      .map(({ name }) => [name, totalOf(holding(world, { user, account, wallet }, name))] as const),
  );

function heldBy(world: World, books: WorthBooks, user: string): Readonly<Record<string, Money>> {
  const locks = ordersOf(books.mining(), user).filter(({ status }) => status === 0 || status === 1);
  const shares = holdingsOf(books.dual(), user).filter(({ status }) => status === 1 || status === 2);
  const slice = books.contracts();
  const parts: readonly Part[] = [
    ...balancesOf(world, user),
    ...[usdt, usd].map(
      (quote) => [quote, standingOf({ ...world, slice }, { account, user, quote }).all.profit] as const,
    ),
    ...locks.map(({ product, amount }) => [miningProduct(product).currency, amount] as const),
    ...shares.map((one) => [payCurrency(one), one.paid] as const),
    [usdt, negate(unpaidOf(books.loans(), user, world.at))],
  ];
  const held: Record<string, Money> = {};
  for (const [name, part] of parts) {
    const before = held[name];
    if (!isZero(part)) held[name] = before === undefined ? part : add(before, part);
  }
  return held;
}

/** What it came to then, in USDT. The prices of a day take a moment to find. */
export const worthOn = ({ at, held }: LivedDay, market: Pick<Market, 'usdtPrice'>): Amount =>
  sum<Amount>(
    Object.entries(held).map(([name, value]) => {
      const price = market.usdtPrice(name, at) ?? findCurrency(name)?.referencePrice;
      if (price === undefined) throw new RangeError(`no currency ${name}`);
      return multiply<Amount>(value, price);
    }),
  );

/** What seeded people had on the days before the world began: their devices know these days. */
export const createWorthDomain = (books: WorthBooks): Domain<WorthState> => ({
  name: 'worth',
  initial: () => ({ days: {} }),
  commands: {
    keepDay: ({ slice, ...world }, argument) => {
      const { user } = v.parse(whose, argument);
      const repaid = sum<Amount>(loansOf(books.loans(), user).map((loan) => loan.repaid));
      const day = { at: world.at, held: heldBy(world, books, user), repaid };
      slice.days[user] = [...(slice.days[user] ?? []), day];
      return null;
    },
  },
  due: {},
  routes: [],
});
