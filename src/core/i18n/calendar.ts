/** What of a moment is written; seconds only together with the time. */
export interface MomentFields {
  readonly year?: boolean;
  readonly month?: boolean;
  readonly day?: boolean;
  readonly time?: boolean;
  readonly seconds?: boolean;
}

/**
 * Formats epoch ms: the requested fields in the order and with the separators of a language, always with a 24-hour
 * clock.
 */
export type Calendar = (ms: number, fields: MomentFields) => string;

/**
 * English is read on both sides of the ocean, where 11/12 means two days, so it uses the unambiguous order that servers
 * also write.
 */
const unambiguous: Readonly<Record<string, string>> = { en: 'sv-SE' };

const dateParts = ['year', 'month', 'day'] as const;
type DatePart = (typeof dateParts)[number];
const datePartOf = (type: string): DatePart | undefined => dateParts.find((part) => part === type);

/** The calendar of a BCP 47 tag, in the device's time zone or in a named one. */
export function calendarOf(languageTag: string, timeZone?: string): Calendar {
  const intl = new Intl.DateTimeFormat(unambiguous[languageTag] ?? languageTag, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone,
  });
  const marks = marksOf(intl.formatToParts(0));
  return (ms, fields) => {
    const values = new Map(intl.formatToParts(ms).map(({ type, value }) => [type, value]));
    const date = marks.order.filter((part) => fields[part] === true).map((part) => values.get(part) ?? '');
    const clock = ['hour', 'minute', ...(fields.seconds === true ? ['second'] : [])] as const;
    const time = fields.time === true ? clock.map((part) => valueOf(values, part)).join(':') : '';
    return [date.length === 0 ? '' : date.join(marks.between) + marks.after, time]
      .filter((one) => one !== '')
      .join(' ');
  };
}

const valueOf = (values: ReadonlyMap<string, string>, part: string): string => values.get(part) ?? '';

interface Marks {
  readonly order: readonly DatePart[];
  readonly between: string;
  /** Behind the last part of the date, before the time. */
  readonly after: string;
}

function marksOf(parts: readonly Intl.DateTimeFormatPart[]): Marks {
  const order = parts.flatMap(({ type }) => datePartOf(type) ?? []);
  const places = parts.flatMap(({ type }, index) => (datePartOf(type) === undefined ? [] : [index]));
  const literalAfter = (index: number | undefined): string =>
    index === undefined ? '' : (parts[index + 1]?.value ?? '');
  // Korean writes spaces between the parts: a date does not break over two lines for that.
  const between = literalAfter(places[0]).replace(' ', '\u00A0');
  return { order, between, after: literalAfter(places.at(-1)).replace(/[,\s]+$/, '') };
}

/** `YYYY-MM-DD HH:MM:SS` (seconds may be missing) as the epoch ms that its digits would be in UTC. */
export function wallClock(text: string): number | undefined {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/.exec(text) ?? [];
  const ms = Date.parse(`${day}T${time}Z`);
  // Some browsers take the thirtieth of February for a day in March.
  return Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(day) ? undefined : ms;
}

const second = 1000;

/** Epoch seconds or milliseconds as text, in ms; timestamps of more than ten digits are milliseconds. */
export function epochOf(text: string): number | undefined {
  if (!/^\d{9,16}$/.test(text)) return undefined;
  return text.length > 10 ? Number(text) : Number(text) * second;
}
