import type { ReactNode, Ref } from 'react';
import { weeksOf } from '../../i18n/month-grid.ts';
import { useCalendarWords } from '../../i18n/use-calendar-words.ts';

export interface MonthTableProps {
  /** `YYYY-MM` */
  readonly month: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLTableElement>;
  /** `day`: `YYYY-MM-DD`; `number`: the figure of it that people read. */
  readonly renderDay: (day: string, number: number) => ReactNode;
}

/** The days of a month in weeks from Monday. */
export function MonthTable({ month, label, className, ref, renderDay }: MonthTableProps) {
  const { weekdays } = useCalendarWords();
  return (
    <table ref={ref} className={className} aria-label={label}>
      <thead>
        <tr>
          {weekdays.map(([short, whole]) => (
            <th key={whole} scope="col" abbr={whole}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, row) => (
          <tr key={week.find((day) => day !== undefined) ?? row}>
            {week.map((day, weekday) => (
              <td key={day ?? weekdays[weekday]?.[1]}>
                {day === undefined ? undefined : renderDay(day, Number(day.slice(-2)))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
