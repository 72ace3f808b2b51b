import { isoMoment } from '../../../../core/i18n/utc-offset.ts';

/** One column of a file: its name stays the same in every language and version. */
export interface Column<Row> {
  readonly name: string;
  /** Undefined leaves the cell empty: a missing value is never zero. */
  readonly cell: (row: Row) => string | undefined;
}

const formulaStart = /^(?=[\t\r]|\s*[=+\-@＝＋－＠])/;
/** Spreadsheets of other languages begin a cell behind a semicolon or a tab too. */
const innerFormulaStart = /[;\t\r\n](?=\s*[=+\-@＝＋－＠])/g;
const negativeNumber = /^-\d+(\.\d+)?$/;
const mustBeQuoted = /[",;\t\r\n']|^\s|\s$/;

/**
 * A cell as RFC 4180 writes it. A text that a spreadsheet would take for a formula gets an apostrophe in front of it; a
 * negative number is none and stays a number.
 */
export function csvCell(text: string): string {
  const safe = negativeNumber.test(text) ? text : withoutFormula(text);
  return mustBeQuoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const withoutFormula = (text: string): string => text.replaceAll(innerFormulaStart, "$&'").replace(formulaStart, "'");

/** A line without its end. */
export const csvLine = (cells: readonly (string | undefined)[]): string =>
  cells.map((cell) => csvCell(cell ?? '')).join(',');

const lineEnd = '\r\n';
/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

export interface CsvFile {
  readonly names: readonly string[];
  /** A cell per name; undefined is an empty one. */
  readonly rows: readonly (readonly (string | undefined)[])[];
  /** False adds a last line that says so, because a file travels without the screen that it came from. */
  readonly isWhole: boolean;
  /** How many rows could not be read. */
  readonly unreadable?: number;
  /** What was not read to its end, in the words of the file; otherwise it is the older rows. */
  readonly missing?: readonly string[];
}

/** The words in the last line of an incomplete file; the name of the file has them, too. */
export const incompleteMark = 'INCOMPLETE';

export function csvFile({ names, rows, isWhole, unreadable = 0, missing = [] }: CsvFile): string {
  const words = lastWords(rows.length, unreadable, missing);
  const lines = [names, ...rows, ...(isWhole ? [] : [names.map((_, at) => (at === 0 ? words : ''))])];
  return byteOrderMark + lines.map((cells) => csvLine(cells) + lineEnd).join('');
}

function lastWords(count: number, unreadable: number, missing: readonly string[]): string {
  const lacks = [
    ...(unreadable === 0 ? [] : [`${unreadable} could not be read`]),
    ...(missing.length === 0 ? [] : [`not read to the end: ${missing.join(', ')}`]),
  ];
  return `${incompleteMark}: ${count} rows were read; ${lacks.length === 0 ? 'older ones are missing' : lacks.join('; ')}`;
}

/** A server time in two columns: in UTC as ISO 8601 if the server's offset is known, and as received. */
export const momentColumns = <Row>(
  name: string,
  { serverZone, read }: { readonly serverZone: string | undefined; readonly read: (row: Row) => string | undefined },
): readonly Column<Row>[] => [
  { name: `${name}_utc`, cell: (row) => isoMoment(read(row) ?? '', serverZone) },
  { name: `${name}_server`, cell: read },
];
