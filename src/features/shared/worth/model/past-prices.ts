import type { Candle } from '../../../../core/domain/market/candle.ts';
import type { QuotedInstrument } from '../../../../core/domain/market/instrument.ts';
import type { Wallets } from '../../../../core/domain/wallets/wallet.ts';
import type { Amount, Price } from '../../../../core/money/amount.ts';
import { add, isZero, multiply, subtract, sum } from '../../../../core/money/fixed-point.ts';
import { ownedOf } from '../../wallets/model/wallet-values.ts';
import { dayOf, keptDays, type KeptDay } from './kept-worth.ts';

/** What a person has of one coin that is traded for USDT. */
export interface HeldCoin {
  readonly symbol: string;
  readonly owned: Amount;
}

/** More coins than this would be too many requests for one picture. */
export const mostCoins = 8;
const dayMs = 86_400_000;

/** The coins of all accounts whose price in USDT moves, each once. */
export function coinsOf(wallets: Wallets, pairs: readonly QuotedInstrument[]): readonly HeldCoin[] {
  const traded = new Set(pairs.map(({ instrument }) => instrument.symbol));
  const owned = new Map<string, Amount>();
  for (const balance of wallets.accounts.flatMap(({ balances }) => balances)) {
    const symbol = `${balance.currencyName}/USDT`;
    const value = ownedOf(balance);
    const before = owned.get(symbol);
    if (!traded.has(symbol) || isZero(value)) continue;
    owned.set(symbol, before === undefined ? value : add(before, value));
  }
  return [...owned].map(([symbol, value]) => ({ symbol, owned: value }));
}

/** The last price of a day or of one before it, as over the weekend of a market that closes. */
const closeOn = (day: string, candles: readonly Candle[]): Price | undefined =>
  candles.findLast(({ time }) => dayOf(time) <= day)?.close;

/**
 * What the person has now, at the closing prices of the last days: only the prices move, so that it ends at the net worth. Not what
 * the person had then. Nothing as long as a coin has no prices.
 */
export function daysAtPastPrices(
  total: Amount,
  coins: readonly (HeldCoin & { readonly candles: readonly Candle[] })[],
  now: number,
): readonly KeptDay[] {
  const valueOn = (day: string): Amount | undefined => {
    const values = coins.flatMap(({ owned, candles }) => {
      const close = closeOn(day, candles);
      return close === undefined ? [] : [multiply(owned, close)];
    });
    return values.length === coins.length && coins.length > 0 ? sum<Amount>(values) : undefined;
  };
  const today = valueOn(dayOf(now));
  if (today === undefined) return [];
  const rest = subtract(total, today);
  return Array.from({ length: keptDays }, (_, index) => now - (keptDays - 1 - index) * dayMs).flatMap((at) => {
    const value = valueOn(dayOf(at));
    return value === undefined ? [] : [{ day: dayOf(at), at, worth: add(rest, value) }];
  });
}
