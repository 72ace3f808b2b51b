import { amount, rate, type Amount, type Rate } from '../../../../../core/money/amount.ts';

/** A length on offer. Rates are percent of the stake, the bound is in the currency of the stake. */
export interface OptionPeriod {
  readonly id: number;
  readonly seconds: number;
  readonly payout: Rate;
  /** Undefined if a loss takes the whole stake. */
  readonly loss: Rate | undefined;
  readonly minStake: Amount | undefined;
  readonly maxStake: Amount | undefined;
}

/** The operator's terms for stakes in one currency. */
export interface OptionCurrency {
  /** Ticker, the key of the ledger. */
  readonly name: string;
  /** Percent of the stake, on top of it. */
  readonly fee: Rate;
  readonly minStake: Amount;
  readonly maxStake: Amount;
  /** Most options open at once. */
  readonly maxOpen: number;
  readonly presets: readonly Amount[];
}

const period = (id: number, seconds: number, terms: { payout: string; loss?: string; max: string }): OptionPeriod => ({
  id,
  seconds,
  payout: rate(terms.payout),
  loss: terms.loss === undefined ? undefined : rate(terms.loss),
  minStake: undefined,
  maxStake: amount(terms.max),
});

/** Shortest first. The last one risks half of the stake for half of the payout. */
export const optionPeriods: readonly OptionPeriod[] = [
  period(1, 30, { payout: '85', max: '2000' }),
  period(2, 60, { payout: '86', max: '5000' }),
  period(3, 120, { payout: '87', max: '10000' }),
  period(4, 180, { payout: '88', max: '10000' }),
  period(5, 300, { payout: '90', max: '20000' }),
  period(6, 600, { payout: '45', loss: '50', max: '20000' }),
];

const currency = (name: string, [min, max]: readonly [string, string], presets: readonly string[]): OptionCurrency => ({
  name,
  fee: rate('0.5'),
  minStake: amount(min),
  maxStake: amount(max),
  maxOpen: 20,
  presets: presets.map(amount),
});

/** In the operator's order. */
export const optionCurrencies: readonly OptionCurrency[] = [
  currency('USDT', ['5', '20000'], ['10', '50', '100', '500', '1000', '5000']),
  currency('BTC', ['0.0001', '0.25'], ['0.0005', '0.001', '0.005', '0.01', '0.05']),
  currency('ETH', ['0.002', '5'], ['0.01', '0.05', '0.1', '0.5', '1']),
];
