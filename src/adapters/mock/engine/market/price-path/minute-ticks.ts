import { bitsAt, evenAt, streamOf } from '../chance/chance.ts';
import { minuteMs } from '../facts/hours.ts';
import { anchorsAt, anchorsOfMinute, segmentOfMinute, type DayBlock } from './day-block.ts';
import type { Segment } from './segment.ts';

export const tickMs = 100;
export const ticksOfMinute = 600;
const ticksOfSegment = ticksOfMinute / anchorsOfMinute;

/** One minute in full: the last price after each tick and the lots traded so far. */
export interface MinuteTicks {
  readonly prices: Int32Array;
  /** Lots traded from the minute's start to this tick, this tick included. */
  readonly lots: Int32Array;
  /** 1 when the last trade was a buy: the last price is then the best ask; otherwise it is the best bid. */
  readonly buys: Uint8Array;
}

const wanderStream = 21;
const weightStream = 22;
const sideStream = 23;

/**
 * Between two anchors the price wanders from one to the other within their range, and reaches the second at the last
 * tick: so the anchors alone determine a minute's bar.
 */
export function createMinuteTicks(block: DayBlock, minute: number): MinuteTicks {
  const stream = streamOf(block.path.stream, 1000 + minute);
  const whole = (segment: Segment | undefined): Pick<MinuteTicks, 'prices' | 'lots'> => {
    const prices = tickPrices(block, { minute, segment }, streamOf(stream, wanderStream));
    return { prices, lots: tickLots(prices, block.lots[minute] ?? 0, streamOf(stream, weightStream)) };
  };
  const pieces = piecesOf(block, minute);
  const { prices, lots } = pieces.length === 1 ? whole(pieces[0]?.segment) : joinedPieces(pieces, whole);
  const buys = tickSides(prices, streamOf(stream, sideStream));
  return { prices, lots, buys };
}

interface Piece {
  /** Its first tick; the next piece begins where it ends. */
  readonly tick: number;
  readonly segment: Segment | undefined;
}

/** A minute with an intervention consists of the pieces before and after it. */
function piecesOf({ path }: DayBlock, minute: number): readonly Piece[] {
  const start = path.opening + minute * minuteMs;
  const later = path.segments.filter(({ from }) => from > start && from < start + minuteMs);
  return [
    { tick: 0, segment: segmentOfMinute(path, minute) },
    ...later.map((segment) => ({ tick: (segment.from - start) / tickMs, segment })),
  ];
}

/** The ticks of each piece: price and volume of a tick as if its piece lasted the whole minute. */
function joinedPieces(
  pieces: readonly Piece[],
  whole: (segment: Segment | undefined) => Pick<MinuteTicks, 'prices' | 'lots'>,
): Pick<MinuteTicks, 'prices' | 'lots'> {
  const prices = new Int32Array(ticksOfMinute);
  const lots = new Int32Array(ticksOfMinute);
  let traded = 0;
  pieces.forEach(({ tick: first, segment }, position) => {
    const own = whole(segment);
    const end = pieces[position + 1]?.tick ?? ticksOfMinute;
    for (let tick = first; tick < end; tick += 1) {
      prices[tick] = own.prices[tick] ?? 0;
      const volume = (own.lots[tick] ?? 0) - (tick === 0 ? 0 : (own.lots[tick - 1] ?? 0));
      // While trading is halted nothing trades.
      if (segment?.isHalted !== true) traded += volume;
      lots[tick] = traded;
    }
  });
  return { prices, lots };
}

function tickPrices(
  block: DayBlock,
  place: { minute: number; segment: Segment | undefined },
  stream: number,
): Int32Array {
  const anchors = new Int32Array(anchorsOfMinute + 1);
  anchorsAt(block.path, place, anchors);
  const prices = new Int32Array(ticksOfMinute);
  const walk = new Float64Array(ticksOfSegment);
  for (let segment = 0; segment < anchorsOfMinute; segment += 1) {
    const from = anchors[segment] ?? 0;
    const reach = (anchors[segment + 1] ?? from) - from;
    const start = segment * ticksOfSegment;
    let walked = 0;
    for (let tick = 1; tick < ticksOfSegment; tick += 1) {
      walked += 1 + 5 * (evenAt(stream, start + tick) - 0.5);
      walk[tick] = walked;
    }
    const length = walked > 1 ? walked : 1;
    for (let tick = 0; tick < ticksOfSegment; tick += 1) {
      const part = Math.min(1, Math.max(0, (walk[tick] ?? 0) / length));
      prices[start + tick] = from + Math.floor(reach * part + 0.5);
    }
    prices[start + ticksOfSegment - 1] = from + reach;
  }
  return prices;
}

/** A trade where the price moved and at every eighth other tick; sizes have a long tail and add up to the minute's lots. */
function tickLots(prices: Int32Array, total: number, stream: number): Int32Array {
  const weights = new Float64Array(ticksOfMinute);
  let sum = 0;
  for (let tick = 0; tick < ticksOfMinute; tick += 1) {
    const bits = bitsAt(stream, tick);
    if (tick > 0 && prices[tick] === prices[tick - 1] && (bits & 7) !== 0) continue;
    const even = (bits >>> 3) / 536870912;
    const weight = 0.02 + even * even * even * even;
    weights[tick] = weight;
    sum += weight;
  }
  const lots = new Int32Array(ticksOfMinute);
  let passed = 0;
  for (let tick = 0; tick < ticksOfMinute; tick += 1) {
    passed += weights[tick] ?? 0;
    lots[tick] = Math.floor((total * passed) / sum + 0.5);
  }
  lots[ticksOfMinute - 1] = total;
  return lots;
}

function tickSides(prices: Int32Array, stream: number): Uint8Array {
  const buys = new Uint8Array(ticksOfMinute);
  for (let tick = 0; tick < ticksOfMinute; tick += 1) {
    const change = tick === 0 ? 0 : (prices[tick] ?? 0) - (prices[tick - 1] ?? 0);
    if (change !== 0) buys[tick] = change > 0 ? 1 : 0;
    // A standing price keeps its side for a second or so: quotes do not flicker.
    else buys[tick] = tick > 0 && tick % 10 !== 0 ? (buys[tick - 1] ?? 0) : bitsAt(stream, tick) & 1;
  }
  return buys;
}
