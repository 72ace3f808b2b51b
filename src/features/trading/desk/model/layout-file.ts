import * as v from 'valibot';
import { parsedText } from '../../../../core/domain/kept/parsed-text.ts';
import { drawingRows, drawingsIn, type Drawing } from '../../chart/model/drawings.ts';
import { pairName, readLayouts, type DeskLayouts } from './desk-layout.ts';

/** The layouts of a desk as a file, with what is drawn on the charts in them, by pair. */
export interface LayoutFile {
  readonly layouts: DeskLayouts;
  readonly drawings: Readonly<Record<string, readonly Drawing[]>>;
}

const format = 'tandem-desk';
const longestFile = 2_000_000;

/** Each pair that has a chart in a layout; the first chart is that of the page. */
export const drawnPairs = ({ now, saved }: DeskLayouts, symbolHere: string): readonly string[] => [
  ...new Set([symbolHere, ...now.charts, ...saved.flatMap(({ layout }) => layout.charts)]),
];

export function writeLayoutFile({ layouts, drawings }: LayoutFile): string {
  const drawn = Object.entries(drawings).filter(([, rows]) => rows.length > 0);
  const rows = Object.fromEntries(drawn.map(([symbol, of]) => [symbol, drawingRows(of)]));
  return `${JSON.stringify({ format, version: 1, ...layouts, drawings: rows }, undefined, 2)}\n`;
}

const fileSchema = v.object({
  format: v.picklist([format]),
  version: v.picklist([1]),
  drawings: v.optional(v.fallback(v.looseObject({}), {}), {}),
});

/** Undefined for what is no file of layouts. Unreadable layouts and drawings are left out. */
export function readLayoutFile(text: string): LayoutFile | undefined {
  if (text.length > longestFile) return undefined;
  const file = v.safeParse(fileSchema, parsedText(text));
  if (!file.success) return undefined;
  const drawn = Object.entries(file.output.drawings).filter(([symbol]) => v.safeParse(pairName, symbol).success);
  const drawings = Object.fromEntries(drawn.map(([symbol, rows]) => [symbol, drawingsIn(rows)]));
  return { layouts: readLayouts(text), drawings };
}
