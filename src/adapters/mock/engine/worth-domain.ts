import * as v from 'valibot';
import { payCurrency } from '../../../core/domain/finance/dual-investment.ts';
import { amount, type Amount } from '../../../core/money/amount.ts';
import { isZero, multiply, negate, sum } from '../../../core/money/fixed-point.ts';
import type { Money } from './kernel/basics/engine-types.ts';
import type { Domain } from './kernel/domain/domain.ts';
import type { World } from './kernel/domain/mounted-domain.ts';
import { findCurrency, heldCurrencies } from './ledger/currencies.ts';
import { holding, holds, totalOf, usdtPrice, walletKinds } from './ledger/wallet-rows.ts';
import type { ContractState } from './products/contracts/contract-book.ts';
import { standingOf } from './products/contracts/contract-rows.ts';
import { holdingsOf, type DualBook } from './products/dual/dual-book.ts';
import { loansOf, unpaidOf, type LoanBook } from './products/loans/loan-book.ts';
import { ordersOf, type MiningBook } from './products/mining/mining-book.ts';
import { miningProduct } from './products/mining/mining-products.ts';

/** What a device that was there would have kept of a day. */
export type WorthDay = {
  /** Epoch ms. */
  readonly at: number;
  /** In USDT. */
  readonly worth: Money;
  /** Of all loans until then, in USDT. */
  readonly repaid: Money;
};

export type WorthState = { readonly days: Record<string, WorthDay[]> };

/** What a person has beside the balances of their accounts. */
export interface WorthBooks {
  contracts(): ContractState;
  dual(): DualBook;
  loans(): LoanBook;
  mining(): MiningBook;
}

const whose = v.strictObject({ user: v.string() });
const account = 'live';
/** What contracts are settled in. */
const quotes = ['USDT', 'USD'] as const;

const inUsdt = (world: World, name: string, value: Money): Amount => {
  const currency = findCurrency(name);
  return currency === undefined ? amount('0') : multiply(value, usdtPrice(world, currency));
};

/** Tokens that no market trades are not counted. */
const balancesOf = (world: World, user: string): readonly Amount[] =>
  walletKinds.flatMap((wallet) =>
    heldCurrencies
      .filter((currency) => holds(wallet, currency) && !currency.isUnlisted)
      .map(({ name }) => ({ name, total: totalOf(holding(world, { user, account, wallet }, name)) }))
      .filter(({ total }) => !isZero(total))
      .map(({ name, total }) => inUsdt(world, name, total)),
  );

/** Accounts + results of open positions + products − debts, at this moment, in USDT: what the assets page adds up. */
export function worthOf(world: World, books: WorthBooks, user: string): Amount {
  const locks = ordersOf(books.mining(), user).filter(({ status }) => status === 0 || status === 1);
  const shares = holdingsOf(books.dual(), user).filter(({ status }) => status === 1 || status === 2);
  const slice = books.contracts();
  const profits = quotes.map((quote) => {
    const { all } = standingOf({ ...world, slice }, { account, user, quote });
    return inUsdt(world, quote, all.profit);
  });
  return sum<Amount>([
    ...balancesOf(world, user),
    ...profits,
    ...locks.map(({ product, amount: locked }) => inUsdt(world, miningProduct(product).currency, locked)),
    ...shares.map((one) => inUsdt(world, payCurrency(one), one.paid)),
    negate(unpaidOf(books.loans(), user, world.at)),
  ]);
}

/** The net worth of seeded people on the days before the world began: their devices know these days. */
export const createWorthDomain = (books: WorthBooks): Domain<WorthState> => ({
  name: 'worth',
  initial: () => ({ days: {} }),
  commands: {
    keepDay: ({ slice, ...world }, argument) => {
      const { user } = v.parse(whose, argument);
      const repaid = sum<Amount>(loansOf(books.loans(), user).map((loan) => loan.repaid));
      const day = { at: world.at, worth: worthOf(world, books, user), repaid };
      slice.days[user] = [...(slice.days[user] ?? []), day];
      return null;
    },
  },
  due: {},
  routes: [],
});
