import { dualMoney, payCurrency, type DualHolding } from '../../../core/domain/finance/dual-investment.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { multiply, subtract } from '../../../core/money/fixed-point.ts';
import { neverBetter } from '../../../core/money/never-better.ts';
import { divide } from '../../../core/money/quotient.ts';
import { receivedCurrency } from './dual-plan.ts';

/** What came back against what was paid, at the settlement price: in USDT and in the coin. */
export interface DualResult {
  readonly inMoney: Amount;
  readonly inCoin: Amount | undefined;
}

const places = { money: 2, coin: 8 } as const;

/** Never better than it is, like every result. */
const rounded = (result: Amount, of: keyof typeof places): Amount => neverBetter(result, places[of]);

/**
 * The result of a completed investment; undefined before, and where the server does not say what came back, or at which
 * price. In the one currency of payment and payout it is exact.
 */
export function dualResult(holding: DualHolding): DualResult | undefined {
  const { state, paid, received, settlementPrice: price } = holding;
  const [before, after] = [payCurrency(holding), receivedCurrency(holding)];
  if (state !== 'completed' || received === undefined || price === undefined) return undefined;
  if (before !== after) {
    const worth = (sum: Amount, currency: string | undefined): Amount =>
      currency === dualMoney ? sum : multiply(sum, price);
    return inBoth(subtract(worth(received, after), worth(paid, before)), price);
  }
  const won = subtract(received, paid);
  return before === dualMoney
    ? { ...inBoth(won, price), inMoney: won }
    : { inMoney: rounded(multiply(won, price), 'money'), inCoin: won };
}

function inBoth(money: Amount, price: NonNullable<DualHolding['settlementPrice']>): DualResult {
  const coins = divide(money, price);
  return {
    inMoney: rounded(money, 'money'),
    inCoin: coins === undefined ? undefined : rounded(coins, 'coin'),
  };
}
