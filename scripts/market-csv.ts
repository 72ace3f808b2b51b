/** One bar as whole numbers: prices in units of the file's last decimal, times in epoch ms. */
export interface ReadBar {
  readonly line: number;
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Zero where the file has no volumes. */
  readonly volume: number;
}

export interface ReadCsv {
  /** Only sound ones. */
  readonly bars: readonly ReadBar[];
  readonly hasVolume: boolean;
  /** `line 7: …`, in the order of the file; empty when everything is as it should be. */
  readonly problems: readonly string[];
}

const names = ['time', 'open', 'high', 'low', 'close', 'volume'] as const;
type ColumnName = (typeof names)[number];
type Columns = Readonly<Partial<Record<ColumnName, number>>>;

/** Headers that files of this kind have. */
const otherNames: Readonly<Record<string, ColumnName>> = {
  date: 'time',
  datetime: 'time',
  'date time': 'time',
  timestamp: 'time',
  'open time': 'time',
  open_time: 'time',
  unix: 'time',
  vol: 'volume',
};

const columnNamed = (text: string): ColumnName | undefined => {
  const plain = text.trim().toLowerCase();
  return names.find((name) => name === plain) ?? otherNames[plain];
};

/** Fields of a line; quotes may stand around a field, and two of them inside for one. */
function fieldsOf(line: string, separator: string): readonly string[] {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      fields.push(field.trim());
      field = '';
    } else field += character;
  }
  return [...fields, field.trim()];
}

const separatorOf = (line: string): string => [',', ';', '\t'].find((candidate) => line.includes(candidate)) ?? ',';

function columnsAt(header: readonly (string | undefined)[]): Columns {
  const columns: Partial<Record<ColumnName, number>> = {};
  header.forEach((text, position) => {
    const name = text === undefined ? undefined : columnNamed(text);
    if (name !== undefined) columns[name] ??= position;
  });
  return columns;
}

const isoTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?(Z|[+-]\d{2}:?\d{2})?$/;
/** 1973 in milliseconds; in seconds, the year 5138. */
const leastMs = 100_000_000_000;

