/** The sizes of the panes of a desk, px. The chart gets what the others leave. */
export interface DeskLayout {
  readonly book: number;
  readonly ticket: number;
  readonly orders: number;
}

export const paneNames = ['book', 'ticket', 'orders'] as const;
export type PaneName = (typeof paneNames)[number];

export const defaultLayout: DeskLayout = { book: 236, ticket: 288, orders: 264 };

interface Bounds {
  readonly least: number;
  readonly most: number;
}

export const paneBounds: Readonly<Record<PaneName, Bounds>> = {
  book: { least: 180, most: 420 },
  ticket: { least: 248, most: 440 },
  orders: { least: 96, most: 640 },
};

const within = (size: number, { least, most }: Bounds): number => Math.min(Math.max(Math.round(size), least), most);

export const resized = (layout: DeskLayout, pane: PaneName, size: number): DeskLayout => ({
  ...layout,
  [pane]: within(size, paneBounds[pane]),
});

const separator = ',';

/** Reads sizes kept on the device; what is not understood is as it was at first. */
export function readLayout(kept: string | undefined): DeskLayout {
  const sizes = (kept ?? '').split(separator);
  return paneNames.reduce((layout, pane, index) => {
    const size = Number(sizes[index]);
    return sizes[index] === undefined || sizes[index] === '' || !Number.isFinite(size)
      ? layout
      : resized(layout, pane, size);
  }, defaultLayout);
}

export const writeLayout = (layout: DeskLayout): string => paneNames.map((pane) => layout[pane]).join(separator);
