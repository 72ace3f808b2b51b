import type { AppError } from '../../../core/errors/app-error.ts';
import type { Amount, Price } from '../../../core/money/amount.ts';
import { multiply, sum } from '../../../core/money/fixed-point.ts';
import type { FinanceProductId } from './finance-products.ts';

/** Something that is bound in a product right now. */
export interface Holding {
  readonly id: string;
  readonly title: string;
  /** What is next, e.g. when it ends. */
  readonly detail: string;
  /** What went in and can still come back; undefined where nobody knows. */
  readonly value: Amount | undefined;
  /** Ticker. */
  readonly currency: string;
  /** Where it is shown whole. */
  readonly path: string;
}

export interface HeldProduct {
  readonly id: FinanceProductId;
  /** Undefined until they are known. */
  readonly rows: readonly Holding[] | undefined;
  readonly error: AppError | null;
  readonly retry: () => void;
}

/** Everything in USDT; undefined while something of it is unknown or has no price. */
export function heldTotal(
  held: readonly Pick<HeldProduct, 'rows'>[],
  priceOf: (currency: string) => Price | undefined,
): Amount | undefined {
  const values = held.flatMap(({ rows }) => rows?.map((row) => valueOf(row, priceOf)) ?? [undefined]);
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? sum<Amount>(known) : undefined;
}

function valueOf({ value, currency }: Holding, priceOf: (currency: string) => Price | undefined): Amount | undefined {
  const unit = priceOf(currency);
  return value === undefined || unit === undefined ? undefined : multiply(value, unit);
}
