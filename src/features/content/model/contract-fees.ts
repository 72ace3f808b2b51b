import type { QuotedInstrument } from '../../../core/domain/market/instrument.ts';
import type { Rate } from '../../../core/money/amount.ts';
import { larger, smaller } from '../../../core/money/fixed-point.ts';

/** The lowest and the highest rate of several pairs, in percent. */
export interface RateRange {
  readonly from: Rate;
  readonly to: Rate;
}

type ContractFee = 'feePercent' | 'overnightPercent';

/** What contracts cost over all pairs that have them. Undefined where one of them does not say: a part is no promise for all. */
export function contractFees(pairs: readonly QuotedInstrument[], fee: ContractFee): RateRange | undefined {
  const offered = pairs.filter(({ instrument }) => instrument.allows.contracts);
  const rates = offered.flatMap(({ instrument }) => instrument.contract?.[fee] ?? []);
  const [first, ...others] = rates;
  if (first === undefined || rates.length < offered.length) return undefined;
  let range: RateRange = { from: first, to: first };
  for (const one of others) range = { from: smaller(range.from, one), to: larger(range.to, one) };
  return range;
}
