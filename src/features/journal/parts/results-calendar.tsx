import { useText } from '../../../core/i18n/use-text.ts';
import { MonthTable } from '../../../core/ui/lists/month-table.tsx';
import { monthsInYearOf } from '../model/period.ts';
import type { DaySums } from '../model/statistics.ts';
import { CalendarCell } from './calendar-cell.tsx';
import styles from './journal.module.css';
import { useCalendarWords } from '../../../core/i18n/use-calendar-words.ts';

export interface ResultsCalendarProps {
  /** `YYYY-MM` */
  readonly month: string;
  /** By day for a month, by month for a year. */
  readonly sums: ReadonlyMap<string, DaySums>;
  readonly currency: string;
  readonly isMasked: boolean;
  readonly chosen?: string | undefined;
  readonly onChoose: (date: string) => void;
}

/** The days of a month in weeks from Monday, each with its result. */
export function MonthCalendar({ month, sums, chosen, onChoose, ...shared }: ResultsCalendarProps) {
  const t = useText('journal');
  const words = useCalendarWords();
  return (
    <MonthTable
      month={month}
      label={t('calendar.days')}
      className={styles['days']}
      renderDay={(day, number) => (
        <CalendarCell
          label={String(number)}
          date={words.day(day)}
          sums={sums.get(day)}
          isChosen={day === chosen}
          onChoose={() => onChoose(day)}
          {...shared}
        />
      )}
    />
  );
}

/** The months of a year, each with its result; one that is chosen opens. */
export function YearCalendar({ month, sums, onChoose, ...shared }: ResultsCalendarProps) {
  const t = useText('journal');
  const words = useCalendarWords();
  return (
    <ul className={styles['months']} aria-label={t('calendar.months')}>
      {monthsInYearOf(month).map((one) => (
        <li key={one}>
          <CalendarCell
            label={words.shortMonth(one)}
            date={words.month(one)}
            sums={sums.get(one)}
            onChoose={() => onChoose(one)}
            currency={shared.currency}
            isMasked={shared.isMasked}
          />
        </li>
      ))}
    </ul>
  );
}
