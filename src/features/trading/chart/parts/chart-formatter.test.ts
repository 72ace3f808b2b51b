import { expect, test } from 'vitest';
import { formatOf } from '../../../../core/i18n/format.ts';
import { chartFormatter } from './chart-formatter.ts';

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
