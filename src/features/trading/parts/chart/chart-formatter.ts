import type { Formatter, ThousandsSeparator } from 'klinecharts';
import { readDecimal } from '../../../../core/money/amount.ts';
import { formatDecimal } from '../../../../core/money/format.ts';

const calendar = { calendar: 'gregory', hourCycle: 'h23' } as const;
const twoDigits = '2-digit' as const;

/** The library's templates name what to show; the language says how. */
function partsOf(template: string): Intl.DateTimeFormatOptions {
  return {
    ...calendar,
    ...(template.includes('YYYY') ? { year: 'numeric' } : {}),
    ...(template.includes('MM') ? { month: twoDigits } : {}),
    ...(template.includes('DD') ? { day: twoDigits } : {}),
    ...(template.includes('HH') ? { hour: twoDigits, minute: twoDigits } : {}),
  };
}

/** Dates and times on the axes as the person's language writes them. */
export function chartFormatter(languageTag: string): Partial<Formatter> {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return {
    formatDate: ({ timestamp, template }) => {
      const format = formats.get(template) ?? new Intl.DateTimeFormat(languageTag, partsOf(template));
      formats.set(template, format);
      return format.format(timestamp);
    },
  };
}

/** Figures on the axes with the marks of the person's language. */
export const chartNumbers = (languageTag: string): Partial<ThousandsSeparator> => ({
  format: (value) => {
    const text = `${value}`;
    const read = readDecimal(text);
    const places = text.split('.')[1]?.length ?? 0;
    return read === undefined ? text : formatDecimal(read, { languageTag, places, minPlaces: places });
  },
});
