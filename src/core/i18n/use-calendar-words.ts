import { useMemo } from 'react';
import { useFormat } from './use-format.ts';

export interface CalendarWords {
  /** Of a month `YYYY-MM`: its name and year. */
  readonly month: (month: string) => string;
  readonly shortMonth: (month: string) => string;
  readonly year: (month: string) => string;
  /** Of a day `YYYY-MM-DD`: the day and the name of its month. */
  readonly day: (day: string) => string;
  /** From Monday on; the short name and the whole one. */
  readonly weekdays: readonly (readonly [short: string, whole: string])[];
}

/** A Monday. */
const someMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;
const daysInWeek = 7;

/** Names of days and months in the person's language; years are those of servers. */
export function useCalendarWords(): CalendarWords {
  const { languageTag } = useFormat();
  return useMemo(() => {
    const namer = (options: Intl.DateTimeFormatOptions): ((ms: number) => string) => {
      const format = new Intl.DateTimeFormat(languageTag, {
        ...options,
        calendar: 'gregory',
        numberingSystem: 'latn',
        timeZone: 'UTC',
      });
      return (ms) => format.format(ms);
    };
    const [month, shortMonth, year] = [
      namer({ month: 'long', year: 'numeric' }),
      namer({ month: 'short' }),
      namer({ year: 'numeric' }),
    ];
    const [day, short, whole] = [
      namer({ day: 'numeric', month: 'long' }),
      namer({ weekday: 'short' }),
      namer({ weekday: 'long' }),
    ];
    const ofMonth = (name: (ms: number) => string) => (text: string) => name(Date.parse(`${text.slice(0, 7)}-01`));
    return {
      month: ofMonth(month),
      shortMonth: ofMonth(shortMonth),
      year: ofMonth(year),
      day: (text) => day(Date.parse(text)),
      weekdays: Array.from({ length: daysInWeek }, (_, index) => {
        const ms = someMonday + index * dayMs;
        return [short(ms), whole(ms)] as const;
      }),
    };
  }, [languageTag]);
}
