import type { Page } from '@playwright/test';
import { contractSheets } from './contract-sheets.ts';
import { financeSheets } from './finance-sheets.ts';
import { press, type OpenedSheet } from './opened-sheet.ts';

const pair = 'symbol=BTC/USDT';
const trade = `/pages/transaction/currency?${pair}`;

const fillTicket = async (page: Page, price: string): Promise<void> => {
  const ticket = page.locator('main form').first();
  await ticket.locator('input[name="price"]').fill(price);
  await ticket.locator('input[name="size"]').fill('0.01');
  await ticket.locator('button[type="submit"]').click();
};

const fillOption = async (page: Page, stake: string): Promise<void> => {
  await page.locator('main input[name="stake"]').fill(stake);
  await page.locator('footer button').first().click();
};

export const commonSheets: readonly OpenedSheet[] = [
  { name: 'confirm', path: trade, open: (page) => fillTicket(page, '30000') },
  { name: 'confirm-guarded', path: trade, open: (page) => fillTicket(page, '130000') },
  {
    name: 'confirm-practice',
    path: `/pages/moni/currency?${pair}`,
    open: (page) => fillTicket(page, '130000'),
  },
  {
    name: 'confirm-option',
    path: `/pages/transaction/index?product=seconds&${pair}`,
    open: (page) => fillOption(page, '10'),
  },
  {
    name: 'confirm-option-practice',
    path: `/pages/moni/index?product=seconds&${pair}`,
    open: (page) => fillOption(page, '10'),
  },
  {
    name: 'receipt',
    path: `/pages/moni/currency_order?${pair}`,
    open: (page) => page.locator('main li button').first().click(),
  },
  { name: 'export', path: `/pages/moni/currency_order?${pair}`, open: (page) => press(page, 'Export as CSV') },
  { name: 'pair-picker', path: trade, open: (page) => page.locator('header [aria-haspopup="dialog"]').first().click() },
  { name: 'about-pair', path: trade, open: (page) => page.locator('header [aria-haspopup="dialog"]').last().click() },
  {
    name: 'presenter',
    path: '/pages/market/market',
    open: (page) => page.locator('[data-mode-badge] button').first().click(),
  },
  {
    name: 'language',
    path: '/pages/setting/setting',
    open: (page) => page.locator('main [aria-haspopup="dialog"]').first().click(),
  },
  {
    name: 'coin',
    path: '/pages/fund/assets',
    open: (page) => page.locator('[role="tabpanel"] li button').first().click(),
  },
  { name: 'fiat', path: '/pages/fund/assets', open: (page) => press(page, /USD/) },
  { name: 'accounts-of-records', path: '/pages/fund/assets?view=bills', open: (page) => press(page, 'All accounts') },
  {
    name: 'currencies-of-records',
    path: '/pages/fund/assets?view=bills',
    open: (page) => press(page, 'All currencies'),
  },
  { name: 'activity', path: '/pages/setting/setting', open: (page) => press(page, /^Activity log/) },
  { name: 'log-out', path: '/pages/setting/setting', open: (page) => press(page, 'Log out') },
  {
    name: 'practice-explained',
    path: '/pages/moni/index?product=spot',
    open: (page) => page.locator('[data-mode-badge] button').last().click(),
  },
  { name: 'chart-settings', path: `${trade}&view=chart`, open: (page) => press(page, 'Indicators and style') },
  {
    name: 'checks',
    path: trade,
    open: async (page) => {
      await fillTicket(page, '130000');
      await press(page, 'Adjust these checks');
    },
  },
];

/** The sheets of the product, opened while the language is English, with orders and positions in both kinds of money. */
export const openSheets: readonly OpenedSheet[] = [...commonSheets, ...contractSheets, ...financeSheets];
