import { givenProduct } from '../../../core/domain/market/given-product-names.ts';
import { exportTable, moneyMode, type ExportOrigin, type MoneyMode } from '../../shared/export/model/export-file.ts';
import { csvFile } from '../../shared/export/model/csv.ts';
import type { ClosedResult } from './closed-result.ts';
import type { JournalRecords } from './record-reading.ts';
import { resultColumns } from './result-columns.ts';
import type { ResultNotes } from './result-notes.ts';

export const fileKinds = ['csv', 'statement', 'koinly', 'cointracking'] as const;
export type FileKind = (typeof fileKinds)[number];

/**
 * Why no file for tax tools is made. Practice results are no income, and a tool would take them for that; times without a zone
 * would move trades to another day or year.
 */
export type NoToolReason = 'practice' | 'zone';

export const noToolReason = (origin: ExportOrigin, isZoneMissing: boolean): NoToolReason | undefined => {
  if (origin.account === 'moni') return 'practice';
  return isZoneMissing ? 'zone' : undefined;
};

/** What was not read to its end, in the words of all files. */
const missingWords = ({ missing }: Pick<JournalRecords, 'missing'>): readonly string[] =>
  missing.map(({ id, read }) => `${givenProduct[id]} (${read} read)`);

export interface ResultsTable {
  readonly results: readonly ClosedResult[];
  readonly notes: ResultNotes;
  /** What they were taken from. */
  readonly records: JournalRecords;
}

/** The results as CSV; each row says whose money it is, and an incomplete file says so. */
export async function resultsFile({ results, notes, records }: ResultsTable, origin: ExportOrigin): Promise<string> {
  const { names, read } = exportTable({
    kind: 'closed-results',
    origin,
    columns: (serverZone) => resultColumns(notes, serverZone),
    read: async () => Promise.resolve({ items: results, hasMore: false, total: results.length }),
  });
  const { items } = await read(1, results.length);
  return csvFile({
    names,
    rows: items.map(({ cells }) => cells),
    isWhole: records.isWhole,
    unreadable: records.lacking.unreadable?.length ?? 0,
    missing: missingWords(records),
  });
}

export const modeOf = ({ account, isDemo }: ExportOrigin): MoneyMode => moneyMode(account, isDemo);
