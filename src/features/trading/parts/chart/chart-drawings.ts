import type { Side } from '../../../../core/domain/depth.ts';
import type { Price } from '../../../../core/money/amount.ts';

/** A line at a price. */
export interface ChartOrder {
  readonly id: string;
  readonly side: Side;
  readonly price: Price;
  readonly label: string;
}

/** An order that has a time as well as a price at both of its ends. */
export interface ChartMark {
  readonly id: string;
  readonly side: Side;
  /** Epoch ms. */
  readonly from: { readonly at: number; readonly price: Price };
  /** `isOpen` while it is not decided: the price is then that of the start. */
  readonly to: { readonly at: number; readonly price: Price; readonly isOpen: boolean };
  /** What became of it; empty until that is known. */
  readonly label: string;
}

export interface ChartOrders {
  /** The highest price first: lines that fall on one row of pixels keep this order. */
  readonly orders: readonly ChartOrder[];
  /** What stands for several orders, by their index, where there is no room for each. */
  readonly groupLabel: (members: readonly number[]) => string;
  /** Absent for products that have none. */
  readonly marks?: readonly ChartMark[];
}

/** A chart of prices alone. */
export const noDrawings: ChartOrders = { orders: [], groupLabel: () => '' };
