import { expect, test } from 'vitest';
import { adviceFrom } from './advice.ts';
import type { Exchange } from './exchange-log.ts';
import { reportPage } from './report-page.ts';
import { otherProduct, reportText, type Report, type Row } from './report.ts';
import { rowsIn } from './rows-in.ts';
import { ShownZones } from './shown-zones.ts';

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

const reportOf = (rows: readonly Row[], family: Report['family'] = 'd'): Report => ({
  server: 'https://exchange.test',
  at: '2026-03-04T12:00:00.000Z',
  wrote: 'nothing',
  realtime: '',
  family,
  rows,
  advice: adviceFrom({ rows, family, protocol: 'v2', zone: family === 'd' ? 'Etc/GMT-8' : undefined }),
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
      {
        dialect: { family: 'd' },
        realtime: { protocol: 'v2' },
        serverTimeZone: 'Etc/GMT-8',
        products: { borrowing: false },
      },
      undefined,
      2,
    ),
  );
  expect(end).toContain('1. Withdrawals: route POST /wallet/out. Until then people cannot get their money out.');
  expect(end).not.toContain('Loans');
  expect(text).toContain('PUT /coin/trade        cancelSpotOrder, by POST /coin/canceltrade');
});

const stopping = { at: 'HTTP status', expected: '200', times: 1, stopsApp: true } as const;
const terms = { call: 'withdrawalTerms', operation: 'POST /wallet/get_info', product: 'Withdrawals' };
const result = { call: 'optionResult', operation: 'GET /microtrade/get_result', product: 'Options' };
const broken = { ...stopping, kind: 'status', got: '500' } as const;
const unsettled = { ...stopping, kind: 'refused', got: '"error" with text "Not Settlement"' } as const;
const noHistory = row({ ...terms, verdict: 'differs', findings: [broken] });
const late = row({ ...result, verdict: 'differs', held: [], findings: [unsettled] });

test('what the app handles in a family is not asked for, and what concerns some says so, behind all else', () => {
  const { asks } = reportOf([noHistory, late, row({ operation: 'POST /coin/trade', verdict: 'missing' })], 'c').advice;
  expect(asks).toEqual([
    'Spot: route POST /coin/trade. Until then orders cannot be placed or cancelled, and lock money.',
    'Withdrawals: mend the answers of POST /wallet/get_info for currencies without a wallet. All others are answered.',
    'Times: say in which time zone they are, for `serverTimeZone`. Until an order shows it, receipts say it is unknown.',
  ]);
});

test('the same is harm in another family, and where nobody is answered', () => {
  const harmful = [
    'Withdrawals: mend the answers of POST /wallet/get_info. Until then people cannot get their money out.',
    'Options: mend the answers of GET /microtrade/get_result. Until then people cannot stake, or see the result of a stake late.',
  ];
  expect(reportOf([noHistory, late]).advice.asks).toEqual(harmful);
  expect(reportOf([{ ...noHistory, held: [] }], 'c').advice.asks[0]).toBe(harmful[0]);
});

test('a product that hangs on a missing list, or is another one, is off under each of its names', () => {
  const other = { ...stopping, kind: 'promise', at: 'message.info', got: otherProduct } as const;
  const dual = { call: 'dualProducts', operation: 'GET /dual/index', product: 'Dual investment' };
  const { config, asks } = reportOf([
    row({ operation: 'GET /getc2cList', product: 'Quick buy and C2C', verdict: 'missing' }),
    row({ ...dual, verdict: 'differs', findings: [other] }),
  ]).advice;
  expect(config.products).toEqual({ quickBuy: false, c2c: false, otc: false, invest: false });
  expect(asks).toEqual([]);
});

const told = (operation: string, ...contracts: readonly object[]): Exchange => ({
  operation,
  isOfVisitor: false,
  status: 200,
  body: JSON.stringify({ type: 'ok', message: { message: { data: contracts } } }),
  failure: '',
});
const epoch = Date.parse('2026-11-20T10:15:00Z') / 1000;

test.each([
  ['a contract that tells its moment twice', [{ create_time: epoch, time: '2026-11-20 07:15:00' }], 'Etc/GMT+3'],
  ['one without an epoch', [{ time: '2026-11-20 07:15:00' }], undefined],
  ['one whose texts are of another moment', [{ create_time: epoch, time: '2026-11-20 07:20:00' }], undefined],
  [
    'a clock that is changed in summer',
    [
      { create_time: epoch, time: '2026-11-20 11:15:00' },
      { create_time: epoch, time: '2026-11-20 12:15:00' },
    ],
    undefined,
  ],
])('the zone of the server: %s', (_, contracts, zone) => {
  const zones = new ShownZones();
  zones.take(told('POST /lever/my_trade', ...contracts));
  zones.take(told('GET /coin/list', { create_time: epoch, time: '2026-11-20 13:15:00' }));
  expect(zones.zone()).toBe(zone);
});

test('W12 the page shows what a server wrote as text', () => {
  const finding = { kind: 'field', at: 'x', expected: 'text', got: '<img src=x onerror=a>', times: 1, stopsApp: true };
  const page = reportPage(reportOf([row({ verdict: 'differs', findings: [{ ...finding, kind: 'field' }] })]));
  expect(page).toContain('&lt;img src=x onerror=a&gt;');
  expect(page).not.toContain('<img');
});
