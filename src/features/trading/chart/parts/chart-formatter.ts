import type { Formatter, ThousandsSeparator } from 'klinecharts';
import type { MomentFields } from '../../../../core/i18n/calendar.ts';
import { formatOf } from '../../../../core/i18n/format.ts';
import { readDecimal } from '../../../../core/money/amount.ts';
import { formatDecimal, formatPercent } from '../../../../core/money/format.ts';

/** The library's templates name the fields; the app formats them. */
const fieldsOf = (template: string): MomentFields => ({
  year: template.includes('YYYY'),
  month: template.includes('MM'),
  day: template.includes('DD'),
  time: template.includes('HH'),
});

/** Dates and times on the axes as everywhere else on the page. */
export function chartFormatter(languageTag: string): Partial<Formatter> {
  const { moment } = formatOf(languageTag);
  return { formatDate: ({ timestamp, template }) => moment(timestamp, fieldsOf(template)) };
}

/** Figures on the axes with the marks of the person's language. */
export const chartNumbers = (languageTag: string): Partial<ThousandsSeparator> => ({
  format: (value) => {
    const text = `${value}`;
    // The percent axis.
    const isShare = text.endsWith('%');
    const digits = isShare ? text.slice(0, -1) : text;
    const read = readDecimal(digits);
    if (read === undefined) return text;
    const places = digits.split('.')[1]?.length ?? 0;
    const format = { languageTag, places, minPlaces: places };
    return isShare ? formatPercent(read, format) : formatDecimal(read, format);
  },
});
