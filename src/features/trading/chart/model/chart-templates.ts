import { parsedText } from '../../../../core/domain/kept/parsed-text.ts';
import { unreadRows } from '../../../../core/domain/kept/unread-rows.ts';
import { readChartSettings, writeChartSettings, type ChartSettings } from './chart-settings.ts';

/** A named look of the chart: kind of bars, axis, indicators. Period and compared pair stay as they are. */
export interface ChartTemplate {
  readonly name: string;
  /** As settings are kept. */
  readonly text: string;
}

export const mostTemplates = 20;
export const longestName = 40;

export const nameOf = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ').slice(0, longestName);

/** Saves the look under a name; a template of that name is replaced. */
export function withTemplate(
  templates: readonly ChartTemplate[],
  name: string,
  settings: ChartSettings,
): readonly ChartTemplate[] {
  const made = { name, text: writeChartSettings({ ...settings, compared: undefined }) };
  const isKnown = templates.some((one) => one.name === name);
  return isKnown ? templates.map((one) => (one.name === name ? made : one)) : [...templates, made];
}

export const withoutTemplate = (templates: readonly ChartTemplate[], name: string): readonly ChartTemplate[] =>
  templates.filter((one) => one.name !== name);

/** The settings with the look of a template. */
export const applied = (settings: ChartSettings, { text }: ChartTemplate): ChartSettings => ({
  ...readChartSettings(text),
  range: settings.range,
  compared: settings.compared,
});

export const rowsOf = (templates: readonly ChartTemplate[]): readonly (readonly [string, string])[] =>
  templates.map(({ name, text }) => [name, text]);

/** With what this version cannot read of `kept` behind them. */
export function writeTemplates(templates: readonly ChartTemplate[], kept?: string): string {
  const rows = [...rowsOf(templates), ...unreadRows(parsedText(kept), (row) => templateIn(row) !== undefined)];
  return rows.length === 0 ? '' : JSON.stringify(rows);
}

/** Reads kept templates; what is not understood is left out. */
export function readTemplates(kept: string | undefined): readonly ChartTemplate[] {
  return templatesIn(parsedText(kept));
}

export function templatesIn(rows: unknown): readonly ChartTemplate[] {
  const read = Array.isArray(rows) ? rows.flatMap((row: unknown) => templateIn(row) ?? []) : [];
  return read.filter(({ name }, index) => read.findIndex((one) => one.name === name) === index).slice(0, mostTemplates);
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function templateIn(row: unknown): ChartTemplate | undefined {
  if (!isList(row)) return undefined;
  const [typed, text] = row;
  const name = typeof typed === 'string' ? nameOf(typed) : '';
  if (name === '' || typeof text !== 'string') return undefined;
  // Written anew: only what is understood is kept.
  return { name, text: writeChartSettings(readChartSettings(text)) };
}
