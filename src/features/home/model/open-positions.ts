import { countIn, type Rows } from '../../../core/domain/page.ts';
import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { subtract, sum } from '../../../core/money/fixed-point.ts';

export interface PositionResult {
  /** Undefined where the result of a position is not known. */
  readonly value: Amount | undefined;
  readonly currency: string;
}

export interface OpenPositions {
  readonly count: number;
  /** What they would come to now after the fees so far, in each currency; none where a row cannot be read. */
  readonly results: readonly PositionResult[];
}

const afterFees = ({ profit, openFee, overnightFee }: ContractOrder): Amount | undefined =>
  profit === undefined ? undefined : subtract(subtract(profit, openFee), overnightFee);

/** The open positions in a line; undefined until they are known, and without any. */
export function openPositions(rows: Rows<ContractOrder> | undefined): OpenPositions | undefined {
  const count = countIn(rows) ?? 0;
  if (rows === undefined || count === 0) return undefined;
  const currencyOf = ({ symbol }: ContractOrder): string => symbol.slice(symbol.indexOf('/') + 1);
  const results = [...new Set(rows.map(currencyOf))].map((currency): PositionResult => {
    const own = rows.filter((row) => currencyOf(row) === currency);
    const known = own.map(afterFees).filter((value) => value !== undefined);
    return { currency, value: known.length === own.length ? sum<Amount>(known) : undefined };
  });
  return { count, results: count === rows.length ? results : [] };
}
