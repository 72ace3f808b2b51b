import { calendarOf, epochOf, wallClock } from '../../../../core/i18n/calendar.ts';

export const spanChoices = ['all', 'yesterday', '7days', 'custom'] as const;
export type SpanChoice = (typeof spanChoices)[number];

/** First and last day, `YYYY-MM-DD`, both included; every day when absent. */
export interface Span {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const dayMs = 86_400_000;
const daysInWeek = 7;
const fields = { year: true, month: true, day: true } as const;

const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * dayMs).toISOString().slice(0, 10);

/** The day of a moment where the times of the records are told; on the device's clock if that place is not known. */
export const dayAt = (now: number, serverZone: string | undefined): string => calendarOf('en', serverZone)(now, fields);

/** The day of a record's own time, as it was sent; undefined without one. */
export function dayOfTime(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (wallClock(text) !== undefined) return text.slice(0, 10);
  const epoch = epochOf(text);
  return epoch === undefined ? undefined : calendarOf('en')(epoch, fields);
}

/** The days of a choice. Seven days end with today. */
export function spanOf(choice: SpanChoice, today: string, custom: Span): Span {
  switch (choice) {
    case 'all':
      return {};
    case 'yesterday':
      return { from: daysBefore(today, 1), to: daysBefore(today, 1) };
    case '7days':
      return { from: daysBefore(today, daysInWeek - 1), to: today };
    case 'custom':
      return custom;
  }
}

/** A record without a time is on no day. */
export function isInSpan({ from, to }: Span, day: string | undefined): boolean {
  if (from === undefined && to === undefined) return true;
  return day !== undefined && (from === undefined || day >= from) && (to === undefined || day <= to);
}

/** Part of the name of a file; empty for every day. */
export const spanName = ({ from, to }: Span): string =>
  from === undefined && to === undefined ? '' : `_${from ?? 'first'}_${to ?? 'last'}`;
