import { amount, price, quantity, type Amount, type Price, type Quantity } from '../../src/core/money/amount.ts';

export interface Position {
  readonly entry: Price;
  readonly quantity: Quantity;
  readonly margin: Amount;
  readonly isShort: boolean;
}

/** What is shown of a position at a price, rounded as shown. */
export interface Mark {
  readonly value: string;
  readonly profit: string;
  /** Of the margin, percent. */
  readonly profitPercent: string;
  readonly equity: string;
}

/** As many as asked for, with the digits that prices and sizes have: 5 to 8 figures, up to 6 decimals. */
export function positions(count: number): readonly Position[] {
  let state = 11;
  const next = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 1 + (state % most);
  };
  return Array.from({ length: count }, () => ({
    entry: price(`${next(70_000)}.${next(99)}`),
    quantity: quantity(`${next(40)}.${String(next(9999)).padStart(4, '0')}`),
    margin: amount(`${next(20_000)}.${next(99)}`),
    isShort: next(2) === 1,
  }));
}

/** A price that moves by a hundredth of itself at most, one for each round. */
export const markPrice = (entry: Price, round: number): Price => price(`${entry.split('.')[0]}.${10 + (round % 90)}`);
