import { csvLine } from '../../../shared/export/model/csv.ts';
import type { MoneyMode } from '../../../shared/export/model/export-file.ts';
import type { TaxEvent } from './tax-events.ts';

/** A row of a tool's file: a cell for each of its columns. */
export type ToolRow = readonly (string | undefined)[];

/**
 * A file that a tool reads: its columns first, and not a line or mark that is none of its rows. What is missing can
 * only stand in the name of the file.
 */
export const toolFile = (columns: readonly string[], rows: readonly ToolRow[]): string =>
  [columns, ...rows].map((cells) => `${csvLine(cells)}\r\n`).join('');

/** `2025-01-02T03:04:05.120Z` as `2025-01-02 03:04:05`: the tools take whole seconds. */
export const toolTime = (iso: string): string => iso.slice(0, 19).replace('T', ' ');

const names = { spot: 'spot order', contracts: 'contract', options: 'timed option' } as const;
const unreal = { live: '', practice: 'PRACTICE', demo: 'DEMO', 'demo-practice': 'DEMO-PRACTICE' } as const;

/** What a row is about, and that its money is not real. The same in every language, as all words of the files. */
export function toolWords({ product, id, pair }: TaxEvent, mode: MoneyMode): string {
  const mark = unreal[mode];
  const words = [names[product], id, ...(pair === undefined ? [] : [pair])].join(' ');
  return mark === '' ? words : `${mark} - not real money: ${words}`;
}
