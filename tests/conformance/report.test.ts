import { expect, test } from 'vitest';
import { adviceFrom } from './advice.ts';
import { reportPage } from './report-page.ts';
import { reportText, type Report, type Row } from './report.ts';
import { rowsIn } from './rows-in.ts';

const row = (part: Partial<Row>): Row => ({
  call: 'spotOrders',
  operation: 'GET /coin/list',
  product: 'Spot',
  takenBy: undefined,
  verdict: 'holds',
  findings: [],
  held: ['spotOrders: reads'],
  notTried: [],
  ...part,
});

const reportOf = (rows: readonly Row[]): Report => ({
  server: 'https://exchange.test',
  at: '2026-03-04T12:00:00.000Z',
  wrote: 'nothing',
  realtime: '',
  family: 'd',
  rows,
  advice: adviceFrom({ rows, family: 'd', protocol: 'v2' }),
  leftBehind: [],
});

const missing = row({ operation: 'POST /wallet/out', product: 'Withdrawals', verdict: 'missing' });
const noLoans = row({ operation: 'GET /getBorrowingList', product: 'Loans', verdict: 'missing' });
const withWay = row({ call: 'cancelSpotOrder', operation: 'PUT /coin/trade', takenBy: 'POST /coin/canceltrade' });

test.each([
  ['a bare list', { type: 'ok', message: [1, 2] }, 2],
  ['a page', { type: 'ok', message: { current_page: 1, data: [] } }, 0],
  ['a list under its name', { type: 'ok', message: { list: [1], page: '1' } }, 1],
  ['candles', { code: 1, data: [1, 2, 3] }, 3],
  ['no list', { type: 'ok', message: { id: 1 } }, undefined],
  ['no envelope', 'text', undefined],
])('W12 rowsIn: %s', (_, answer, rows) => {
  expect(rowsIn(answer)).toBe(rows);
});

test('W12 the report ends with the config.json to use and with what to ask for, the worst first', () => {
  const text = reportText(reportOf([row({}), withWay, noLoans, missing]));
  const end = text.slice(text.indexOf('config.json:'));
  expect(end).toContain(
    JSON.stringify(
      { dialect: { family: 'd' }, realtime: { protocol: 'v2' }, products: { borrowing: false } },
      undefined,
      2,
    ),
  );
  expect(end).toContain('1. Withdrawals: route POST /wallet/out. Until then people cannot get their money out.');
  expect(end).not.toContain('Loans');
  expect(text).toContain('PUT /coin/trade        cancelSpotOrder, by POST /coin/canceltrade');
});

test('W12 the page shows what a server wrote as text', () => {
  const finding = { kind: 'field', at: 'x', expected: 'text', got: '<img src=x onerror=a>', times: 1, stopsApp: true };
  const page = reportPage(reportOf([row({ verdict: 'differs', findings: [{ ...finding, kind: 'field' }] })]));
  expect(page).toContain('&lt;img src=x onerror=a&gt;');
  expect(page).not.toContain('<img');
});
