import type { Chart } from 'klinecharts';
import type { ComponentType } from 'react';
import type { Side } from '../../../../core/domain/market/depth.ts';
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
  /** Its outcome; empty until it is known. */
  readonly label: string;
}

export interface ChartOrders {
  /** The highest price first: lines that fall on one row of pixels keep this order. */
  readonly orders: readonly ChartOrder[];
  /** The label of several orders, by their index, if there is no space for each. */
  readonly groupLabel: (members: readonly number[]) => string;
  /** Absent for products that have none. */
  readonly marks?: readonly ChartMark[];
  /** What of it can be moved. */
  readonly grips?: ChartGrips | undefined;
}

/** A line that can be taken hold of. */
export interface ChartGrip {
  readonly id: string;
  readonly tone: 'up' | 'down';
  readonly price: Price;
  /** Names what is moved. */
  readonly label: string;
  /** Which of the person's orders or positions it belongs to; absent if there is only one. */
  readonly owner?: string | undefined;
}

/** A line at its new place. */
export interface MovedGrip {
  readonly id: string;
  readonly price: Price;
}

/** Lines that can be moved by finger, mouse and keys; nothing is changed before the person has confirmed it. */
export interface ChartGrips {
  /** Draws them over the chart: code that a chart without any does without. */
  readonly Layer: ComponentType<GripLayerProps>;
  readonly grips: readonly ChartGrip[];
  /** The move that is being asked about. */
  readonly asked: MovedGrip | undefined;
  /** Of the prices on the axis. */
  readonly places: number;
  /** The nearest valid price of a line; undefined without one. */
  nearest(moved: MovedGrip): Price | undefined;
  /** Moves by this many price steps, within the limits. */
  nudged(moved: MovedGrip, steps: number): Price | undefined;
  /** What a line at a price means, in words. */
  textOf(moved: MovedGrip): string;
  onMoved(moved: MovedGrip): void;
}

export interface GripLayerProps {
  readonly chart: Chart;
  readonly grips: ChartGrips;
}

/** A chart of prices alone. */
export const noDrawings: ChartOrders = { orders: [], groupLabel: () => '' };
