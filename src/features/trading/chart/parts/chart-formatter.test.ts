import { expect, test } from 'vitest';
import { formatOf } from '../../../../core/i18n/format.ts';
import { chartFormatter, chartNumbers } from './chart-formatter.ts';

test('chartFormatter: the axis writes days and times as the rest of the page does', () => {
  const timestamp = new Date(2026, 10, 21, 7, 8).getTime();
  for (const tag of ['en', 'fr', 'ru']) {
    const written = chartFormatter(tag).formatDate?.({
      dateTimeFormat: new Intl.DateTimeFormat(tag),
      timestamp,
      template: 'YYYY-MM-DD HH:mm',
      type: 'xAxis',
    });
    expect(formatOf(tag).dateTime(timestamp)).toBe(`${written}:00`);
  }
});

test('chartNumbers: prices and shares on the axis have the marks of the language', () => {
  const written = (tag: string, text: string) => chartNumbers(tag).format?.(text);
  expect(written('en', '63173.20')).toBe('63,173.20');
  expect(written('fr', '-1.20%')).toBe('-1,20\u00a0%');
  expect(written('tr', '30.00%')).toBe('%30,00');
  expect(written('en', '-0.00%')).toBe('0%');
  expect(written('en', 'n/a')).toBe('n/a');
});
