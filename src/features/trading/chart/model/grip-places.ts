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
  /** Others are so near above or below that it may take only the height of its mark. */
  readonly isTight: boolean;
  /** Too many lie beyond its edge: it shows only while it has the focus, or it would cover the prices. */
  readonly isHidden: boolean;
}

/** Px without handles: the names of the averages are at the top, the button of the drawing tools at the bottom. */
const edges = { top: 38, bottom: 42 };
const markHeight = 28;
/** Of a handle that a finger can take. */
const fullSize = 44;
/** A handle that is no further from its line still points at it. */
const offAfterPx = 4;

/** Of those beyond an edge, the nearest. */
const mostBeyond = 3;

/** The lines of handles, px from the top. */
export interface GripLines {
  readonly heights: readonly number[];
  /** Of the chart. */
  readonly height: number;
  readonly areNamed: boolean;
  /** The line that is being moved: its handle stays on it. */
  readonly moved: number | undefined;
}

/**
 * The places of handles: those that say something stand one above the other; without words handles at close heights stand
 * side by side.
 */
export function gripPlaces({ heights, height, areNamed, moved }: GripLines): readonly GripPlace[] {
  const { top } = edges;
  const bottom = Math.max(top, height - edges.bottom);
  const lines = heights.map((y) => Math.min(Math.max(y, 0), height));
  const homes = lines.map((y) => Math.min(Math.max(y, top), bottom));
  const isSpread = areNamed || heights.some((y, index) => y !== lines[index]);
  const hidden = tooFar(heights, height);
  if (moved !== undefined) hidden.delete(moved);
  const resting = heights.map((_, index) => index).filter((index) => index !== moved && !hidden.has(index));
  const spread = isSpread ? spreadOut(resting, { heights, homes, bottom }) : new Map<number, number>();
  const places = homes.map((home, index) => spread.get(index) ?? home);
  return lines.map((y, index) => {
    const line = heights[index] ?? y;
    const shift = (places[index] ?? y) - y;
    const beyond = line === y ? undefined : line < y ? 'above' : 'below';
    const isTight =
      isSpread &&
      places.some((place, other) => other !== index && !hidden.has(other) && isNear(place, y + shift, fullSize));
    const isOff = isSpread && (beyond !== undefined || Math.abs(shift) > offAfterPx);
    const isHidden = hidden.has(index);
    return { y, shift, beyond, isOff, isHidden, aside: isSpread ? 0 : crowdAt(homes, index) * fullSize, isTight };
  });
}

/** The handles beyond an edge that have nearer ones before them. */
function tooFar(heights: readonly number[], height: number): Set<number> {
  const all = heights.map((_, index) => index);
  const above = all
    .filter((index) => (heights[index] ?? 0) < 0)
    .toSorted((one, other) => (heights[other] ?? 0) - (heights[one] ?? 0));
  const below = all
    .filter((index) => (heights[index] ?? 0) > height)
    .toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  return new Set([...above.slice(mostBeyond), ...below.slice(mostBeyond)]);
}

interface Homes extends Pick<GripLines, 'heights'> {
  readonly homes: readonly number[];
  readonly bottom: number;
}

/** One above the other in the order of their prices, also of those that are out of sight; the lowest push the others up. */
function spreadOut(members: readonly number[], { heights, homes, bottom }: Homes): ReadonlyMap<number, number> {
  const order = members.toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const places = new Map<number, number>();
  let free = 0;
  for (const index of order) {
    const place = Math.max(homes[index] ?? 0, free);
    places.set(index, place);
    free = place + markHeight;
  }
  let room = bottom;
  for (const index of order.toReversed()) {
    const place = Math.min(places.get(index) ?? 0, room);
    places.set(index, place);
    room = place - markHeight;
  }
  return places;
}

const isNear = (one: number, other: number, px: number): boolean => Math.abs(one - other) < px;

/** How many handles before this one are at its height. */
const crowdAt = (homes: readonly number[], index: number): number =>
  homes.slice(0, index).filter((place) => isNear(place, homes[index] ?? 0, markHeight)).length;
