/** Where a handle stands, and what it has to say because of that. */
export interface GripPlace {
  /** Px from the top: its line, or the edge of the chart that the line is behind. */
  readonly y: number;
  /** The distance of the handle from `y`, px. */
  readonly shift: number;
  /** Px to the left, where handles at close heights stand side by side. */
  readonly aside: number;
  /** Which way the line lies that is out of sight. */
  readonly beyond: 'above' | 'below' | undefined;
  /** It stands beside its line or without it, so its price has to be said. */
  readonly isOff: boolean;
}

/** Px without handles: the names of the averages are at the top, the button of the drawing tools at the bottom. */
const edges = { top: 38, bottom: 42 };
const markHeight = 28;
const markWidth = 44;
/** Of a handle with words beside it. */
const namedHeight = 22;
/** A handle that is no further from its line still points at it. */
const offAfterPx = 4;

/**
 * The places of handles whose lines are `heights` px from the top. Those that say something stand one above the other;
 * without words handles at close heights stand side by side.
 */
export function gripPlaces(heights: readonly number[], height: number, areNamed: boolean): readonly GripPlace[] {
  const { top } = edges;
  const bottom = Math.max(top, height - edges.bottom);
  const lines = heights.map((y) => Math.min(Math.max(y, 0), height));
  const homes = lines.map((y) => Math.min(Math.max(y, top), bottom));
  const isSpread = areNamed || heights.some((y, index) => y !== lines[index]);
  const places = isSpread ? spread(heights, homes, bottom) : homes;
  return lines.map((y, index) => {
    const line = heights[index] ?? y;
    const shift = (places[index] ?? y) - y;
    const beyond = line === y ? undefined : line < y ? 'above' : 'below';
    const isOff = isSpread && (beyond !== undefined || Math.abs(shift) > offAfterPx);
    return { y, shift, beyond, isOff, aside: isSpread ? 0 : crowdAt(homes, index) * markWidth };
  });
}

/** One above the other in the order of their prices, also of those that are out of sight; the lowest push the others up. */
function spread(heights: readonly number[], homes: readonly number[], bottom: number): readonly number[] {
  const order = heights.map((_, index) => index).toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const places = new Map<number, number>();
  let free = 0;
  for (const index of order) {
    const place = Math.max(homes[index] ?? 0, free);
    places.set(index, place);
    free = place + namedHeight;
  }
  let room = bottom;
  for (const index of order.toReversed()) {
    const place = Math.min(places.get(index) ?? 0, room);
    places.set(index, place);
    room = place - namedHeight;
  }
  return heights.map((_, index) => places.get(index) ?? 0);
}

/** How many handles before this one are at its height. */
const crowdAt = (homes: readonly number[], index: number): number =>
  homes.slice(0, index).filter((place) => Math.abs(place - (homes[index] ?? 0)) < markHeight).length;
