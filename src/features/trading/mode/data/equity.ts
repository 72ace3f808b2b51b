import type { Side } from '../../../../core/domain/market/depth.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { WalletAccount, Wallets } from '../../../../core/domain/wallets/wallet.ts';
import { price as priceOfOne, type Amount, type Price } from '../../../../core/money/amount.ts';
import { add, cost, quantityOf, smaller } from '../../../../core/money/fixed-point.ts';
import { useWallets } from '../../../shared/wallets/data/wallets.ts';

export interface UsableNeeds {
  readonly account: WalletAccount;
  readonly instrument: Pick<Instrument, 'base' | 'quote'>;
  readonly side: Side;
  readonly last: Price | undefined;
}

/**
 * What an order can use, in the quote currency. It is the smaller of two sums, so that money which this order could never
 * use does not make the order look small: the total of the account that the product pays from, as the server states it
 * in USDT (only for pairs quoted in USDT), and what that account holds of the spent currency, available and locked (for a
 * sale, at the last price). If one sum is unknown, the other counts; undefined if both are.
 */
export function usableOf(
  wallets: Wallets | undefined,
  { account, instrument, side, last }: UsableNeeds,
): Amount | undefined {
  const { base, quote } = instrument;
  const own = wallets?.accounts.find((one) => one.account === account);
  const total = quote.name === 'USDT' ? own?.totalUsdt : undefined;
  const spent = side === 'buy' ? quote : base;
  const balance = own?.balances.find((one) => one.currencyId === spent.id);
  const unit = side === 'buy' ? priceOfOne('1') : last;
  const held =
    balance === undefined || unit === undefined
      ? undefined
      : cost(unit, quantityOf(add(balance.available, balance.locked)));
  return total === undefined || held === undefined ? (held ?? total) : smaller(total, held);
}

export const useUsable = (needs: UsableNeeds): Amount | undefined => usableOf(useWallets().data, needs);
