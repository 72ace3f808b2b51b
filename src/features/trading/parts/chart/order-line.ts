import { registerOverlay, type OverlayFigure } from 'klinecharts';

export const orderLineName = 'ownOrder';

export interface OrderLineLook {
  readonly label: string;
  readonly colour: string;
  readonly onColour: string;
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
      const { label, colour, onColour } = overlay.extendData;
      const ends = [
        { x: 0, y },
        { x: bounding.width, y },
      ];
      return [
        { type: 'line', attrs: { coordinates: ends }, styles: { style: 'dashed', color: colour, size: 1, dashedValue: [4, 3] }, ignoreEvent: true },
        tag(label, { x: 4, y }, { colour, onColour }),
      ];
    },
  });
}

function tag(text: string, at: { x: number; y: number }, { colour, onColour }: Omit<OrderLineLook, 'label'>): OverlayFigure {
  return {
    type: 'text',
    attrs: { ...at, text, align: 'left', baseline: 'middle' },
    styles: { style: 'fill', color: onColour, size: textSize, backgroundColor: colour, borderRadius: 2, paddingLeft: 4, paddingRight: 4, paddingTop: 2, paddingBottom: 2 },
    ignoreEvent: true,
  };
}
