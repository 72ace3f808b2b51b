/** The strip for labels, px from the top, and the height of a label. */
export interface LabelStrip {
  readonly top: number;
  readonly bottom: number;
  readonly labelHeight: number;
}

/** Labels that share one place because there is no space for each. `members` are indexes of `wanted`. */
export interface LabelGroup {
  readonly members: readonly number[];
  /** Middle of the label, px from the top. */
  readonly y: number;
}

/** This many labels are never grouped: a position with its levels and its liquidation. */
const labelsAlways = 4;
/** The largest part of the strip that labels may cover, so that the prices stay visible. */
const coveredMax = 0.5;

/**
 * The places of labels, from top to bottom: as near to `wanted` (px from the top) as possible, inside the strip, none
 * covering another. A label that does not fit is grouped with its nearest neighbour.
 */
export function placeLabels(wanted: readonly number[], strip: LabelStrip): readonly LabelGroup[] {
  const { top, bottom, labelHeight } = strip;
  const within = (y: number): number => Math.min(Math.max(y, top), bottom);
  const fitting = Math.max(1, Math.floor((bottom - top) / labelHeight) + 1);
  const room = Math.min(fitting, Math.max(labelsAlways, Math.floor(fitting * coveredMax)));
  const groups = grouped(wanted, room).map(({ members, y }) => ({ members, y: within(y) }));
  const spread = spaced(
    groups.map((group) => group.y),
    labelHeight,
  );
  // A label pushed over an edge pushes the others back.
  const last = spread.length - 1;
  const down = spread.map((y, index) => Math.max(y, top + index * labelHeight));
  const up = down.map((y, index) => Math.min(y, bottom - (last - index) * labelHeight));
  return groups.map(({ members }, index) => ({ members, y: up[index] ?? top }));
}

/** At most `most` groups: the two nearest neighbours are united until there are no more than that. */
function grouped(wanted: readonly number[], most: number): readonly LabelGroup[] {
  let groups: readonly LabelGroup[] = wanted
    .map((y, index) => ({ members: [index], y }))
    .toSorted((left, right) => left.y - right.y);
  while (groups.length > most) {
    const gaps = groups.slice(1).map((group, index) => group.y - (groups[index]?.y ?? 0));
    const nearest = gaps.indexOf(Math.min(...gaps));
    groups = groups.flatMap((group, index) => {
      if (index === nearest + 1) return [];
      const next = index === nearest ? groups[nearest + 1] : undefined;
      return [next === undefined ? group : united(group, next)];
    });
  }
  return groups;
}

function united(left: LabelGroup, right: LabelGroup): LabelGroup {
  const count = left.members.length + right.members.length;
  const sum = left.y * left.members.length + right.y * right.members.length;
  return { members: [...left.members, ...right.members], y: sum / count };
}

interface Block {
  /** Sum of the places that its labels would give to its first label. */
  readonly sum: number;
  readonly count: number;
}

/** Sorted places, moved as little as possible (least squares) until they are `height` apart. */
function spaced(sorted: readonly number[], height: number): readonly number[] {
  const blocks: Block[] = [];
  for (const [index, y] of sorted.entries()) {
    let block: Block = { sum: y - index * height, count: 1 };
    for (let above = blocks.at(-1); above !== undefined && mean(above) > mean(block); above = blocks.at(-1)) {
      blocks.pop();
      block = { sum: above.sum + block.sum, count: above.count + block.count };
    }
    blocks.push(block);
  }
  const firsts = blocks.flatMap((block) => Array.from({ length: block.count }, () => mean(block)));
  return firsts.map((first, index) => first + index * height);
}

const mean = ({ sum, count }: Block): number => sum / count;
