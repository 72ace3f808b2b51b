import type { Side } from '../../../../core/domain/depth.ts';
import type { Price } from '../../../../core/money/amount.ts';

/** A line at a price. */
export interface ChartOrder {
  readonly id: string;
  readonly side: Side;
  readonly price: Price;
  readonly label: string;
}

export interface ChartOrders {
  /** The highest price first: lines that fall on one row of pixels keep this order. */
  readonly orders: readonly ChartOrder[];
  /** What stands for several orders, by their index, where there is no room for each. */
  readonly groupLabel: (members: readonly number[]) => string;
}

/** A chart of prices alone. */
export const noDrawings: ChartOrders = { orders: [], groupLabel: () => '' };
