import { price, type Price } from '../../../../core/money/amount.ts';
import { useWallets } from '../../wallets/data/wallets.ts';

/** USDT for one unit of a currency, as the server values it; undefined where it does not. */
export function useUsdtPrices(isWanted: boolean): (currency: string) => Price | undefined {
  const wallets = useWallets(isWanted).data;
  return (currency) =>
    currency === 'USDT'
      ? price('1')
      : wallets?.accounts.flatMap(({ balances }) => balances).find(({ currencyName }) => currencyName === currency)
          ?.usdtPrice;
}
