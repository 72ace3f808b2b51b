import { expect, test } from '@playwright/test';
import { reportPage } from '../conformance/report-page.ts';
import type { Report } from '../conformance/report.ts';

const row = {
  call: 'fundTransfer',
  operation: 'POST /bind_box/getMyBindBoxQuotationLogOfEverything',
  product: 'Balances',
  takenBy: undefined,
  verdict: 'differs',
  findings: [
    {
      kind: 'field',
      at: 'message.legal_wallet.balance[*].lock_legal_balance_of_yesterday',
      expected: 'text or nothing',
      got: 'number 12.5',
      times: 3,
      stopsApp: false,
    },
  ],
  held: [],
  notTried: [],
} as const;
const report: Report = {
  server: 'https://a-long-name-of-a-server.exchange-of-somewhere.example.com',
  at: '2026-03-04T12:00:00.000Z',
  wrote: 'nothing',
  realtime: 'socket.io 3 and 4',
  family: 'c',
  rows: [row],
  advice: {
    config: { dialect: { family: 'c' }, products: { quickBuy: false } },
    asks: [`Balances: mend ${row.operation}.`],
  },
  leftBehind: [],
};

for (const width of [360, 390])
  test(`the page of a report does not scroll sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.setContent(reportPage(report));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
