import { expOf, logOf } from '../chance/exact-math.ts';

/** How a symbol's price follows its base path from `from` on. Without one, the price is the base path itself. */
export interface Segment {
  /** Engine time of the intervention that began it. */
  readonly since: number;
  /** The first tick it holds for, epoch ms: the next one after `since`, so that nothing seen before changes. */
  readonly from: number;
  /** The price at which it begins and the base path's price there, in price steps. */
  readonly level: number;
  readonly base: number;
  /** Returns of the base path are multiplied by this; 0 halts the price. */
  readonly stretch: number;
  /** Logarithmic return per ms on top: `drift` for good, `push` until `pushedUntil`. */
  readonly drift: number;
  readonly push: number;
  readonly pushedUntil: number;
  readonly isHalted: boolean;
}

const dearest = 2_000_000_000;

/** A price of the base path as it is under the segment, unrounded, between one step and what an array can hold. */
export function shaped(segment: Segment, base: number, at: number): number {
  const { stretch, drift, push, from, pushedUntil, level } = segment;
  if (segment.isHalted) return level;
  const pushed = push * Math.max(0, Math.min(at, pushedUntil) - from);
  const added = drift * (at - from) + pushed;
  const ratio = base / segment.base;
  const followed = stretch === 1 ? ratio : expOf(stretch * logOf(ratio));
  const value = level * followed * (added === 0 ? 1 : expOf(added));
  return Math.min(dearest, Math.max(1, value));
}

/** The segment of a tick; undefined before the first. */
export const segmentAt = (segments: readonly Segment[], at: number): Segment | undefined =>
  segments.findLast(({ from }) => from <= at);
