import * as v from 'valibot';
import { parsedText } from '../../../../core/domain/kept/parsed-text.ts';
import { unreadRows } from '../../../../core/domain/kept/unread-rows.ts';

export const paneNames = ['watch', 'book', 'ticket', 'orders'] as const;
export type PaneName = (typeof paneNames)[number];

interface Bounds {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** Px. */
export const paneBounds: Readonly<Record<PaneName, Bounds>> = {
  watch: { usual: 208, least: 160, most: 360 },
  book: { usual: 236, least: 180, most: 420 },
  ticket: { usual: 288, least: 248, most: 440 },
  orders: { usual: 264, least: 96, most: 640 },
};

export const mostCharts = 4;
const mostBooks = 2;
const longestName = 40;
const mostLayouts = 20;

const within = (size: number, { least, most }: Bounds): number => Math.min(Math.max(Math.round(size), least), most);

const sizeOf = (pane: PaneName) =>
  v.optional(
    v.fallback(
      v.pipe(
        v.number(),
        v.check((size) => Number.isFinite(size)),
        v.transform((size) => within(size, paneBounds[pane])),
      ),
      paneBounds[pane].usual,
    ),
    paneBounds[pane].usual,
  );
/** The name of a pair, as servers write it. */
export const pairName = v.pipe(
  v.string(),
  v.check((text) => /^[\w.-]{1,20}\/[\w.-]{1,20}$/.test(text)),
);

const layoutSchema = v.object({
  watch: sizeOf('watch'),
  book: sizeOf('book'),
  ticket: sizeOf('ticket'),
  orders: sizeOf('orders'),
  /** The pairs of the charts beside the first one, which shows the pair of the page. */
  charts: v.optional(
    v.fallback(
      v.pipe(
        v.array(pairName),
        v.readonly(),
        v.check(({ length }) => length < mostCharts),
      ),
      [],
    ),
    [],
  ),
  /** The pairs of the books beside the first one. */
  books: v.optional(
    v.fallback(
      v.pipe(
        v.array(pairName),
        v.readonly(),
        v.check(({ length }) => length < mostBooks),
      ),
      [],
    ),
    [],
  ),
  hasWatch: v.optional(v.fallback(v.boolean(), false), false),
});

/** The sizes of the panes of a desk, its charts and books, and whether a watchlist stands beside them. */
export type DeskLayout = Readonly<v.InferOutput<typeof layoutSchema>>;

export const defaultLayout: DeskLayout = v.parse(layoutSchema, {});

const namedSchema = v.object({
  name: v.pipe(
    v.string(),
    v.transform((text) => text.trim()),
    v.check(({ length }) => length >= 1 && length <= longestName),
  ),
  layout: layoutSchema,
});
export type NamedLayout = Readonly<v.InferOutput<typeof namedSchema>>;

export interface DeskLayouts {
  readonly now: DeskLayout;
  readonly saved: readonly NamedLayout[];
}

const keptSchema = v.object({
  now: v.optional(v.fallback(layoutSchema, defaultLayout), defaultLayout),
  saved: v.optional(v.fallback(v.pipe(v.array(v.unknown()), v.readonly()), []), []),
});

/** Whatever was kept, as it stands. */
const anyLayouts = v.fallback(v.looseObject({ saved: v.optional(v.unknown()) }), {});

export const resized = (layout: DeskLayout, pane: PaneName, size: number): DeskLayout => ({
  ...layout,
  [pane]: within(size, paneBounds[pane]),
});

/** One chart more or less; a new one begins with the first pair that has none, `pairs` being that of the page and others. */
export function withCharts(layout: DeskLayout, count: number, pairs: readonly string[]): DeskLayout {
  const others = Math.min(Math.max(count, 1), mostCharts) - 1;
  const [symbolHere = ''] = pairs;
  const kept = layout.charts.slice(0, others);
  const fresh = pairs.filter((pair) => pair !== symbolHere && !kept.includes(pair));
  const more = Array.from({ length: others - kept.length }, (_, index) => fresh[index] ?? symbolHere);
  return { ...layout, charts: [...kept, ...more] };
}

/** With a second book or without; it begins with the pair of the second chart, or else with that of the page. */
export const withSecondBook = (layout: DeskLayout, hasOne: boolean, symbolHere: string): DeskLayout => ({
  ...layout,
  books: hasOne ? [layout.charts[0] ?? symbolHere] : [],
});

export const withChartOf = (layout: DeskLayout, at: number, chosen: string): DeskLayout => ({
  ...layout,
  charts: layout.charts.map((one, index) => (index === at ? chosen : one)),
});

/** Reads what was kept on the device; what is not understood is as it was at first. */
export function readLayouts(kept: string | undefined): DeskLayouts {
  const found = v.safeParse(keptSchema, parsedText(kept));
  if (!found.success) return { now: defaultLayout, saved: [] };
  const { now } = found.output;
  const readable = found.output.saved.map((one) => v.safeParse(namedSchema, one));
  return {
    now,
    saved: readable.flatMap((one) => (one.success ? [one.output] : [])).slice(0, mostLayouts),
  };
}

const isNamedLayout = (one: unknown): boolean => v.safeParse(namedSchema, one).success;

/** With the saved layouts, and the fields, of `kept` that this version cannot read. */
export function writeLayouts(layouts: DeskLayouts, kept?: string): string {
  const { saved: before, ...others } = v.parse(anyLayouts, parsedText(kept) ?? {});
  return JSON.stringify({ ...others, ...layouts, saved: [...layouts.saved, ...unreadRows(before, isNamedLayout)] });
}

/** Under a name of its own: a second layout of that name takes the place of the first. */
export function saved(layouts: DeskLayouts, name: string): DeskLayouts {
  const kept = name.trim().slice(0, longestName);
  if (kept === '') return layouts;
  const others = layouts.saved.filter((one) => one.name !== kept);
  return { ...layouts, saved: [...others, { name: kept, layout: layouts.now }].slice(-mostLayouts) };
}

export const dropped = (layouts: DeskLayouts, name: string): DeskLayouts => ({
  ...layouts,
  saved: layouts.saved.filter((one) => one.name !== name),
});
