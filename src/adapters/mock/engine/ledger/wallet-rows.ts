import { amount, price, type Amount, type DecimalText, type Price } from '../../../../core/money/amount.ts';
import { add, multiply, sum } from '../../../../core/money/fixed-point.ts';
import type { EngineAccount, Json, Money, WalletKind } from '../kernel/basics/engine-types.ts';
import type { World } from '../kernel/domain/mounted-domain.ts';
import { decimalColumn } from '../kernel/basics/wire-format.ts';
import { heldCurrencies, type SeedCurrency } from './currencies.ts';

export const walletKinds: readonly WalletKind[] = ['legal', 'change', 'lever', 'micro'];
/** Fiat (CNY) per USDT, as the operator set it. */
export const fiatRate = price('7.2');

export interface Holder {
  readonly user: string;
  readonly account: EngineAccount;
}

export type Row = { readonly [key: string]: Json };

/** The fiat and the contract account hold some currencies, the other two hold every coin. */
export const holds = (wallet: WalletKind, currency: SeedCurrency): boolean =>
  wallet === 'legal' ? currency.isLegal : wallet === 'lever' ? currency.isContractFund : currency.isMatch;

/** Value of one unit in USDT. */
export const usdtPrice = (world: World, currency: SeedCurrency): Price =>
  world.market.usdtPrice(currency.name, world.at) ?? currency.referencePrice;

const flag = (value: boolean): number => (value ? 1 : 0);

export const currencyFlags = (currency: SeedCurrency): Row => ({
  is_legal: flag(currency.isLegal),
  is_lever: flag(currency.isContractFund),
  is_match: flag(currency.isMatch),
  is_micro: flag(currency.isStake),
});

export interface Holding {
  readonly free: Money;
  readonly locked: Money;
}

export function holding(world: World, place: Holder & { readonly wallet: WalletKind }, currency: string): Holding {
  const { ledger } = world;
  return {
    free: ledger.balance({ ...place, locked: false }, currency),
    locked: ledger.balance({ ...place, locked: true }, currency),
  };
}

export const totalOf = ({ free, locked }: Holding): Money => add(free, locked);

/** One row of the wallet table with the balances of the accounts asked for. */
export function walletRow(
  world: World,
  holder: Holder,
  request: { currency: SeedCurrency; wallets: readonly WalletKind[] },
): Row {
  const { currency, wallets } = request;
  const unit = usdtPrice(world, currency);
  const balances: (readonly [string, string])[] = wallets.flatMap((wallet) => {
    const { free, locked } = holding(world, { ...holder, wallet }, currency.name);
    return [
      [`${wallet}_balance`, decimalColumn(free)] as const,
      [`lock_${wallet}_balance`, decimalColumn(locked)] as const,
    ];
  });
  return {
    id: rowId(holder, currency),
    currency: currency.id,
    ...Object.fromEntries(balances),
    is_charge: holder.account === 'live' && currency.isMatch && !currency.isUnlisted,
    currency_name: currency.name,
    currency_type: currency.chain,
    ...currencyFlags(currency),
    usdt_price: decimalColumn(unit),
    cny_price: decimalColumn(multiply(unit, fiatRate)),
    pb_price: decimalColumn(unit),
  };
}

/** Every person has one row per currency from the first day, so its number follows from both. */
const rowId = ({ user }: Holder, currency: SeedCurrency): number => Number.parseInt(user, 10) * 1000 + currency.id;

/** Sum of an account in USDT, available and locked. */
export function walletTotal(world: World, place: Holder & { readonly wallet: WalletKind }): Amount {
  const values = heldCurrencies
    .filter((currency) => holds(place.wallet, currency))
    .map((currency) => ({ currency, total: totalOf(holding(world, place, currency.name)) }))
    .filter(({ total }) => total !== '0')
    .map(({ currency, total }) => multiply(total, usdtPrice(world, currency)));
  return values.length === 0 ? amount('0') : sum(values);
}

export const inFiat = <T extends DecimalText>(value: T): T => multiply(value, fiatRate);
