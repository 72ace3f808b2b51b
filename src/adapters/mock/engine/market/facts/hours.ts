import { marketCategories, type MarketCategory } from '../../../../../core/domain/market/instrument.ts';

export const minuteMs = 60_000;
export const dayMs = 86_400_000;
export const minutesOfDay = 1440;

/** The open minutes of one UTC day, counted from midnight: `first` included, `end` not. */
export interface Session {
  readonly first: number;
  readonly end: number;
}

/** Days are counted from 1970-01-01, a Thursday; Sunday is 0. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

const wholeDay: Session = { first: 0, end: minutesOfDay };
const untilFridayNight: Session = { first: 0, end: 22 * 60 };
const fromSundayNight: Session = { first: 22 * 60, end: minutesOfDay };
const stockSession: Session = { first: 13 * 60 + 30, end: 20 * 60 };
const futuresSession: Session = { first: 0, end: 21 * 60 };

/**
 * Hours are fixed in UTC all year: coins never close, currencies trade from Sunday 22:00 to Friday 22:00, shares on
 * weekdays from 13:30 to 20:00, futures on weekdays until 21:00. Undefined on a day without trading.
 */
export function sessionOf(category: MarketCategory, day: number): Session | undefined {
  const weekday = weekdayOf(day);
  const isWeekday = weekday >= 1 && weekday <= 5;
  switch (category) {
    case 'crypto':
      return wholeDay;
    case 'forex':
      if (weekday === 0) return fromSundayNight;
      if (weekday === 5) return untilFridayNight;
      return isWeekday ? wholeDay : undefined;
    case 'stock':
      return isWeekday ? stockSession : undefined;
    case 'futures':
      return isWeekday ? futuresSession : undefined;
  }
}

export function isOpenAt(category: MarketCategory, at: number): boolean {
  const day = Math.floor(at / dayMs);
  const session = sessionOf(category, day);
  if (session === undefined) return false;
  const minute = Math.floor((at - day * dayMs) / minuteMs);
  return minute >= session.first && minute < session.end;
}

const weekDays = 7;

/** When a category begins to trade again next, after a moment: within a week one does. Epoch ms. */
export function nextOpening(after: number): number {
  const today = Math.floor(after / dayMs);
  const openings = marketCategories.flatMap((category) =>
    Array.from({ length: weekDays + 1 }, (_, ahead) => {
      const session = sessionOf(category, today + ahead);
      return session === undefined ? 0 : (today + ahead) * dayMs + session.first * minuteMs;
    }).filter((at) => at > after && !isOpenAt(category, at - minuteMs)),
  );
  return Math.min(...openings);
}
