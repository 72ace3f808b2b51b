import { monthAfter } from '../../../core/i18n/month-grid.ts';
import type { ClosedResult } from './closed-result.ts';

export const spans = ['month', 'year', 'all'] as const;
export type Span = (typeof spans)[number];

/** A month `YYYY-MM`, a year `YYYY`, or everything. */
export interface Period {
  readonly span: Span;
  /** `YYYY-MM`; of a year the month from which it was chosen. */
  readonly month: string;
}

const monthLength = 7;
const yearLength = 4;
const monthsInYear = 12;
const two = (value: number): string => String(value).padStart(2, '0');

/** The prefix that all days of the period share; empty for all time. */
export function startOf({ span, month }: Period): string {
  if (span === 'all') return '';
  return span === 'month' ? month : month.slice(0, yearLength);
}

/** The month of a moment, epoch ms. */
export const monthAt = (moment: number): string => new Date(moment).toISOString().slice(0, monthLength);

/** What has no day is in no month and no year. */
export function isIn(period: Period, day: string | undefined): boolean {
  const start = startOf(period);
  return start === '' || day?.startsWith(start) === true;
}

/** The results of a period. */
export const resultsIn = (results: readonly ClosedResult[], period: Period): readonly ClosedResult[] =>
  results.filter(({ day }) => isIn(period, day));

/** The same span before or after. */
export const stepped = ({ span, month }: Period, by: 1 | -1): Period => ({
  span,
  month: monthAfter(month, span === 'year' ? by * monthsInYear : by),
});

/** First and last month with a result; undefined without a day. */
export function monthsOf(oldestFirst: readonly ClosedResult[]): readonly [first: string, last: string] | undefined {
  const days = oldestFirst.flatMap(({ day }) => day ?? []);
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? undefined : [first.slice(0, 7), last.slice(0, 7)];
}

/** Whether the period ends before the first result, or begins behind the last one and behind this month. */
export function canStep(period: Period, by: 1 | -1, [first, last]: readonly [string, string]): boolean {
  const next = startOf(stepped(period, by));
  const edge = by < 0 ? first : last;
  const cut = edge.slice(0, next.length);
  return by < 0 ? next >= cut : next <= cut;
}

/** The months of the year of a month. */
export const monthsInYearOf = (month: string): readonly string[] =>
  Array.from({ length: monthsInYear }, (_, index) => `${month.slice(0, yearLength)}-${two(index + 1)}`);
