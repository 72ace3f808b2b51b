import type { Wallets } from '../../../../core/domain/wallets/wallet.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { useReadTimes } from '../../../../core/time/read-times.ts';
import { useDailyPrices } from '../data/daily-prices.ts';
import { useTradedPairs } from '../data/traded.ts';
import { coinsOf, daysAtPastPrices, mostCoins, type HeldCoin } from '../model/past-prices.ts';
import type { NetWorthView } from '../operations/use-net-worth.ts';
import { WorthCurve, WorthCurveBlank } from '../parts/worth-curve.tsx';

export interface WorthMonthProps {
  readonly view: Pick<NetWorthView, 'worth' | 'wallets' | 'days' | 'isAllNew'>;
}

/**
 * The month of the net worth: the days that this device saw; until it has seen two, what is held now at the prices of those days,
 * unless all of it came in today.
 */
export function WorthMonth({ view: { worth, wallets, days, isAllNew } }: WorthMonthProps) {
  if (days.length > 1) return <WorthCurve days={days} />;
  // Almost everybody has a month: what is below does not jump when it comes.
  if (worth.isReading) return <WorthCurveBlank />;
  if (wallets === undefined || worth.total === undefined || worth.missing.length > 0) return undefined;
  // A month of prices of coins that came in today would look like a month of the person's money.
  if (isAllNew === true) return undefined;
  return <AtPastPrices wallets={wallets} total={worth.total} />;
}

function AtPastPrices({ wallets, total }: { readonly wallets: Wallets; readonly total: Amount }) {
  const { pairs } = useTradedPairs();
  const coins = coinsOf(wallets, pairs ?? []);
  return coins.length === 0 || coins.length > mostCoins ? undefined : <OfCoins coins={coins} total={total} />;
}

function OfCoins({ coins, total }: { readonly coins: readonly HeldCoin[]; readonly total: Amount }) {
  const { best } = useReadTimes();
  const { prices, isGivenUp } = useDailyPrices(coins.map(({ symbol }) => symbol));
  if (prices === undefined) return isGivenUp ? undefined : <WorthCurveBlank />;
  const priced = coins.map((coin) => ({ ...coin, candles: prices.get(coin.symbol) ?? [] }));
  return <WorthCurve days={daysAtPastPrices(total, priced, best())} isAtPastPrices />;
}
