import type { Page } from '@playwright/test';

/** A screen that is built, with what it needs to stand there in full. */
export interface BuiltScreen {
  readonly name: string;
  readonly path: string;
  readonly needs: 'anyone' | 'person';
}

const pair = 'symbol=BTC/USDT';

export const builtScreens: readonly BuiltScreen[] = [
  { name: 'home', path: '/', needs: 'anyone' },
  { name: 'market', path: '/pages/market/market', needs: 'anyone' },
  { name: 'search', path: '/pages/market/search', needs: 'anyone' },
  { name: 'trade', path: `/pages/transaction/currency?${pair}`, needs: 'anyone' },
  { name: 'chart', path: `/pages/transaction/currency?${pair}&view=chart`, needs: 'anyone' },
  { name: 'trade-hub', path: '/pages/transaction/index', needs: 'anyone' },
  { name: 'trade-hub-chart', path: '/pages/transaction/index2', needs: 'anyone' },
  { name: 'forex', path: '/pages/forex/index', needs: 'anyone' },
  { name: 'settings', path: '/pages/setting/setting', needs: 'anyone' },
  { name: 'limits', path: '/pages/setting/setting?section=limits', needs: 'anyone' },
  { name: 'not-found', path: '/pages/nowhere', needs: 'anyone' },
  { name: 'login', path: '/pages/common/login', needs: 'anyone' },
  { name: 'register', path: '/pages/common/register', needs: 'anyone' },
  { name: 'forget', path: '/pages/common/forget', needs: 'anyone' },
  { name: 'assets', path: '/pages/fund/assets', needs: 'person' },
  { name: 'records', path: '/pages/fund/assets?view=bills', needs: 'person' },
  { name: 'orders', path: `/pages/transaction/currency_order?${pair}`, needs: 'person' },
  { name: 'contracts', path: `/pages/transaction/contract?${pair}`, needs: 'person' },
  { name: 'options', path: `/pages/transaction/index?product=seconds&${pair}`, needs: 'person' },
  {
    name: 'options-orders',
    path: `/pages/transaction/seconds_order?${pair}&list=settled&from=2026-01-01`,
    needs: 'person',
  },
  { name: 'practice-options', path: `/pages/moni/index?product=seconds&${pair}`, needs: 'person' },
  { name: 'practice-hub', path: '/pages/moni/index', needs: 'anyone' },
  { name: 'practice-trade', path: `/pages/moni/currency?${pair}`, needs: 'anyone' },
  { name: 'practice-assets', path: '/pages/moni/assets_all_record', needs: 'person' },
  { name: 'practice-orders', path: `/pages/moni/currency_order?${pair}`, needs: 'person' },
];

/** Screens whose shape does not depend on who looks; the rest is worth a second look by a visitor. */
const sameForEveryone = new Set(['search', 'not-found', 'forex', 'forget', 'login', 'register']);
export const visitorScreens = builtScreens.filter(
  ({ needs, name }) => needs === 'anyone' && !sameForEveryone.has(name),
);

/** What opens above a screen. */
export interface OpenedSheet {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
}

const trade = `/pages/transaction/currency?${pair}`;

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();

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

/** The sheets of the built screens, opened while the language is English. */
export const openSheets: readonly OpenedSheet[] = [
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
    path: '/pages/moni/index',
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
