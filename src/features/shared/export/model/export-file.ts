import type { AccountId } from '../../../../core/account/account-scope.ts';
import { incompleteMark, type Column } from './csv.ts';
import { dayOfTime } from './export-span.ts';
import type { ReadPage } from './read-to-end.ts';

/** Whose money a file is about. */
export type MoneyMode = 'live' | 'practice' | 'demo' | 'demo-practice';

/** Nothing in the demo is real; in its practice account twice so. */
export function moneyMode(account: AccountId, isDemo: boolean): MoneyMode {
  if (isDemo) return account === 'live' ? 'demo' : 'demo-practice';
  return account === 'live' ? 'live' : 'practice';
}

/** Every row carries the mark, so that it is there still when rows are copied out of the file. */
const modeColumns = <Row>(mode: MoneyMode): readonly Column<Row>[] => [
  { name: 'mode', cell: () => mode },
  { name: 'real_money', cell: () => (mode === 'live' ? 'yes' : 'no') },
];

/** Simulated or incomplete data shows in the name of the file. `at` in epoch ms. */
export function fileName(file: {
  readonly kind: string;
  readonly mode: MoneyMode;
  readonly at: number;
  readonly isWhole: boolean;
  /** `csv` when absent. */
  readonly extension?: string;
}): string {
  const moment = new Date(file.at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const mark = file.mode === 'live' ? [] : [file.mode.toUpperCase()];
  return `${[...mark, file.kind, moment, ...(file.isWhole ? [] : [incompleteMark])].join('_')}.${file.extension ?? 'csv'}`;
}

/** A record as the cells of its line. */
export interface ExportRow {
  readonly id: string;
  readonly cells: readonly (string | undefined)[];
  /** When it was made, `YYYY-MM-DD` as the server tells it; undefined without a time. */
  readonly day: string | undefined;
  /** False where a filter of the screen leaves it out. */
  readonly isShown: boolean;
}

/** One kind of record, ready to be read and written. */
export interface ExportTable {
  /** Of the file's name, with hyphens. */
  readonly kind: string;
  readonly mode: MoneyMode;
  /** False if the operator does not state how far the server's times are from UTC. */
  readonly isZoneKnown: boolean;
  /** Of the records' times; undefined if the operator does not state it. */
  readonly serverZone: string | undefined;
  /** The rows have times, so that days can be chosen. */
  readonly hasDays: boolean;
  /** A filter leaves rows out. */
  readonly isFiltered: boolean;
  readonly names: readonly string[];
  readonly read: ReadPage<ExportRow>;
}

/** The owner of the records, and the meaning of their times. */
export interface ExportOrigin {
  readonly account: AccountId;
  /** Nothing is real. */
  readonly isDemo: boolean;
  /** Undefined if the operator does not state it. */
  readonly serverZone: string | undefined;
}

export function exportTable<Row extends { readonly id: string }>(records: {
  readonly kind: string;
  readonly origin: ExportOrigin;
  readonly columns: (serverZone: string | undefined) => readonly Column<Row>[];
  readonly read: ReadPage<Row>;
  /** The filter of the screen; every row without one. */
  readonly shows?: ((row: Row) => boolean) | undefined;
}): ExportTable {
  const { kind, read, shows } = records;
  const { account, isDemo, serverZone } = records.origin;
  const mode = moneyMode(account, isDemo);
  const columns = [...modeColumns<Row>(mode), ...records.columns(serverZone)];
  // The first time of a record is that of its making.
  const time = columns.find(({ name }) => name.endsWith('_server'));
  const cellsOf = (row: Row): ExportRow => ({
    id: row.id,
    cells: columns.map(({ cell }) => cell(row)),
    day: dayOfTime(time?.cell(row)),
    isShown: shows?.(row) ?? true,
  });
  return {
    kind,
    mode,
    isZoneKnown: serverZone !== undefined,
    serverZone,
    hasDays: time !== undefined,
    isFiltered: shows !== undefined,
    names: columns.map(({ name }) => name),
    read: async (page, limit) => {
      const answer = await read(page, limit);
      return { ...answer, items: answer.items.map(cellsOf) };
    },
  };
}
