/** Where something stands in the window, in px. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const gapPx = 2;

/** Whether a card lies over none of the boxes. */
const isFree = (card: Box, boxes: readonly Box[]): boolean =>
  boxes.every(
    ({ left, right, top, bottom }) =>
      right <= card.left || left >= card.right || bottom <= card.top || top >= card.bottom,
  );

/**
 * The uppermost place within the room where a card of this height covers none of the controls; undefined without one.
 * It stays at its place as long as that is free.
 */
export function freeTop(
  room: Box,
  controls: readonly Box[],
  { height, present }: { readonly height: number; readonly present?: number | undefined },
): number | undefined {
  const tops = [room.top, ...controls.map(({ bottom }) => bottom + gapPx)].toSorted((one, other) => one - other);
  return [...(present === undefined ? [] : [present]), ...tops].find(
    (top) => top >= room.top && top + height <= room.bottom && isFree({ ...room, top, bottom: top + height }, controls),
  );
}
