import type { MarketCategory } from '../../../../core/domain/market/instrument.ts';
import { minuteMs } from './facts/hours.ts';
import type { Ladder } from '../kernel/domain/market.ts';
import { bitsAt, evenAt, streamOf } from './chance/chance.ts';
import type { PathGround } from './price-path/daily-path.ts';

/** Enough that a large order has something to walk. */
export const levelsOfLadder = 25;

const widthStream = 31;
const cellStream = 32;
const sizeStream = 33;

/** Mean distance of two levels, and of bid and ask in a median minute, as parts of the price. */
const levelGap = 0.00004;
const usualWidth: Readonly<Record<MarketCategory, number>> = {
  crypto: 0,
  forex: 0.000129,
  stock: 0.00008,
  futures: 0.00008,
};
/** A level's size holds for about this long. */
const sizeLifeMs = 2400;

/** Distance between best bid and best ask in price steps; constant within a minute. */
export function spreadSteps(ground: PathGround, at: number, last: number): number {
  const even = evenAt(streamOf(ground.stream, widthStream), Math.floor(at / minuteMs));
  const usual = usualWidth[ground.instrument.category] * last;
  if (usual === 0) return even < 0.99 ? 1 : 2 + Math.floor((even - 0.99) * 400);
  const tail = even > 0.9 ? (even - 0.9) * 10 : 0;
  return Math.max(1, Math.floor(usual * (0.7 + 0.6 * even + 3.8 * tail * tail) + 0.5));
}

/**
 * The book around the last trade: its best price on the traded side is the last price, and levels stay where they were.
 */
export function ladderAround(ground: PathGround, now: { at: number; last: number; isBuy: boolean }): Ladder {
  const width = spreadSteps(ground, now.at, now.last);
  const bid = Math.max(1, now.isBuy ? now.last - width : now.last);
  const ask = bid + width;
  return {
    bids: levels(ground, { at: now.at, best: bid, down: true }),
    asks: levels(ground, { at: now.at, best: ask, down: false }),
  };
}

function levels(
  ground: PathGround,
  side: { at: number; best: number; down: boolean },
): readonly (readonly [number, number])[] {
  const gap = Math.max(1, Math.floor(side.best * levelGap));
  const cells = streamOf(ground.stream, cellStream);
  const found: (readonly [number, number])[] = [
    [side.best, sizeOf(ground, { at: side.at, price: side.best, depth: 0 })],
  ];
  const step = side.down ? -1 : 1;
  // Each cell of `gap` steps has one level at a fixed place, so levels do not move with the price.
  for (let cell = Math.floor(side.best / gap); found.length < levelsOfLadder && cell >= 0; cell += step) {
    const price = cell * gap + (bitsAt(cells, cell) % gap);
    const isBeyond = side.down ? price < side.best : price > side.best;
    if (isBeyond && price > 0) found.push([price, sizeOf(ground, { at: side.at, price, depth: found.length })]);
  }
  return found;
}

function sizeOf(ground: PathGround, level: { at: number; price: number; depth: number }): number {
  const stream = streamOf(ground.stream, sizeStream);
  const phase = evenAt(stream, level.price);
  const even = evenAt(stream, level.price ^ Math.imul(Math.floor(level.at / sizeLifeMs + phase), 0x27d4eb2f));
  const share = 0.02 + 0.3 * even * even * even;
  return Math.max(1, Math.floor(ground.minuteLots * share * (1 + 0.12 * level.depth)));
}
