import { amount, rate, type Rate } from '../../../../../core/money/amount.ts';
import { Refusal, type Money } from '../../kernel/basics/engine-types.ts';

/** By number: a family of products that pays a rate, and one that shares the income of a pool. */
export type MiningClassId = 1 | 2;

export interface SeedMining {
  readonly id: number;
  readonly kind: MiningClassId;
  readonly currencyId: number;
  readonly currency: string;
  readonly dailyPercent: Rate;
  readonly days: number;
  readonly minimum: Money;
  readonly maximum: Money;
}

/** The early-exit penalty: percent of the sum for each remaining day. */
export const penaltyPercent = rate('0.4');
/** Percent of the sum where all days that are left cost the same together. */
export const flatPenaltyPercent = rate('2');

type Row = readonly [
  id: number,
  kind: MiningClassId,
  currencyId: number,
  currency: string,
  dailyPercent: string,
  days: number,
  minimum: string,
  maximum: string,
];

const rows: readonly Row[] = [
  [1, 1, 3, 'USDT', '0.3', 7, '100', '5000'],
  [2, 1, 3, 'USDT', '0.35', 30, '500', '50000'],
  [3, 1, 3, 'USDT', '0.4', 90, '1000', '100000'],
  [4, 1, 3, 'USDT', '0.3', 1, '10', '1000'],
  [5, 1, 1, 'BTC', '0.3', 15, '0.01', '2'],
  [6, 1, 2, 'ETH', '0.32', 30, '0.1', '50'],
  [7, 1, 4, 'LTC', '0.35', 30, '1', '500'],
  [8, 2, 3, 'USDT', '0.35', 30, '100', '100000'],
];

export const seedMining: readonly SeedMining[] = rows.map(
  ([id, kind, currencyId, currency, percent, days, minimum, maximum]) => ({
    id,
    kind,
    currencyId,
    currency,
    dailyPercent: rate(percent),
    days,
    minimum: amount(minimum),
    maximum: amount(maximum),
  }),
);

/** The operator's own share of the pool, and the pool's daily income, independent of its members. */
export const poolBase = { liquidity: amount('5000000'), dailyIncome: amount('17500') } as const;

/** Refuses `unknownMiningProduct`. */
export function miningProduct(id: number): SeedMining {
  const product = seedMining.find((one) => one.id === id);
  if (product === undefined) throw new Refusal('unknownMiningProduct');
  return product;
}
