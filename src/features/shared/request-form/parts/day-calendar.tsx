import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { dayAfter, dayInMonthAfter } from '../../../../core/i18n/month-grid.ts';
import { useCalendarWords } from '../../../../core/i18n/use-calendar-words.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import { IconChevronLeft } from '../../../../core/ui/icons/chevron-left.gen.tsx';
import { IconChevronRight } from '../../../../core/ui/icons/chevron-right.gen.tsx';
import { MonthTable } from '../../../../core/ui/lists/month-table.tsx';
import styles from './day-calendar.module.css';

export interface DayCalendarProps {
  /** Days are `YYYY-MM-DD`. */
  readonly value: string | undefined;
  readonly today: string;
  readonly earliest?: string | undefined;
  readonly onChoose: (day: string) => void;
}

const daysInWeek = 7;
const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day, 1),
  ArrowUp: (day) => dayAfter(day, -daysInWeek),
  ArrowDown: (day) => dayAfter(day, daysInWeek),
  PageUp: (day) => dayInMonthAfter(day, -1),
  PageDown: (day) => dayInMonthAfter(day, 1),
};

/** The days of one month, and the way to the months beside it. Arrow keys walk over days, the page keys over months. */
export function DayCalendar({ value, today, earliest, onChoose }: DayCalendarProps) {
  const t = useText('requests');
  const words = useCalendarWords();
  const table = useRef<HTMLTableElement>(null);
  const isWalked = useRef(false);
  const [at, setAt] = useState(value ?? today);
  const month = at.slice(0, 7);
  useEffect(() => {
    if (isWalked.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isWalked.current = false;
  });
  const isTooEarly = (day: string): boolean => earliest !== undefined && day < earliest;
  const walk = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    isWalked.current = true;
    setAt(step(at));
  };
  return (
    <>
      <div className={styles['head']}>
        <IconButton label={t('day.before')} onClick={() => setAt(dayInMonthAfter(at, -1))}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <strong aria-live="polite">{words.month(month)}</strong>
        <IconButton label={t('day.after')} onClick={() => setAt(dayInMonthAfter(at, 1))}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <MonthTable
        ref={table}
        month={month}
        label={words.month(month)}
        className={styles['days']}
        renderDay={(day, number) => (
          <button
            type="button"
            className={styles['day']}
            aria-label={words.day(day)}
            aria-pressed={day === value}
            aria-current={day === today ? 'date' : undefined}
            aria-disabled={isTooEarly(day) || undefined}
            tabIndex={day === at ? 0 : -1}
            data-autofocus={day === at ? '' : undefined}
            onKeyDown={walk}
            onClick={() => (isTooEarly(day) ? undefined : onChoose(day))}
          >
            {number}
          </button>
        )}
      />
    </>
  );
}
