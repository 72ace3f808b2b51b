import { smallestLoan, type LoanKind } from '../../../../../core/domain/finance/loan.ts';
import { amount, rate, type Rate } from '../../../../../core/money/amount.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';

/** Every loan is in this currency. */
export const loanCurrency = 'USDT';

export interface SeedLoan {
  readonly id: number;
  readonly name: string;
  readonly kind: LoanKind;
  readonly days: number;
  readonly dailyPercent: Rate;
  readonly minimum: Money;
  readonly maximum: Money;
  readonly vipLevel: number;
  /** Of term loans: a loan is at most so many times the collateral. */
  readonly leverage: number | undefined;
}

const most = amount('10000000');
const term = (id: number, days: number, percent: string): SeedLoan => ({
  id,
  name: `${days} days`,
  kind: 'term',
  days,
  dailyPercent: rate(percent),
  minimum: smallestLoan,
  maximum: most,
  vipLevel: 0,
  leverage: 3,
});
const otc = (id: number, days: number, percent: string): SeedLoan => ({
  ...term(id, days, percent),
  name: `OTC ${days} days`,
  kind: 'otc',
  vipLevel: 2,
  leverage: undefined,
});

/** Terms from thirty days; over the counter from seven days to a year. */
export const seedLoans: readonly SeedLoan[] = [
  term(1, 30, '0.05'),
  term(2, 90, '0.045'),
  term(3, 180, '0.04'),
  otc(4, 30, '0.03'),
  otc(5, 7, '0.035'),
  otc(6, 365, '0.025'),
];

export const findProduct = (id: number): SeedLoan | undefined => seedLoans.find((product) => product.id === id);
