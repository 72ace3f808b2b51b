/** A label that ends at `x` and would like its middle at `y`, px from the left and the top. */
export interface WantedMark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The strip for labels, px from the top, and the height of a label. */
export interface MarkStrip {
  readonly top: number;
  readonly bottom: number;
  readonly labelHeight: number;
}

/**
 * The vertical centre of each label, in the order of `wanted`: at its own price, or at the nearest free place above or
 * below an earlier label. Without space it overlaps one.
 */
export function placeMarks(wanted: readonly WantedMark[], strip: MarkStrip): readonly number[] {
  const { top, bottom, labelHeight } = strip;
  const placed: WantedMark[] = [];
  for (const mark of wanted) {
    const home = Math.min(Math.max(mark.y, top), bottom);
    const isFree = (y: number): boolean =>
      y >= top &&
      y <= bottom &&
      placed.every(
        (other) =>
          Math.abs(other.y - y) >= labelHeight || other.x <= mark.x - mark.width || mark.x <= other.x - other.width,
      );
    const beside = placed.flatMap(({ y }) => [y + labelHeight, y - labelHeight]);
    const nearest = [home, ...beside.toSorted((one, other) => Math.abs(one - home) - Math.abs(other - home))];
    placed.push({ ...mark, y: nearest.find(isFree) ?? home });
  }
  return placed.map(({ y }) => y);
}
