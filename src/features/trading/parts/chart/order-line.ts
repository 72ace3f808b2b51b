import { registerOverlay, type OverlayFigure } from 'klinecharts';

export const orderLineName = 'ownOrder';

export interface OrderLineLook {
  readonly label: string;
  readonly colour: string;
  readonly onColour: string;
  readonly family: string;
}

const textSize = 11;

/** A dashed line at the price of a pending order, labelled at its left end and on the axis. */
export function registerOrderLine(): void {
  registerOverlay<OrderLineLook>({
    name: orderLineName,
    totalStep: 2,
    lock: true,
    needDefaultPointFigure: false,
    needDefaultXAxisFigure: false,
    needDefaultYAxisFigure: false,
    createPointFigures: ({ overlay, coordinates, bounding }) => {
      const y = coordinates[0]?.y;
      if (y === undefined) return [];
      const { label, ...look } = overlay.extendData;
      if (y < 0) return tag(`${label} ▲`, { x: 0, y: edge }, look);
      if (y > bounding.height) return tag(`${label} ▼`, { x: 0, y: bounding.height - edge }, look);
      return [line(y, bounding.width, look.colour), tag(label, { x: 0, y }, look)];
    },
  });
}

/** An order beyond the prices on screen is kept in sight at the edge it lies behind. */
const edge = 10;

const line = (y: number, width: number, colour: string): OverlayFigure => ({
  type: 'line',
  attrs: {
    coordinates: [
      { x: 0, y },
      { x: width, y },
    ],
  },
  styles: { style: 'dashed', color: colour, size: 1, dashedValue: [4, 3] },
  ignoreEvent: true,
});

function tag(
  text: string,
  at: { x: number; y: number },
  { colour, onColour, family }: Omit<OrderLineLook, 'label'>,
): OverlayFigure {
  return {
    type: 'text',
    attrs: { ...at, text, align: 'left', baseline: 'middle' },
    styles: {
      style: 'fill',
      color: onColour,
      size: textSize,
      family,
      backgroundColor: colour,
      borderRadius: 2,
      paddingLeft: 4,
      paddingRight: 4,
      paddingTop: 2,
      paddingBottom: 2,
    },
    ignoreEvent: true,
  };
}
