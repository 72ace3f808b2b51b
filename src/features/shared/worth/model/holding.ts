import type { Rows } from '../../../../core/domain/page.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import type { Amount, Price } from '../../../../core/money/amount.ts';
import { multiply, sum } from '../../../../core/money/fixed-point.ts';
import type { FinanceProductId } from './finance-products.ts';

/** Something that is bound in a product right now. */
export interface Holding {
  readonly id: string;
  readonly title: string;
  /** What is next, e.g. when it ends. */
  readonly detail: string;
  /**
   * The invested sum that can still come back; undefined when unknown. `worth-a-buyer`: its worth is the price that a
   * buyer pays, so it has no figure and is not part of a sum.
   */
  readonly value: Amount | undefined | 'worth-a-buyer';
  /** Ticker. */
  readonly currency: string;
  /** The page that shows it in full. */
  readonly path: string;
}

export interface HeldProduct {
  readonly id: FinanceProductId;
  /** Undefined until all of them are known. */
  readonly rows: Rows<Holding> | undefined;
  /** Deposits may be bound that no call tells, so that they are in no row. */
  readonly hasUntoldDeposits?: boolean;
  readonly error: AppError | null;
  readonly retry: () => void;
}

/** The rows of a list that is read page by page, once its last page is there: a part of them would be a wrong sum. */
export const wholeRows = <Row>(list: {
  readonly rows: Rows<Row> | undefined;
  readonly hasMore: boolean;
}): Rows<Row> | undefined => (list.hasMore ? undefined : list.rows);

export const needsBuyer = ({ value }: Pick<Holding, 'value'>): boolean => value === 'worth-a-buyer';

/** The sum of all holdings in USDT, except those that need a buyer; undefined while a value or a price is unknown. */
export function heldTotal(
  held: readonly Pick<HeldProduct, 'rows'>[],
  priceOf: (currency: string) => Price | undefined,
): Amount | undefined {
  const values = held.flatMap(({ rows }) => rows?.flatMap((row) => valueOf(row, priceOf)) ?? [undefined]);
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? sum<Amount>(known) : undefined;
}

function valueOf(
  { value, currency }: Holding,
  priceOf: (currency: string) => Price | undefined,
): readonly (Amount | undefined)[] {
  if (value === 'worth-a-buyer') return [];
  const unit = priceOf(currency);
  return [value === undefined || unit === undefined ? undefined : multiply(value, unit)];
}
