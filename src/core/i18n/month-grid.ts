const yearLength = 4;
const monthsInYear = 12;
const two = (value: number): string => String(value).padStart(2, '0');
const numbersOf = (month: string): readonly [year: number, month: number] => [
  Number(month.slice(0, yearLength)),
  Number(month.slice(yearLength + 1)),
];

/** So many months later; before for a negative number. */
export function monthAfter(month: string, count: number): string {
  const [year, number] = numbersOf(month);
  const all = year * monthsInYear + number - 1 + count;
  return `${Math.floor(all / monthsInYear)}-${two((all % monthsInYear) + 1)}`;
}

const daysInWeek = 7;

/** A month in weeks that begin on Monday; undefined for days of other months. */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const [year, number] = numbersOf(month);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + daysInWeek - 1) % daysInWeek;
  const cells = [
    ...Array.from({ length: before }, () => undefined),
    ...Array.from({ length: count }, (_, index) => `${month}-${two(index + 1)}`),
  ];
  return Array.from({ length: Math.ceil(cells.length / daysInWeek) }, (_, week) =>
    Array.from({ length: daysInWeek }, (__, day) => cells[week * daysInWeek + day]),
  );
}

const dayMs = 86_400_000;

/** `YYYY-MM-DD` so many days later; before for a negative number. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** The same day of a month that is so many months later, or the last one that this month has. */
export function dayInMonthAfter(day: string, count: number): string {
  const month = monthAfter(day.slice(0, 7), count);
  const days = weeksOf(month).flat();
  return days.find((one) => one?.slice(-2) === day.slice(-2)) ?? dayAfter(`${monthAfter(month, 1)}-01`, -1);
}
