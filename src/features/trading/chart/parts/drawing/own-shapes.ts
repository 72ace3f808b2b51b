import { utils, type Coordinate, type OverlayFigure } from 'klinecharts';
import { fontOf } from '../chart-styles.ts';

export const labelSize = 11;
export const padding = 4;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxOf = (from: Coordinate, to: Coordinate): Box => ({
  left: Math.min(from.x, to.x),
  right: Math.max(from.x, to.x),
  top: Math.min(from.y, to.y),
  bottom: Math.max(from.y, to.y),
});

const rectOf = ({ left, right, top, bottom }: Box): OverlayFigure => ({
  type: 'rect',
  attrs: { x: left, y: top, width: right - left, height: bottom - top },
});

const lineOf = (...coordinates: readonly Coordinate[]): OverlayFigure => ({ type: 'line', attrs: { coordinates } });

/** A rectangle between two corners; its sides can be taken hold of, and what is inside stays free. */
export function frame(from: Coordinate, to: Coordinate): readonly OverlayFigure[] {
  const { left, right, top, bottom } = boxOf(from, to);
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ] as const;
  const [first, second, third, fourth] = corners;
  return [lineOf(first, second), lineOf(second, third), lineOf(third, fourth), lineOf(fourth, first)];
}

/** Words that begin at a point. */
export const words = ({ x, y }: Coordinate, text: string): readonly OverlayFigure[] => [
  { type: 'text', attrs: { x, y, text, align: 'left', baseline: 'bottom' } },
];

/** The frame around a measured stretch, its diagonal, and its label, within the picture. */
export function stretch(
  from: Coordinate,
  to: Coordinate,
  { text, width }: { text: string; width: number },
): readonly OverlayFigure[] {
  const box = boxOf(from, to);
  const isRising = to.y <= from.y;
  const half = utils.calcTextWidth(text, labelSize, 'normal', fontOf()) / 2 + padding;
  const x = Math.max(half, Math.min((box.left + box.right) / 2, width - half));
  const label = { x, y: isRising ? box.top - padding : box.bottom + padding, text, align: 'center' };
  return [
    rectOf(box),
    lineOf(from, to),
    ...(text === '' ? [] : [{ type: 'text', attrs: { ...label, baseline: isRising ? 'bottom' : 'top' } }]),
  ];
}
