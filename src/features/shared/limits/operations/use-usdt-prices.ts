import { price, type Price } from '../../../../core/money/amount.ts';
import { useWallets } from '../../wallets/data/wallets.ts';

/** The server's USDT price of one unit of a currency; undefined without one. */
export function useUsdtPrices(isWanted: boolean): (currency: string) => Price | undefined {
  const wallets = useWallets(isWanted).data;
  return (currency) =>
    currency === 'USDT'
      ? price('1')
      : wallets?.accounts.flatMap(({ balances }) => balances).find(({ currencyName }) => currencyName === currency)
          ?.usdtPrice;
}