/** Epoch ms; whole seconds, milliseconds, or ISO, in UTC where no zone is said. Undefined for anything else. */
export function readTime(text: string): number | undefined {
  if (/^\d{1,15}(\.0+)?$/.test(text)) {
    const whole = Number.parseInt(text, 10);
    return whole >= leastMs ? whole : whole * 1000;
  }
  const [, day = '', clock = '00:00', zone = 'Z'] = isoTime.exec(text) ?? [];
  const at = Date.parse(`${day}T${clock}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
  // A date that does not exist is not taken for the one after it.
  const isReal = !Number.isNaN(at) && new Date(Date.parse(`${day}T00:00Z`)).toISOString().startsWith(day);
  return day !== '' && isReal ? at : undefined;
}

const plainNumber = /^(\d{1,15})(?:\.(\d{1,12}))?$/;
const decimalsOf = (text: string): number => (plainNumber.exec(text)?.[2] ?? '').replace(/0+$/, '').length;

/** In units of the given decimal; undefined for what is no plain number or too long to be exact. */
function wholeUnits(text: string, decimals: number): number | undefined {
  const [, whole, fraction = ''] = plainNumber.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const units = Number.parseInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'), 10);
  return Number.isSafeInteger(units) ? units : undefined;
}

interface Layout {
  readonly columns: Columns;
  readonly priceDecimals: number;
  readonly volumeDecimals: number;
}

type Row = { readonly line: number; readonly fields: readonly string[] };
const priceNames = ['open', 'high', 'low', 'close'] as const;

function readRow({ line, fields }: Row, { columns, priceDecimals, volumeDecimals }: Layout): ReadBar | string {
  const textOf = (name: ColumnName): string => fields[columns[name] ?? -1] ?? '';
  const time = readTime(textOf('time'));
  if (time === undefined) return `“${textOf('time')}” is no time (seconds, milliseconds or ISO)`;
  const prices = priceNames.map((name) => wholeUnits(textOf(name), priceDecimals));
  const [open, high, low, close] = prices;
  if (open === undefined || high === undefined || low === undefined || close === undefined) {
    const wrong = priceNames.find((_, position) => prices[position] === undefined) ?? 'open';
    return `${wrong} “${textOf(wrong)}” is no plain number`;
  }
  const volume = columns.volume === undefined ? 0 : wholeUnits(textOf('volume'), volumeDecimals);
  if (volume === undefined) return `volume “${textOf('volume')}” is no plain number`;
  const least = priceNames.find((_, position) => prices[position] === 0);
  if (least !== undefined) return `${least} is not more than zero`;
  if (high < low) return `high ${textOf('high')} is below low ${textOf('low')}`;
  if (open > high || open < low) return `open ${textOf('open')} is not between low and high`;
  if (close > high || close < low) return `close ${textOf('close')} is not between low and high`;
  return { line, time, open, high, low, close, volume };
}

type Moment = Pick<ReadBar, 'line' | 'time'>;

function disorderOf(time: number, before: Moment | undefined): string | undefined {
  if (before === undefined || time > before.time) return undefined;
  return `${time === before.time ? 'the same time as' : 'earlier than'} line ${before.line}`;
}

function readRows(rows: readonly Row[], layout: Layout): ReadCsv {
  const bars: ReadBar[] = [];
  const problems: string[] = [];
  // Of the last line that had a time in order, whatever else was wrong with it.
  let before: Moment | undefined;
  for (const row of rows) {
    const read = readRow(row, layout);
    const time = readTime(row.fields[layout.columns.time ?? -1] ?? '');
    const disorder = time === undefined ? undefined : disorderOf(time, before);
    if (typeof read === 'string') problems.push(`line ${row.line}: ${read}`);
    if (disorder !== undefined) problems.push(`line ${row.line}: ${disorder}`);
    else if (time !== undefined) before = { line: row.line, time };
    if (typeof read !== 'string' && disorder === undefined) bars.push(read);
  }
  return { bars, hasVolume: layout.columns.volume !== undefined, problems };
}

function layoutOf(columns: Columns, rows: readonly Row[]): Layout {
  const textsOf = (name: ColumnName): readonly string[] => rows.map(({ fields }) => fields[columns[name] ?? -1] ?? '');
  const longest = (lengths: readonly number[]): number => lengths.reduce((most, own) => Math.max(most, own), 0);
  const volumeDigits = longest(textsOf('volume').map((text) => text.split('.')[0]?.length ?? 0));
  return {
    columns,
    priceDecimals: longest(priceNames.flatMap((name) => textsOf(name).map(decimalsOf))),
    volumeDecimals: Math.max(0, volumeFigures - volumeDigits),
  };
}
/** Volumes only say how busy a bar was beside the others: so many figures of the largest are kept. */
const volumeFigures = 6;

/**
 * Reads bars with a header in any order, or without one where `columns` names them in the order of the file (`-` for
 * one that is not wanted). Lines are counted from 1 as editors do.
 */
export function readMarketCsv(text: string, columnNames?: readonly string[]): ReadCsv {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = separatorOf(lines[0] ?? '');
  const all = lines
    .map((line, position): Row => ({ line: position + 1, fields: fieldsOf(line, separator) }))
    .filter(({ fields }) => fields.some((field) => field !== ''));
  const [first] = all;
  const columns = columnsAt(columnNames ?? first?.fields ?? []);
  const missing = names.filter((name) => name !== 'volume' && columns[name] === undefined);
  if (missing.length > 0) {
    const problem = `line 1: no column ${missing.join(', ')}; name the columns with --columns time,open,high,low,close,volume`;
    return { bars: [], hasVolume: false, problems: [problem] };
  }
  const hasHeader = readTime(first?.fields[columns.time ?? 0] ?? '') === undefined;
  const rows = hasHeader ? all.slice(1) : all;
  const read = readRows(rows, layoutOf(columns, rows));
  return rows.length === 0 ? { ...read, problems: ['line 1: no bars'] } : read;
}
