import { decimal, readDecimal, type DecimalText } from '../../../../core/money/amount.ts';
import type { Json } from '../../engine/kernel/basics/engine-types.ts';
import { serverText } from '../../engine/kernel/basics/server-text.ts';
import { pageOfRows } from '../../engine/kernel/domain/paginator.ts';
import { Broken, Declined } from './declined.ts';
import type { Call, Exchange, Giving, Taking } from './dialect.ts';
import { rowOf, rowsOf, textOf, type Fields, type Row } from './reply.ts';

// Small steps that dialects are put together from.

const nothing = decimal('0');

const leaving =
  (names: readonly string[]) =>
  <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => !names.includes(name)));

/** Refuses `parameter` when one of these is missing. */
export const requiring =
  (...names: readonly string[]): Taking =>
  (fields, call) => {
    if (names.some((name) => fields[name] === undefined)) throw new Declined(call.say('parameter'));
    return fields;
  };

/** The same in English, in every requested language. */
export const requiringInEnglish =
  (...names: readonly string[]): Taking =>
  (fields) => {
    if (names.some((name) => fields[name] === undefined)) throw new Declined(serverText('en', 'parameter'));
    return fields;
  };

export const defaulting =
  (values: Fields): Taking =>
  (fields) => ({ ...values, ...fields });

export const setting =
  (values: Fields): Taking =>
  (fields) => ({ ...fields, ...values });

/** Answers in English, in every requested language. */
export const inEnglish: Taking = setting({ lang: 'en' });

/** Refuses another try during this pause, even after a refused one; the text is English. */
export const pausing =
  (what: string, pauseMs: number): Taking =>
  (fields, { memory, user = '', at }) => {
    if (memory.isTooSoon(`${what}/${user}`, at, pauseMs)) throw new Declined(serverText('en', 'doNotRepeat'));
    return fields;
  };

export const ignoring = (...names: readonly string[]): Taking => leaving(names);

/** The value of one field under another name as well. */
export const copying =
  (from: string, to: string): Taking =>
  ({ [from]: value, ...fields }) =>
    value === undefined ? fields : { ...fields, [from]: value, [to]: value };

/** A parameter without a value is null there, and the handler fails on it. */
export const breaksOnEmpty =
  (name: string): Taking =>
  (fields, { empty }) => {
    if (empty.has(name)) throw new Broken(`${name} is null`);
    return fields;
  };

export const without =
  (...names: readonly string[]): Giving =>
  (message) =>
    leaving(names)(rowOf(message));

export const withColumns =
  (columns: Row): Giving =>
  (message) => ({ ...rowOf(message), ...columns });

/** Each row of a bare list, or of the list under this name. */
export const eachRow =
  (place: string, shape: (row: Row, call: Call) => Row): Giving =>
  (message, call) => {
    const shaped = (list: Json | undefined): Json => rowsOf(list).map((row) => shape(row, call));
    return place === '' ? shaped(message) : { ...rowOf(message), [place]: shaped(rowOf(message)[place]) };
  };

/** These servers echo the requested page as text. */
export const echoingPage: Giving = (message, { fields }) => ({
  ...rowOf(message),
  page: fields['page'] ?? rowOf(message)['page'] ?? 1,
});

/** A call that is routed and has no handler. */
export const withoutHandler: Exchange = {
  answers: () => {
    throw new Broken('no handler');
  },
};

export const answering = (message: Json): Exchange => ({ answers: () => message });

export const alwaysRefused = (key: string): Exchange => ({
  access: 'signed-in',
  answers: (call) => {
    throw new Declined(call.say(key));
  },
});

/** The message of the engine's answer to a call within a call. Throws what it was refused with. */
export async function messageOf(call: Call, operation: string, fields: Fields = {}): Promise<Json> {
  const { status, body } = await call.ask(operation, fields);
  if (status !== 200) throw new Broken(operation);
  const { type, message = null } = body;
  if (type !== 'ok') throw new Declined(message, textOf(type));
  return message;
}

/** What the engine sends at most in one page. */
const mostRows = 100;

/** All rows of a list of the engine, from all of its pages. `place`: where an answer has them; bare without it. */
export async function allRows(
  call: Call,
  operation: string,
  { place, fields = {} }: { readonly place?: string; readonly fields?: Fields } = {},
): Promise<readonly Row[]> {
  const found: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await messageOf(call, operation, { ...fields, page: String(page), limit: String(mostRows) });
    const rows = rowsOf(place === undefined ? answer : rowOf(answer)[place]);
    found.push(...rows);
    if (rows.length < mostRows) return found;
  }
}

/** A value of the wire as a decimal; an empty one is 0. */
export const decimalIn = (value: Json | undefined): DecimalText => readDecimal(textOf(value)) ?? nothing;

/** Text of a decimal as a bare number of the wire. Nothing is counted with it. */
export const wireNumber = (value: Json | undefined): number =>
  Number.parseFloat(textOf(value) === '' ? '0' : textOf(value));

/** `1234.5` as `1,234.50`. */
export function withCommas(value: Json | undefined, places: number): string {
  const [whole = '0', fraction = ''] = (textOf(value) === '' ? '0' : textOf(value)).split('.');
  return `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction.slice(0, places).padEnd(places, '0')}`;
}

/** The framework's paginator over the whole list. These servers put no cap on `limit`. */
export function paginated(rows: readonly Row[], { fields }: Call, path: string): Row {
  const page = Number.parseInt(fields['page'] ?? '1', 10);
  const limit = Number.parseInt(fields['limit'] ?? '20', 10);
  return pageOfRows(rows, { page, limit, path, isLimitSent: fields['limit'] !== undefined });
}
