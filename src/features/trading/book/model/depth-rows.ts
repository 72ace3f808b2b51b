import type { Depth, DepthLevel } from '../../../../core/domain/market/depth.ts';
import type { Price, Quantity } from '../../../../core/money/amount.ts';
import { quantity } from '../../../../core/money/amount.ts';
import { roundToStep } from '../../../../core/money/arithmetic.ts';
import { add, compare, divide, forDrawing, isMultipleOf, larger } from '../../../../core/money/fixed-point.ts';

export interface DepthRow extends DepthLevel {
  readonly cumulated: Quantity;
  /** 0 to 1: the length of the bar behind it. */
  readonly share: number;
}

export interface DepthRows {
  /** Best first. */
  readonly asks: readonly DepthRow[];
  readonly bids: readonly DepthRow[];
}

/** Levels merged to multiples of `step`: bids down, asks up, so that no level looks better than it is. */
export function grouped(
  levels: readonly DepthLevel[],
  step: Price | undefined,
  side: 'bids' | 'asks',
): readonly DepthLevel[] {
  if (step === undefined || levels.every((level) => isMultipleOf(level.price, step))) return merged(levels);
  return merged(
    levels.map((level) => ({ ...level, price: roundToStep(level.price, step, side === 'bids' ? 'down' : 'up') })),
  );
}

function merged(levels: readonly DepthLevel[]): readonly DepthLevel[] {
  const rows: DepthLevel[] = [];
  for (const level of levels) {
    const last = rows.at(-1);
    if (last !== undefined && compare(last.price, level.price) === 0) {
      rows[rows.length - 1] = { price: last.price, quantity: add(last.quantity, level.quantity) };
    } else {
      rows.push(level);
    }
  }
  return rows;
}

/** The rows of a book as drawn: grouped, cut to `count` a side, with bars measured against the deeper side. */
export function depthRows(depth: Depth, options: { step: Price | undefined; count: number }): DepthRows {
  const asks = cumulated(grouped(depth.asks, options.step, 'asks').slice(0, options.count));
  const bids = cumulated(grouped(depth.bids, options.step, 'bids').slice(0, options.count));
  const deepest = larger(asks.at(-1)?.cumulated ?? quantity('0'), bids.at(-1)?.cumulated ?? quantity('0'));
  const withShare = (row: Omit<DepthRow, 'share'>): DepthRow => {
    const share = divide(row.cumulated, deepest);
    return { ...row, share: share === undefined ? 0 : forDrawing(share) };
  };
  return { asks: asks.map(withShare), bids: bids.map(withShare) };
}

function cumulated(levels: readonly DepthLevel[]): readonly Omit<DepthRow, 'share'>[] {
  let total = quantity('0');
  return levels.map((level) => {
    total = add(total, level.quantity);
    return { ...level, cumulated: total };
  });
}
